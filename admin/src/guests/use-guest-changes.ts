import { isRefusal } from '@fairground/client/errors.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import type { GuestLine } from './guest-line.ts'
import { guestClient } from './guest-queries.ts'

/** Obstacle to a change that the organiser may pass over. */
export interface Beyond {
  readonly line: GuestLine
  readonly status: 'YES'
  /** "All places are taken." */
  readonly why: string
}

export interface GuestChanges {
  checkIn(line: GuestLine): void
  undo(line: GuestLine): void
  giveStatus(line: GuestLine, status: 'YES', beyond?: boolean): void
  remove(line: GuestLine): void
  copyLink(line: GuestLine): void
  edit(line: GuestLine): void
  showAnswers(line: GuestLine): void
  confirmRemoval(line: GuestLine): void
}

interface Dialogs {
  /** Opens the form of an answer. */
  edit(line: GuestLine): void
  showAnswers(line: GuestLine): void
  /** Opens the dialog that confirms the deletion of an answer. */
  confirmRemoval(line: GuestLine): void
  confirmBeyond(beyond: Beyond | undefined): void
}

const LIMITS = ['RSVP_LIMIT_EXCEEDED', 'GUEST_LIMIT_EXCEEDED', 'RSVPS_CLOSED', 'RSVPS_NOT_STARTED'] as const

/** Changes of single guests; the list and the event's numbers are read again after each. */
export function useGuestChanges(eventId: string, dialogs: Dialogs): GuestChanges {
  const queryClient = useQueryClient()
  const run = async (work: () => Promise<unknown>, words: string): Promise<void> => {
    try {
      await work()
      toast(words)
    } catch (error) {
      toast.error(failureOf(error).title)
    }
    await Promise.all(['guests', 'events'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  }
  const { rsvp, rsvpV2, tickets, rsvpAnswers } = guestClient
  return {
    edit: dialogs.edit,
    showAnswers: dialogs.showAnswers,
    confirmRemoval: dialogs.confirmRemoval,
    checkIn: (line) =>
      void run(
        () =>
          line.kind === 'ticket'
            ? tickets.checkInTickets({ eventId, ticketNumber: [line.id] })
            : rsvp.checkInRsvp({ eventId, rsvpId: line.id }),
        t('admin.guests.nameCheckedIn', { name: line.name }),
      ),
    undo: (line) =>
      void run(
        () =>
          line.kind === 'ticket'
            ? tickets.deleteTicketCheckIns({ eventId, ticketNumber: [line.id] })
            : rsvp.deleteRsvpCheckIn({ eventId, rsvpId: line.id }),
        t('admin.guests.checkInOfNameUndone', { name: line.name }),
      ),
    giveStatus: (line, status, beyond = false) =>
      void run(
        async () => {
          try {
            await rsvpV2.updateRsvp({ rsvp: { id: line.id, status }, options: { ignoreLimits: beyond } })
          } catch (error) {
            if (beyond || !isRefusal(error, ...LIMITS)) throw error
            dialogs.confirmBeyond({ line, status, why: error.description })
            throw error
          }
        },
        t('admin.guests.nameHasAPlaceAnd', { name: line.name }),
      ),
    remove: (line) =>
      void run(() => rsvpV2.deleteRsvp({ rsvpId: line.id }), t('admin.guests.theReplyOfNameIs', { name: line.name })),
    copyLink: (line) =>
      void run(async () => {
        const { url } = await rsvpAnswers.getAnswerLink({ rsvpId: line.id })
        await navigator.clipboard.writeText(url)
      }, t('admin.guests.linkCopiedAnyoneWithIt')),
  }
}
