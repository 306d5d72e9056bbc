import type { setSiteSettings } from '@fairground/contract/fairground/site-settings.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { isCurrency } from '@fairground/domain/currency.ts'
import { isPartElsewhere } from '@fairground/domain/delivery/regions.ts'
import { isTimeZone } from '@fairground/domain/events/event-time.ts'
import { present } from '@fairground/domain/present.ts'
import { type Deed, record } from '../../audit/record.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Db, Tx } from '../../ground/database.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { type Business, type Site, type SiteTexts, statusOf } from '../../ground/site.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { countryDefaults, isShopLocale } from './country-defaults.ts'
import { changedLook } from './look.ts'
import { lockSite, writeSite } from './queries.ts'

export type SettingsChange = RequestOf<typeof setSiteSettings>
export type SettingsOfSite = Pick<Site, 'name' | 'locale' | 'currency' | 'timeZone' | 'settings'>

/** Checks if anything in the site's currency exists that a change to another would falsify. */
export type CurrencyUse = (tx: Tx, from: string, to: string) => Promise<boolean>

interface Changing extends Deed {
  readonly db: Db
  readonly site: Pick<Site, 'id' | 'name'>
}

/**
 * Changes what is given and leaves the rest as it stands. A function makes the change from the settings as they are stored: the copy of its
 * process may be older. The domain event makes every other process read the site. Throws STALE_REVISION, and CURRENCY_IN_USE.
 */
export const changeSettings = (
  ctx: Changing,
  wanted: SettingsChange | ((stored: SettingsOfSite) => SettingsChange),
  isCurrencyUsed: CurrencyUse,
): Promise<SettingsOfSite> =>
  ctx.db.inTx(async (tx) => {
    const before = await tx.row(lockSite, {})
    if (!before) throw new Error('The site is gone')
    const { revision, ...change } = typeof wanted === 'function' ? wanted(before) : wanted
    check(change)
    sameRevision({ revision: revisionOf(before) }, revision)
    const after = changed(before, change, ctx.now)
    const differing = differences(before, after)
    if (differing.length === 0) return before
    if (after.currency !== before.currency && (await isCurrencyUsed(tx, before.currency, after.currency)))
      throw new ApiError({ code: 'CURRENCY_IN_USE', currency: before.currency })
    const { name, locale, currency, timeZone, settings } = after
    await tx.run(writeSite, { name, locale, currency, timeZone, settings })
    await happen(tx, [{ entity: 'site', entityId: ctx.site.id, slug: 'updated', payload: { fields: differing } }], ctx)
    await record(tx, ctx, {
      action: 'site.settings',
      target: ctx.site,
      before: pick(recorded(before), differing),
      after: pick(recorded(after), differing),
    })
    return after
  })

export const revisionOf = ({ settings }: Pick<Site, 'settings'>): bigint => BigInt(settings.revision ?? 1)

const invalid = (field: string, description: Message): FieldViolation => ({
  field,
  description,
  violatedRule: 'VALIDATION',
})

function check({ business, locale, timeZone, currency }: SettingsChange): void {
  const { country, subdivision } = business?.address ?? {}
  const violations: FieldViolation[] = []
  if (business?.name?.trim() === '') violations.push(invalid('business.name', message('violations.blank')))
  if (country && !countryDefaults(country))
    violations.push(invalid('business.address.country', message('violations.country')))
  if (country && subdivision && isPartElsewhere(country, subdivision))
    violations.push(invalid('business.address.subdivision', message('violations.partOfCountry')))
  if (locale !== undefined && !isShopLocale(locale))
    violations.push(invalid('locale', message('violations.languageAndCountry')))
  if (timeZone !== undefined && !isTimeZone(timeZone))
    violations.push(invalid('timeZone', message('violations.timeZone')))
  if (currency !== undefined && !isCurrency(currency))
    violations.push(invalid('currency', message('violations.currencyInUse')))
  if (violations.length > 0) throw new InvalidArgument(violations)
}

/** The fields after a change; null and empty text empty one. */
function merged<T extends object>(before: T | undefined, change: object): T {
  const filled = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries(filled) as T // the contract's fields of the same name
}

function changedBusiness(before: Business | undefined, change: NonNullable<SettingsChange['business']>): Business {
  const { name: _, ...rest } = change
  return merged(before, rest)
}

function changed(before: SettingsOfSite, change: Omit<SettingsChange, 'revision'>, now: Date): SettingsOfSite {
  const { business, texts, look, locale, timeZone, currency, ...rest } = change
  const { settings } = before
  return {
    name: business?.name?.trim() ?? before.name,
    locale: locale ?? before.locale,
    timeZone: timeZone ?? before.timeZone,
    currency: currency ?? before.currency,
    settings: {
      ...settings,
      ...present(rest),
      ...present({ business: business ? changedBusiness(settings.business, business) : undefined }),
      ...present({ texts: texts ? merged<SiteTexts>(settings.texts, texts) : undefined }),
      ...present({ look: look ? changedLook(settings.look, look) : undefined }),
      // Rates against the currency of before are wrong.
      ...(currency !== undefined && currency !== before.currency ? { otherCurrencies: [] } : {}),
      revision: Number(revisionOf(before)) + 1,
      settingsSetAt: now.toISOString(),
    },
  }
}

/** Settings by the names that the audit log has for them. */
const recorded = ({ name, locale, timeZone, currency, settings }: SettingsOfSite) => ({
  business: { name, ...settings.business },
  locale,
  timeZone,
  currency,
  weightUnit: settings.weightUnit ?? 'KG',
  distanceUnit: settings.distanceUnit ?? 'KM',
  sells: settings.sells ?? 'BOTH',
  taxIncludedInPrices: settings.taxIncludedInPrices ?? false,
  distanceSalesTax: settings.distanceSalesTax ?? 'DESTINATION',
  reverseCharge: settings.reverseCharge ?? false,
  vatIdCheck: settings.vatIdCheck ?? false,
  reservationMinutes: settings.reservationMinutes,
  unpaidOrderMinutes: settings.unpaidOrderMinutes,
  ticketCancellation: settings.ticketCancellation ?? { allowed: false },
  ticketChange: settings.ticketChange ?? { allowed: false },
  status: statusOf({ settings }),
  texts: settings.texts ?? {},
  look: settings.look ?? {},
})
type Recorded = ReturnType<typeof recorded>

function differences(before: SettingsOfSite, after: SettingsOfSite): (keyof Recorded)[] {
  const [was, is] = [recorded(before), recorded(after)]
  return (Object.keys(is) as (keyof Recorded)[]).filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  )
}

const pick = (from: Recorded, fields: readonly (keyof Recorded)[]): Partial<Recorded> =>
  Object.fromEntries(fields.map((field) => [field, from[field]]))
