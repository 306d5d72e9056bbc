import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import { formatMoney, isFree } from '@fairground/domain/formatting/money.ts'

export interface TicketOptionView {
  readonly id: string
  readonly label: string
  /** Decimal. */
  readonly amount: string
}

/** A kind of ticket as the visitor picks it. */
export interface TicketView {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly policy: string
  /** "£12.00", "Free", "From £5.00, you choose". */
  readonly price: string
  /** Decimal; of the first option or the least amount where there are several. */
  readonly amount: string
  readonly fee: boolean
  readonly options: readonly TicketOptionView[]
  /** The guest names the price, at least this. Decimal. */
  readonly least?: string
  /** "12 left", where few are. */
  readonly few?: string
  /** Most that can be taken now; 0 with a reason. */
  readonly most: number
  readonly reason?: string
  /** On sale, but for now there are none. */
  readonly soldOut: boolean
}

const FEW = 20
/** Most tickets of one order where neither kind nor event says so. */
const GENERAL_LIMIT = 50

export function ticketView(
  definition: TicketDefinition,
  { locale, zone }: { locale: string; zone: string },
): TicketView {
  const { pricingMethod, salesDetails, limitPerCheckout } = definition
  const unsold = salesDetails?.unsoldCount
  const reason = reasonOf(definition, { locale, zone })
  const limit = limitPerCheckout > 0 ? limitPerCheckout : GENERAL_LIMIT
  return {
    id: definition.id,
    name: definition.name,
    description: definition.description ?? '',
    policy: definition.policyText ?? '',
    ...priced(pricingMethod, locale),
    fee: definition.feeType === 'FEE_ADDED_AT_CHECKOUT' && !pricingMethod.free,
    most: reason === undefined ? Math.min(limit, unsold ?? limit) : 0,
    ...(reason === undefined ? {} : { reason }),
    soldOut: definition.saleStatus === 'SALE_STARTED' && salesDetails?.soldOut === true,
    ...(reason === undefined && unsold !== undefined && unsold <= FEW ? { few: `${unsold} left` } : {}),
  }
}

function priced(
  { fixedPrice, guestPrice, pricingOptions }: TicketDefinition['pricingMethod'],
  locale: string,
): Pick<TicketView, 'price' | 'amount' | 'options' | 'least'> {
  if (guestPrice) {
    const least = isFree(guestPrice.value, guestPrice.currency)
      ? 'You choose the price'
      : `You choose, from ${formatMoney(guestPrice.value, guestPrice.currency, locale)}`
    return { price: least, amount: guestPrice.value, options: [], least: guestPrice.value }
  }
  const options = (pricingOptions?.optionDetails ?? []).flatMap(({ optionId, name, price }) =>
    optionId && price
      ? [
          {
            id: optionId,
            amount: price.value,
            label: `${name ?? ''}, ${formatMoney(price.value, price.currency, locale)}`,
          },
        ]
      : [],
  )
  const [first] = options
  if (first) return { price: '', amount: first.amount, options }
  if (!fixedPrice || isFree(fixedPrice.value, fixedPrice.currency)) return { price: 'Free', amount: '0', options: [] }
  return { price: formatMoney(fixedPrice.value, fixedPrice.currency, locale), amount: fixedPrice.value, options: [] }
}

function reasonOf(
  { saleStatus, salePeriod, salesDetails }: TicketDefinition,
  place: { locale: string; zone: string },
): string | undefined {
  switch (saleStatus) {
    case 'SALE_SCHEDULED':
      return salePeriod?.startDate ? `On sale from ${formatDateTime(salePeriod.startDate, place)}` : 'Not on sale yet'
    case 'SALE_ENDED':
      return 'The sale has ended'
    case 'SALE_STARTED':
      return salesDetails?.soldOut ? 'Sold out' : undefined
    default:
      return saleStatus satisfies never
  }
}
