import type { CreateAccessCodesRequest } from '@fairground/client/generated/fairground.ticket-access.ts'
import { instantOf, wallTimeOf } from '@fairground/domain/events/event-time.ts'
import { t } from '../texts.ts'
import type { AccessCode } from './code-queries.ts'

/** Access codes as they are typed. */
export interface CodeValues {
  readonly code: string
  /** Number of random codes; of new ones alone. */
  readonly random: string
  readonly kinds: readonly string[]
  /** Empty: no limit. */
  readonly limit: string
  /** Wall times of the event's zone; empty: no bound. */
  readonly from: string
  readonly until: string
  readonly note: string
}

const wall = (date: Date | undefined, zone: string): string => (date ? wallTimeOf(date, zone).slice(0, 16) : '')

export const codeValues = (code: AccessCode | undefined, zone: string, hidden: readonly string[]): CodeValues => ({
  code: code?.code ?? '',
  random: '1',
  kinds: code?.ticketDefinitionIds ?? hidden,
  limit: code?.usageLimit === undefined ? '' : String(code.usageLimit),
  from: wall(code?.startDate, zone),
  until: wall(code?.endDate, zone),
  note: code?.note ?? '',
})

export type CodeMistakes = Partial<Record<keyof CodeValues, string>>

/** Fields that the server would refuse, in words. `isNew` codes may be random ones. */
export function codeMistakes({ code, random, kinds, limit, from, until }: CodeValues, isNew: boolean): CodeMistakes {
  const typed = code.trim()
  const isRandom = isNew && typed === ''
  return {
    ...(!isRandom && !/^[A-Za-z0-9_-]{4,40}$/.test(typed) ? { code: t('admin.event-access.enterACode') } : {}),
    ...(isRandom && !/^([1-9]\d?|[1-4]\d\d|500)$/.test(random.trim())
      ? { random: t('admin.event-access.enterANumber') }
      : {}),
    ...(kinds.length === 0 ? { kinds: t('admin.event-access.chooseATicket') } : {}),
    ...(/^([1-9]\d{0,4}|100000)?$/.test(limit.trim()) ? {} : { limit: t('admin.event-access.enterALimit') }),
    ...(from && until && until <= from ? { until: t('admin.event-access.untilBeforeFrom') } : {}),
  }
}

type Rules = Pick<CreateAccessCodesRequest, 'ticketDefinitionIds' | 'usageLimit' | 'startDate' | 'endDate' | 'note'>

/** Rules of a code as the contract has them; times are read in the event's zone. */
export const rulesMessage = ({ kinds, limit, from, until, note }: CodeValues, zone: string): Rules => ({
  ticketDefinitionIds: [...kinds],
  usageLimit: limit.trim() === '' ? null : Number(limit),
  startDate: from ? instantOf(from, zone) : null,
  endDate: until ? instantOf(until, zone) : null,
  note: note.trim() || null,
})
