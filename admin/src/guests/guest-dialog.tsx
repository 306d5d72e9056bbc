import { isRefusal } from '@fairground/client/errors.ts'
import { present } from '@fairground/domain/present.ts'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminSelectField, AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { placeViolations } from '../forms/field-violations.ts'
import { failureOf } from '../shell/failure.ts'
import { t } from '../texts.ts'
import type { GuestLine } from './guest-line.ts'
import { guestClient } from './guest-queries.ts'

interface GuestValues {
  firstName: string
  lastName: string
  email: string
  status: 'YES' | 'NO' | 'WAITLIST'
  companions: string
  names: string
  beyond: boolean
  silent: boolean
}

const violations = [[/^rsvp\.(firstName|lastName|email)$/, '$1']] as const

const named = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((name) => name.trim())
    .filter(Boolean)

function valuesOf(line: GuestLine | undefined): GuestValues {
  const status = line?.status === 'NO' ? 'NO' : line?.status === 'WAITING' ? 'WAITLIST' : 'YES'
  return {
    firstName: line?.firstName ?? '',
    lastName: line?.lastName ?? '',
    email: line?.email ?? '',
    status,
    companions: String((line?.party ?? 1) - 1),
    names: line?.detail.replaceAll(', ', '\n') ?? '',
    beyond: false,
    silent: false,
  }
}

type GuestDialogProps = {
  eventId: string
  /** Line whose answer is changed; `undefined` adds a guest. */
  line: GuestLine | undefined
  onClose: () => void
}

/** A guest as the organiser writes them: added, or the answer changed. A guest whom only the event's limits forbid can be let through. */
export function GuestDialog({ eventId, line, onClose }: GuestDialogProps) {
  const queryClient = useQueryClient()
  const form = useForm<GuestValues>({ defaultValues: valuesOf(line) })
  const { errors } = form.formState
  const save = useMutation({
    mutationFn: ({ beyond, silent, companions, names, email, ...person }: GuestValues) => {
      const guestNames = named(names)
      const rsvp = {
        ...person,
        ...present({ email: email.trim() || undefined }),
        additionalGuestDetails: { guestCount: Number(companions) || guestNames.length, guestNames },
        // A guest who wants no mails stays without them in every change.
        ...present({ disableNotifications: silent ? true : undefined }),
      }
      const options = { ignoreLimits: beyond, ignoreResponseStatus: true }
      return line
        ? guestClient.rsvpV2.updateRsvp({ rsvp: { ...rsvp, id: line.id }, options })
        : guestClient.rsvpV2.createRsvp({ rsvp: { ...rsvp, eventId }, options })
    },
    onSuccess: async () => {
      await Promise.all(['guests', 'events'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
      toast(line ? t('admin.guests.replySaved') : t('admin.guests.guestAdded'))
      onClose()
    },
    onError: (error) => {
      for (const { name, message } of placeViolations(error, violations).fields)
        form.setError(name as keyof GuestValues, { message }, { shouldFocus: true })
      if (isRefusal(error, 'MEMBER_EMAIL_ALREADY_REGISTERED'))
        form.setError('email', { message: t('admin.guests.thisAddressHasAlreadyReplied') }, { shouldFocus: true })
      if (isRefusal(error, 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES'))
        form.setError('names', { message: t('admin.guests.enterEveryCompanionsNameOr') }, { shouldFocus: true })
    },
  })
  const submit = form.handleSubmit((values) => save.mutateAsync(values).then(undefined, () => {}))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={line ? t('admin.guests.replyOfName', { name: line.name }) : t('admin.guests.addAGuest')}
      footer={
        <>
          {save.error && (
            <span role="alert" className="me-auto self-center text-danger">
              {failureOf(save.error).title}
            </span>
          )}
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('admin.guests.cancel')}
          </Button>
          <Button size="sm" type="submit" form="guest" pending={save.isPending}>
            {line ? t('admin.guests.saveReply') : t('admin.guests.addGuest')}
          </Button>
        </>
      }
    >
      <form id="guest" noValidate onSubmit={submit} className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <AdminTextField
            label={t('admin.guests.firstName')}
            {...form.register('firstName')}
            error={errors.firstName?.message}
          />
          <AdminTextField
            label={t('admin.guests.lastName')}
            {...form.register('lastName')}
            error={errors.lastName?.message}
          />
        </div>
        <AdminTextField
          label={t('admin.guests.email')}
          type="email"
          {...form.register('email')}
          error={errors.email?.message}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <AdminSelectField label={t('admin.guests.reply')} {...form.register('status')}>
            <option value="YES">{t('admin.guests.coming')}</option>
            <option value="WAITLIST">{t('admin.guests.onTheWaitingList')}</option>
            <option value="NO">{t('admin.guests.notComing')}</option>
          </AdminSelectField>
          <AdminSelectField label={t('admin.guests.companions')} {...form.register('companions')}>
            {[...Array(11).keys()].map((n) => (
              <option key={n}>{n}</option>
            ))}
          </AdminSelectField>
        </div>
        <AdminTextAreaField
          label={t('admin.guests.theirNames')}
          optional
          rows={2}
          help={t('admin.guests.oneNamePerLineFor')}
          {...form.register('names')}
          error={errors.names?.message}
        />
        <CheckboxField label={t('admin.guests.addEvenWhenFullOr')} {...form.register('beyond')} />
        <CheckboxField label={t('admin.guests.doNotEmailThisGuest')} {...form.register('silent')} />
      </form>
    </Dialog>
  )
}
