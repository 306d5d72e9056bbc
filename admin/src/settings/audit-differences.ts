import type { AuditEntry } from '@fairground/client/generated/fairground.audit-log.ts'
import type { AuditField } from '@fairground/contract/fairground/audit-log.ts'
import type { Formats } from '../formats.ts'
import { t } from '../texts.ts'
import { type Scope, scopeWords } from './scope-levels.ts'

export interface Difference {
  readonly field: string
  readonly before: string | undefined
  readonly after: string | undefined
}

type Writer = Pick<Formats, 'number' | 'count'>
type FieldWords = { readonly name: string; readonly value?: (value: unknown, formats: Writer) => string }

const words = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? t('admin.settings.none') : value.map(String).join(', ')
  if (typeof value === 'boolean') return value ? t('admin.settings.on') : t('admin.settings.off')
  return String(value)
}

const DAY_MS = 86_400_000
const spans = [
  [DAY_MS, { one: '# day', other: '# days' }],
  [3_600_000, { one: '# hour', other: '# hours' }],
  [60_000, { one: '# minute', other: '# minutes' }],
  [1000, { one: '# second', other: '# seconds' }],
] as const

/** "2 days 3 hours ahead": how far a clock is set apart from the real time, in its two largest units. */
function clockWords(value: unknown, { count }: Writer): string {
  const offset = Number(value)
  let left = Math.abs(offset)
  const parts: string[] = []
  for (const [size, forms] of spans) {
    const whole = Math.floor(left / size)
    left -= whole * size
    if (whole > 0) parts.push(count(whole, forms))
  }
  if (parts.length === 0) return t('admin.settings.theRealTime')
  return `${parts.slice(0, 2).join(' ')} ${offset > 0 ? 'ahead' : 'behind'}`
}

const pointWords = ({ x, y }: { x: number; y: number }): string => `${x}% from the left, ${y}% from the top`

const listed = (names: readonly string[]): string => (names.length === 0 ? t('admin.settings.none') : names.join(', '))

/** Names and values of fields in words; null for those that the sentence of the entry has already. */
const fields: Readonly<Record<AuditField, FieldWords | null>> = {
  name: { name: t('admin.settings.name') },
  scopes: { name: t('admin.settings.permissions'), value: (scopes) => scopeWords(scopes as Scope[]) }, // the server records scopes alone
  redirectUris: { name: t('admin.settings.redirectAddresses') },
  postFlowOrigins: { name: t('admin.settings.origins') },
  email: null,
  role: { name: t('admin.settings.role') },
  others: { name: t('admin.settings.otherLanguages') },
  issuer: { name: t('admin.settings.signInProvider') },
  issuers: { name: t('admin.settings.signInProviders') },
  from: null,
  roleKey: null,
  template: null,
  language: null,
  subject: { name: t('admin.settings.subject') },
  enabled: null,
  requireOwnerApproval: { name: t('admin.settings.approveNewMembersManually') },
  requireEmailVerification: { name: t('admin.settings.verifyEmailAddresses') },
  offsetMs: { name: t('admin.settings.clock'), value: clockWords },
  testPayments: { name: t('admin.settings.testPayments') },
  testMode: { name: t('admin.settings.testMode') },
  serviceFee: { name: t('admin.settings.serviceFee'), value: (percent) => `${percent}%` },
  manualPaymentDays: {
    name: t('admin.settings.timeToPayInPerson'),
    value: (days, { count }) => count(Number(days), { one: '# day', other: '# days' }),
  },
  manualPayments: { name: t('admin.settings.payingInPerson') },
  methodsOff: {
    name: t('admin.settings.paymentMethodsThatAreOff'),
    value: (names) => listed(names as readonly string[]),
  }, // the server records names
  promoteFromWaitlist: { name: t('admin.settings.freePlacesGoToThe') },
  filename: { name: t('admin.settings.fileName') },
  folder: {
    name: t('admin.settings.folder'),
    value: (name) => (name === '' ? t('admin.settings.none') : String(name)),
  },
  alt: {
    name: t('admin.settings.alternativeText'),
    value: (text) => (text === '' ? t('admin.settings.none') : String(text)),
  },
  focalPoint: { name: t('admin.settings.focalPoint'), value: (point) => pointWords(point as { x: number; y: number }) }, // the server records points alone
  sold: { name: t('admin.settings.forSale') },
  amount: null,
  currency: null,
}

const isKnown = (field: string): field is AuditField => Object.hasOwn(fields, field)

const isCurrency = (field: string): boolean => /^[A-Z]{3}$/.test(field)
/** Rates are stored in millionths. */
const rate = (value: unknown): string => String(Number(value) / 1_000_000)

/** Null for what is not shown, as of fields that a later version recorded. */
function fieldWords(field: string): FieldWords | null {
  if (isCurrency(field)) return { name: t('admin.settings.rateOfField', { field }), value: rate }
  return isKnown(field) ? fields[field] : null
}

/** Differences of a change, field by field, in words: only where both sides are known. */
export function differences({ before, after }: Pick<AuditEntry, 'before' | 'after'>, formats: Writer): Difference[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].flatMap((field) => {
    const known = fieldWords(field)
    if (!known) return []
    const { name, value: write = words } = known
    const side = (values: AuditEntry['after']) => {
      const value = values?.[field]
      return value === undefined || value === null ? undefined : write(value, formats)
    }
    const difference = { field: name, before: side(before), after: side(after) }
    return difference.before === difference.after ? [] : [difference]
  })
}
