import type { AuditEntry } from '@fairground/client/generated/fairground.audit-log.ts'
import type { PaymentMethodLimits } from '@fairground/client/generated/fairground.payment-settings.ts'
import type { SiteTicketCancellation, SiteTicketChange } from '@fairground/client/generated/fairground.site-settings.ts'
import { TEST_PAYMENT_METHOD } from '@fairground/contract/enumerations/payments.ts'
import type { StaffMemberPermission } from '@fairground/contract/enumerations/tickets.ts'
import type { AuditField } from '@fairground/contract/fairground/audit-log.ts'
import { kindWords, type PageKind } from '../content-pages/page-kinds.ts'
import { countryIn, type Formats } from '../formats.ts'
import { languageName } from '../mail/languages.ts'
import { type Scope, scopeWords } from '../session/scope-levels.ts'
import { limitsInWords } from '../settings/method-limits-words.ts'
import { t } from '../texts.ts'
import { policiesInWords, ticksInWords, valuesInWords } from './checkout-words.ts'
import { listed } from './listed.ts'

export interface Difference {
  readonly field: string
  readonly before: string | undefined
  readonly after: string | undefined
}

type Writer = Pick<Formats, 'number' | 'count' | 'locale' | 'dateTime'>
type FieldWords = { readonly name: string; readonly value?: (value: unknown, formats: Writer) => string }

const words = (value: unknown): string => {
  if (Array.isArray(value)) return listed(value.map(String))
  if (typeof value === 'boolean') return value ? t('admin.settings.on') : t('admin.settings.off')
  return String(value)
}

const DAY_MS = 86_400_000
const spans = [
  [DAY_MS, (count: number) => t('admin.list.countDay', { count })],
  [3_600_000, (count: number) => t('admin.list.countHour', { count })],
  [60_000, (count: number) => t('admin.list.countMinute', { count })],
  [1000, (count: number) => t('admin.list.countSecond', { count })],
] as const

/** "2 days 3 hours ahead": how far a clock is set apart from the real time, in its two largest units. */
function clockWords(value: unknown): string {
  const offset = Number(value)
  let left = Math.abs(offset)
  const parts: string[] = []
  for (const [size, counted] of spans) {
    const whole = Math.floor(left / size)
    left -= whole * size
    if (whole > 0) parts.push(counted(whole))
  }
  if (parts.length === 0) return t('admin.settings.theRealTime')
  return offset > 0
    ? t('admin.settings.spanAhead', { span: parts.slice(0, 2).join(' ') })
    : t('admin.settings.spanBehind', { span: parts.slice(0, 2).join(' ') })
}

const pointWords = ({ x, y }: { x: number; y: number }): string =>
  t('admin.settings.pointFromLeftAndTop', { x: `${x}%`, y: `${y}%` })

/** The business on one line: its name, and what else is known of it. */
const businessWords = (value: unknown, locale: string): string =>
  Object.entries(value as Readonly<Record<string, unknown>>) // the server records fields of the business
    .flatMap(([field, part]) => (typeof part === 'object' && part !== null ? Object.entries(part) : [[field, part]]))
    .flatMap(([field, part]) =>
      typeof part !== 'string' ? [] : field === 'country' ? [countryIn(part, locale)] : [part],
    )
    .join(', ')

const momentWords = (value: unknown, { dateTime }: Writer): string => dateTime(new Date(String(value)))

const counted = (value: unknown, { number }: Writer): string => number(Number(value))

const weightWords = { KG: t('admin.settings.kilograms'), LB: t('admin.settings.pounds') }
const distanceWords = { KM: t('admin.settings.kilometres'), MI: t('admin.settings.miles') }
const cancellationWords = ({ allowed, hoursBefore = 24, percent = 100 }: SiteTicketCancellation): string =>
  allowed
    ? t('admin.settings.cancellationTerms', { hours: hoursBefore, percent: String(percent) })
    : t('admin.settings.cancellationOff')

type Prices = Pick<SiteTicketChange, 'toCheaper' | 'refundsDifference' | 'toDearer'>

function pricedTerms(places: string, { toCheaper, refundsDifference, toDearer }: Prices): string {
  const cheaper = toCheaper ? t('admin.settings.changeTermsCheaper', { terms: places }) : places
  const back = toCheaper && refundsDifference ? t('admin.settings.changeTermsRefunds', { terms: cheaper }) : cheaper
  return toDearer ? t('admin.settings.changeTermsDearer', { terms: back }) : back
}

