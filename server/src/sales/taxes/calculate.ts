import type { calculateTax as contract } from '@fairground/contract/ecom/tax-calculation.ts'
import type { TaxFallbackReason } from '@fairground/contract/enumerations/taxes.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { isCurrency } from '@fairground/domain/currency.ts'
import { fullSubdivision, type Place, partOf } from '@fairground/domain/delivery/regions.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown, PricedLine } from '@fairground/domain/price/breakdown.ts'
import type { PriceLine, Tax } from '@fairground/domain/price/input.ts'
import { price } from '@fairground/domain/price/price.ts'
import { formatFraction } from '@fairground/domain/rate.ts'
import { STANDARD_GROUP_ID, type TaxTable, taxAt, taxRegionOf } from '@fairground/domain/tax/tax-table.ts'
import { amountIn } from '../../ground/amount.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { message } from '../../ground/texts/message.ts'
import { requireScope } from '../../http/presented.ts'
import { accountAt, automaticCalculator } from '../automatic-taxes/calculators.ts'
import { type AutomaticCharge, settleTaxes } from '../automatic-taxes/settle-taxes.ts'
import { taxBreakdownToWire, taxNames } from '../lines/line-prices.ts'
import { taxTableOf } from '../lines/shop-settings.ts'
import { Documents } from '../setup/setup-draft.ts'
import { taxNotFound } from './change-taxes.ts'
import { findDetails } from './contacts/queries.ts'
import { type TaxDocs, taxDocuments } from './documents.ts'

type Request = RequestOf<typeof contract>
type Answer = ResponseOf<typeof contract>
type Line = Request['lineItems'][number]

/** Taxes of lines that are in no cart: by the table and by `price`, as carts have them. */
export async function calculateTax(ctx: Ctx, request: Request): Promise<Answer> {
  const { site } = ctx
  const { addresses, lineItems, externalId, currency = site.currency } = request
  if (!isCurrency(currency))
    throw new InvalidArgument([
      { field: 'currency', description: message('violations.currencyInUse'), violatedRule: 'VALIDATION' },
    ])
  const exemptGroupId = await assertGroups(ctx, request)
  const table = taxTableOf(site)
  const given = lineItems.map((line, i): GivenLine => {
    const unitPrice = amountIn(line.price, currency, `lineItems[${i}].price`)
    return { id: String(i), line, unitPrice, place: placeOf(line, addresses, table) }
  })
  const automatic = exemptGroupId
    ? NOTHING_AUTOMATIC
    : await automaticTaxes({ ...ctx, site: { ...site, currency } }, table, given, addresses)
  const lines = given.map(({ id, line, unitPrice, place }): PriceLine => {
    const manual = () =>
      withInclusion(taxAt(table, place, { groupId: line.taxGroupId ?? undefined, exemptGroupId }), line)
    return { id, unitPrice, quantity: line.quantity ?? 1, tax: automatic.ofLine.get(id) ?? manual(), pay: 'NOW' }
  })
  const breakdown = price({ currency, lines })
  return {
    ...present({ externalId: externalId || undefined }),
    currency,
    addresses: [...addresses],
    taxSummary: summaryOf(breakdown),
    lineItemTaxDetails: lineItems.map((line, i) => lineToWire(line, breakdown.lines[i] as PricedLine, currency)), // one priced line per line
    ...present({ errors: automatic.problem && [errorOf(automatic.problem, ctx.readerLocale)] }),
  }
}

interface GivenLine {
  readonly id: string
  readonly line: Line
  readonly unitPrice: bigint
  readonly place: Place
}

interface AutomaticTaxes {
  readonly ofLine: ReadonlyMap<string, Tax | null>
  readonly problem?: TaxFallbackReason
}

const NOTHING_AUTOMATIC: AutomaticTaxes = { ofLine: new Map() }

/** Taxes of the lines in regions whose calculator is outside. */
async function automaticTaxes(
  ctx: Ctx,
  table: TaxTable,
  lines: readonly GivenLine[],
  addresses: Request['addresses'],
): Promise<AutomaticTaxes> {
  let isDeactivated = false
  const charges = lines.flatMap(({ id, line, unitPrice, place }): AutomaticCharge[] => {
    const region = taxRegionOf(table.regions, place)
    const calculator = automaticCalculator(region?.calculator)
    if (!region || !calculator) return []
    if (accountAt(ctx.site, calculator) === undefined) {
      isDeactivated = true
      return []
    }
    const { quantity = 1, taxGroupId, taxIncludedInPrice } = line
    const { city, postalCode, addressLine: street } = addresses[indexOf(line) ?? 0] ?? {}
    return [
      {
        lineId: id,
        calculator,
        place: { ...place, city, postalCode, street },
        isBilling: false,
        groupId: taxGroupId ?? STANDARD_GROUP_ID,
        included: taxIncludedInPrice ?? region.included ?? table.included,
        net: unitPrice * BigInt(quantity),
        quantity,
      },
    ]
  })
  const { ofLine, isComplete } = await settleTaxes(ctx, charges)
  const problem = !isComplete ? 'AUTO_TAX_FAILED' : isDeactivated ? 'AUTO_TAX_DEACTIVATED' : undefined
  return { ofLine, ...present({ problem }) }
}

