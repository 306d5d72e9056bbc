import type { CreateTicketQuotaRequest } from '@fairground/client/generated/fairground.ticket-quotas.ts'
import { t } from '../texts.ts'
import type { TicketQuota } from './quota-queries.ts'

/** A shared quota as it is typed. */
export interface QuotaValues {
  readonly name: string
  readonly capacity: string
  readonly allKinds: boolean
  readonly kinds: readonly string[]
}

/** `quotas` are those that the event has: its first one is of the whole room. */
export const quotaValues = (quota: TicketQuota | undefined, quotas: readonly TicketQuota[]): QuotaValues =>
  quota
    ? {
        name: quota.name,
        capacity: String(quota.capacity),
        allKinds: quota.allKinds,
        kinds: quota.ticketDefinitionIds,
      }
    : {
        name: quotas.some(({ allKinds }) => allKinds) ? '' : t('admin.event-quotas.capacity'),
        capacity: '',
        allKinds: !quotas.some(({ allKinds }) => allKinds),
        kinds: [],
      }

export type QuotaMistakes = Partial<Record<keyof QuotaValues, string>>

/** Fields that the server would refuse, in words. */
export const quotaMistakes = ({ name, capacity, allKinds, kinds }: QuotaValues): QuotaMistakes => ({
  ...(name.trim() ? {} : { name: t('admin.event-quotas.enterAName') }),
  ...(/^(\d{1,6}|1000000)$/.test(capacity.trim()) ? {} : { capacity: t('admin.event-quotas.enterANumber') }),
  ...(allKinds || kinds.length > 0 ? {} : { kinds: t('admin.event-quotas.chooseATicket') }),
})

type Message = Pick<CreateTicketQuotaRequest, 'name' | 'capacity' | 'allKinds' | 'ticketDefinitionIds'>

export const quotaMessage = ({ name, capacity, allKinds, kinds }: QuotaValues): Message => ({
  name: name.trim(),
  capacity: Number(capacity),
  allKinds,
  ticketDefinitionIds: allKinds ? [] : [...kinds],
})