function changeWords({ allowed, hoursBefore: hours = 24, otherDates, atMost, ...prices }: SiteTicketChange): string {
  if (!allowed) return t('admin.settings.cancellationOff')
  const places = otherDates
    ? t('admin.settings.changeTermsDates', { hours })
    : t('admin.settings.changeTerms', { hours })
  const terms = pricedTerms(places, prices)
  return atMost === undefined ? terms : t('admin.settings.changeTermsTimes', { terms, times: atMost })
}

const soldWords = {
  BOTH: t('admin.settings.goodsAndTickets'),
  GOODS: t('admin.settings.goodsOnly'),
  TICKETS: t('admin.settings.ticketsOnly'),
}
const statusWords = {
  ENABLED: t('admin.settings.statusOpen'),
  PENDING: t('admin.settings.statusSoon'),
  DISABLED: t('admin.settings.statusClosed'),
  DEMO: t('admin.settings.statusDemo'),
}

const distanceSalesTaxWords = {
  DESTINATION: t('admin.settings.taxedAtDestination'),
  HOME: t('admin.settings.taxedAtHome'),
}

/** Words of a code; a code of a later version stays as it is. */
const codeWords =
  (words: Readonly<Record<string, string>>) =>
  (code: unknown): string =>
    words[String(code)] ?? String(code)

type ManualWords = { readonly title: string; readonly description?: string; readonly instructions?: string }

const manualWords = ({ title, description, instructions }: ManualWords): string =>
  [title, ...[description, instructions].filter(Boolean)].join(' · ')

const methodWords = (method: string): string =>
  method === TEST_PAYMENT_METHOD ? t('admin.settings.testPayments') : method

const waitingRuleWords = { STRICT: t('admin.audit.waitingStrict'), FITTING: t('admin.audit.waitingFitting') }

/** Acts at the door in words; the page of the door staff has them in a chunk of its own. */
const mayDoWords: Readonly<Record<StaffMemberPermission, string>> = {
  CHECK_IN_GUESTS: t('admin.door-staff.checkIn'),
  READ_ANALYTICS: t('admin.door-staff.readCounts'),
  READ_GUEST_FORM: t('admin.door-staff.readForms'),
}

const actWords = (acts: string): string =>
  acts
    .split(', ')
    .flatMap((act) => mayDoWords[act as StaffMemberPermission] ?? [])
    .join(', ') || t('admin.forms.none')