const errorOf = (code: TaxFallbackReason, locale: string) => ({
  code,
  description: textsIn(locale)(
    code === 'AUTO_TAX_FAILED' ? 'refusals-staff.autoTaxFailed' : 'refusals-staff.autoTaxDeactivated',
  ),
})

const withInclusion = (tax: Tax | null, { taxIncludedInPrice }: Line): Tax | null =>
  tax && typeof taxIncludedInPrice === 'boolean' ? { ...tax, included: taxIncludedInPrice } : tax

/** Group that exempts the buyer, if one does. Throws the refusal of a group that there is not. */
async function assertGroups({ db, caller }: Ctx, { lineItems, exemptDetails }: Request): Promise<string | undefined> {
  const named = lineItems.flatMap(({ taxGroupId }) => taxGroupId ?? [])
  if (named.length === 0 && !exemptDetails) return undefined
  const setup = new Documents<TaxDocs>(await db.rows(taxDocuments.readAll, {}))
  for (const id of named) if (!setup.find('group', id)) throw taxNotFound('group', id)
  if (!exemptDetails) return undefined
  const { exemptBy, exemptGroupId, contactId } = exemptDetails
  // What a contact pays tells which group it is in.
  if (exemptBy === 'CONTACT') {
    requireScope(caller, ['members.read'])
    return contactId ? (await db.row(findDetails, { ids: [contactId] }))?.exemptGroupId : undefined
  }
  if (exemptGroupId && !setup.find('exemptGroup', exemptGroupId)) throw taxNotFound('exemptGroup', exemptGroupId)
  return exemptGroupId ?? undefined
}

/** Position of the address that a line is taxed by; where it is sent from and to, the latter. */
function indexOf({ addressIndex }: Line): number | undefined {
  const { singleAddress, multipleAddresses } = addressIndex ?? {}
  return singleAddress ?? multipleAddresses?.destination ?? multipleAddresses?.origin
}

function placeOf(line: Line, addresses: Request['addresses'], { regions }: TaxTable): Place {
  const { id } = line
  const index = indexOf(line)
  if (index === undefined) throw new ApiError({ code: 'MISSING_TAXABLE_ADDRESS', lineItemId: id })
  const place = addresses[index]
  if (!place) throw new ApiError({ code: 'INVALID_LINE_ITEM_ADDRESS_INDEX', lineItemId: id, index })
  const { country, subdivision, postalCode } = place
  if (!country) throw new ApiError({ code: 'MISSING_COUNTRY_IN_ADDRESS', lineItemId: id, index })
  const inCountry = regions.filter((region) => region.country === country)
  if (!partOf(place) && inCountry.length > 0 && inCountry.every((region) => region.subdivision))
    throw new ApiError({ code: 'MISSING_SUBDIVISION_IN_ADDRESS', lineItemId: id, index })
  const part = subdivision ? fullSubdivision(country, subdivision) : undefined
  return { country, ...present({ subdivision: part, postalCode: postalCode || undefined }) }
}

function lineToWire(
  { id, itemName, appId, addressIndex = {} }: Line,
  line: PricedLine,
  currency: string,
): Answer['lineItemTaxDetails'][number] {
  const write = (minor: bigint) => formatAmount(minor, currency)
  return {
    id,
    ...present({ itemName: itemName || undefined }),
    quantity: line.quantity,
    taxBreakdown: taxBreakdownToWire(line, write),
    taxSummary: {
      fullPrice: write(line.net),
      taxAmount: write(line.tax),
      taxableAmount: write(line.taxable),
      ...present({
        appId: appId || undefined,
        exemptAmount: line.exempt === undefined ? undefined : write(line.exempt),
      }),
    },
    addressIndex,
    taxIncludedInPrice: line.taxIncluded,
  }
}

function summaryOf({ currency, lines, taxes, summary, exempt }: Breakdown): Answer['taxSummary'] {
  const write = (minor: bigint) => formatAmount(minor, currency)
  return {
    totalAmount: write(summary.total),
    totalTax: write(summary.tax),
    totalTaxableAmount: write(lines.reduce((sum, { taxable }) => sum + taxable, 0n)),
    totalTaxIncludedInPrice: write(summary.tax - summary.addedTax),
    aggregatedTaxBreakdown: taxes.map(({ part, rate, amount, taxable }) => ({
      ...taxNames(part),
      jurisdictionType: part?.jurisdictionType ?? 'UNDEFINED',
      rate: formatFraction(rate),
      aggregatedTaxAmount: write(amount),
      aggregatedTaxableAmount: write(taxable),
    })),
    ...present({ totalExempt: exempt === undefined ? undefined : write(exempt) }),
  }
}
