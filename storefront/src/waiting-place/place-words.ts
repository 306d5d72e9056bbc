import type { WaitingPlace } from '@fairground/client/generated/fairground.ticket-waiting-lists.ts'
import { t } from '../texts.ts'

type Status = WaitingPlace['status']

/** The state of a place in a few words. */
export const statusWords = (status: Status): string =>
  ({
    WAITING: t('waiting-place.waiting'),
    OFFERED: t('waiting-place.offered'),
    BOUGHT: t('waiting-place.bought'),
    DECLINED: t('waiting-place.declined'),
    EXPIRED: t('waiting-place.expired'),
    LEFT: t('waiting-place.left'),
    REMOVED: t('waiting-place.removed'),
    ENDED: t('waiting-place.ended'),
  })[status]

/** Tickets that are waited for, with their number. */
export const ticketsWaitedFor = ({ quantity, ticketName }: Pick<WaitingPlace, 'quantity' | 'ticketName'>): string =>
  `${quantity} × ${ticketName ?? t('waiting-list.any')}`