/** Names and values of fields in words; null for those that the sentence of the entry has already. */
const fields: Readonly<Record<AuditField, FieldWords | null>> = {
  name: { name: t('admin.settings.name') },
  scopes: { name: t('admin.settings.permissions'), value: (scopes) => scopeWords(scopes as Scope[]) }, // the server records scopes alone
  redirectUris: { name: t('admin.settings.redirectAddresses') },
  postFlowOrigins: { name: t('admin.settings.origins') },
  email: null,
  offerMinutes: { name: t('admin.audit.offerMinutes'), value: counted },
  gateOn: { name: t('admin.audit.gateOn') },
  opensDate: {
    name: t('admin.audit.opensDate'),
    value: (moment, writer) => (moment ? momentWords(moment, writer) : t('admin.forms.none')),
  },
  admissionsPerMinute: { name: t('admin.audit.admissionsPerMinute'), value: counted },
  admissionMinutes: { name: t('admin.audit.admissionMinutes'), value: counted },
  difficulty: { name: t('admin.audit.gateDifficulty'), value: counted },
  rule: { name: t('admin.audit.waitingRule'), value: codeWords(waitingRuleWords) },
  distanceSalesTax: {
    name: t('admin.settings.distanceSalesTax'),
    value: codeWords(distanceSalesTaxWords),
  },
  reverseCharge: { name: t('admin.settings.reverseCharge') },
  vatIdCheck: { name: t('admin.settings.vatIdCheck') },
  role: { name: t('admin.settings.role') },
  others: {
    name: t('admin.settings.otherLanguages'),
    value: (codes, { locale }) => listed((codes as readonly string[]).map((code) => languageName(code, locale))), // the server records codes
  },
  issuer: { name: t('admin.settings.signInProvider') },
  issuers: { name: t('admin.settings.signInProviders') },
  from: null,
  roleKey: null,
  template: null,
  language: null,
  subject: { name: t('admin.settings.subject') },
  enabled: null,
  mailHost: { name: t('admin.audit.mailHost') },
  mailUser: { name: t('admin.audit.mailUser') },
  mailSender: { name: t('admin.audit.mailSender') },
  requireOwnerApproval: { name: t('admin.settings.approveNewMembersManually') },
  requireEmailVerification: { name: t('admin.settings.verifyEmailAddresses') },
  offsetMs: { name: t('admin.settings.clock'), value: clockWords },
  checkoutBrand: { name: t('admin.settings.checkoutLookField'), value: valuesInWords },
  checkoutPolicies: { name: t('admin.settings.checkoutPolicies'), value: policiesInWords },
  checkoutContent: { name: t('admin.settings.checkoutWords'), value: valuesInWords },
  checkoutFields: { name: t('admin.settings.checkoutAsks'), value: ticksInWords },
  checkoutBillingFields: {
    name: t('admin.settings.billAddress'),
    value: (fields) => (fields === 'All_FIELDS' ? t('admin.settings.billAll') : t('admin.settings.billMinimum')),
  },
  testPayments: { name: t('admin.settings.testPayments') },
  testMode: { name: t('admin.settings.testMode') },
  serviceFee: { name: t('admin.settings.serviceFee'), value: (percent) => `${percent}%` },
  manualPaymentDays: {
    name: t('admin.settings.timeToPayInPerson'),
    value: (days) => t('admin.list.countDay', { count: Number(days) }),
  },
  manualPayments: { name: t('admin.settings.payingInPerson') },
  methodsOff: {
    name: t('admin.settings.paymentMethodsThatAreOff'),
    value: (names) => listed((names as readonly string[]).map(methodWords)), // the server records names
  },
  methodLimits: {
    name: t('admin.settings.methodLimits'),
    value: (limits, { locale }) =>
      listed(
        Object.entries(limits as Readonly<Record<string, PaymentMethodLimits>>) // the server records limits by method
          .map(
            ([method, one]) =>
              `${methodWords(method)}: ${limitsInWords(one, { money: String, country: (code) => countryIn(code, locale) }) ?? ''}`,
          ),
      ),
  },
  manualMethods: {
    name: t('admin.settings.manualMethods'),
    value: (methods) => listed((methods as readonly ManualWords[]).map(manualWords)), // the server records methods
  },
  createInvoice: { name: t('admin.settings.invoiceWithOrder') },
  autoGenerateInvoiceOnPaidOrder: { name: t('admin.settings.invoiceWhenPaid') },
  orderPrefix: { name: t('admin.settings.orderPrefix') },
  invoicePrefix: { name: t('admin.settings.invoicePrefix') },
  receiptPrefix: { name: t('admin.settings.receiptPrefix') },
  creditNotePrefix: { name: t('admin.settings.creditNotePrefix') },
  nextInvoiceNumber: { name: t('admin.settings.nextInvoiceNumber') },
  invoiceNote: { name: t('admin.settings.invoiceNote') },
  documentKind: null,
  documentNumber: null,
  difference: null,
  reference: null,
  method: null,
  publicKey: { name: t('admin.settings.publicKey') },
  reserveHours: {
    name: t('admin.settings.reservedFor'),
    value: (hours) => t('admin.list.countHour', { count: Number(hours) }),
  },
  reserveEnd: {
    name: t('admin.settings.reserveEnd'),
    value: (end) => (end === 'capture' ? t('admin.settings.reserveTaken') : t('admin.settings.reserveReleased')),
  },
  plan: { name: t('admin.audit.seatPlan') },
  place: { name: t('admin.audit.address') },
  rooms: { name: t('admin.audit.rooms') },
  permissions: { name: t('admin.door-staff.mayDo'), value: (acts) => actWords(String(acts)) },
  paused: { name: t('admin.door-staff.paused') },
  events: {
    name: t('admin.door-staff.events'),
    value: (events) => (events === 'all' ? t('admin.door-staff.allEvents') : String(events)),
  },
  kinds: { name: t('admin.audit.seatedKinds') },
  units: { name: t('admin.audit.seatUnits') },
  block: {
    name: t('admin.audit.seatUse'),
    value: (block) => (block === 'KILLED' ? t('admin.audit.seatKilled') : t('admin.audit.seatBlocked')),
  },
  seats: { name: t('admin.audit.seats') },
  capacity: { name: t('admin.audit.capacity') },
  title: { name: t('admin.content-pages.title') },
  slug: { name: t('admin.content-pages.address') },
  kind: { name: t('admin.content-pages.kind'), value: (kind) => kindWords[kind as PageKind] }, // the server records kinds
  shown: { name: t('admin.content-pages.showInShop') },
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
  business: {
    name: t('admin.settings.businessField'),
    value: (business, { locale }) => businessWords(business, locale),
  },
  locale: { name: t('admin.settings.localeField'), value: (code, { locale }) => languageName(String(code), locale) },
  timeZone: { name: t('admin.settings.timeZoneField') },
  weightUnit: { name: t('admin.settings.weightUnitField'), value: codeWords(weightWords) },
  distanceUnit: { name: t('admin.settings.distanceUnitField'), value: codeWords(distanceWords) },
  sells: { name: t('admin.settings.sellsField'), value: codeWords(soldWords) },
  taxIncludedInPrices: { name: t('admin.settings.taxIncludedField') },
  reservationMinutes: { name: t('admin.settings.reservationMinutesField') },
  unpaidOrderMinutes: { name: t('admin.settings.unpaidOrderMinutesField') },
  ticketCancellation: {
    name: t('admin.settings.ticketCancellationField'),
    value: (terms) => cancellationWords(terms as SiteTicketCancellation), // the server records terms alone
  },
  ticketChange: {
    name: t('admin.settings.ticketChangeField'),
    value: (terms) => changeWords(terms as SiteTicketChange), // the server records terms alone
  },
  status: { name: t('admin.settings.statusField'), value: codeWords(statusWords) },
  texts: {
    name: t('admin.settings.textsField'),
    value: (texts) => listed(Object.values(texts as Record<string, string>)),
  }, // the server records texts alone
  look: { name: t('admin.settings.lookField'), value: valuesInWords },
  active: { name: t('admin.audit.checkoutLinkActive') },
  lines: { name: t('admin.audit.checkoutLinkLines'), value: counted },
  couponCode: {
    name: t('admin.audit.checkoutLinkCoupon'),
    value: (code) => (code === '' ? t('admin.settings.none') : String(code)),
  },
  couponLocked: { name: t('admin.audit.checkoutLinkLocked') },
  paidOnline: { name: t('admin.audit.checkoutLinkOnline') },
  ticket: null,
  addOns: { name: t('admin.audit.addOns') },
  bundles: { name: t('admin.audit.bundles') },
  dates: { name: t('admin.audit.passDates'), value: counted },
  onSale: { name: t('admin.audit.passOnSale') },
  quota: { name: t('admin.audit.tickets'), value: counted },
  votes: { name: t('admin.audit.votes'), value: counted },
  code: { name: t('admin.audit.accessCode') },
  codes: { name: t('admin.audit.accessCodes'), value: counted },
  usageLimit: { name: t('admin.audit.accessLimit'), value: counted },
  startDate: { name: t('admin.audit.accessFrom'), value: momentWords },
  endDate: { name: t('admin.audit.accessUntil'), value: momentWords },
  note: { name: t('admin.audit.accessNote') },
  reason: { name: t('admin.order.reason') },
  orders: { name: t('admin.audit.orders'), value: counted },
  giveBackDays: { name: t('admin.audit.moveDays'), value: counted },
  withFees: { name: t('admin.audit.moveWithFees') },
  asCredit: { name: t('admin.audit.moveAsCredit') },
  attending: { name: t('admin.audit.guests'), value: counted },
  places: { name: t('admin.audit.places'), value: counted },
  amount: null,
  card: null,
  currency: null,
  service: null,
  ticketNumbers: null,
  trackingNumber: null,
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
    const [was, is] = [before?.[field] ?? undefined, after?.[field] ?? undefined]
    // Something made or deleted without it does not differ.
    if ((was === '' && is === undefined) || (was === undefined && is === '')) return []
    const side = (value: unknown) => (value === undefined ? undefined : write(value, formats))
    const difference = { field: name, before: side(was), after: side(is) }
    return difference.before === difference.after ? [] : [difference]
  })
}
