import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { PriceItemsResponse } from '@fairground/client/generated/fairground.item-prices.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { formatMoney, isFree } from '@fairground/domain/formatting/money.ts'
import { present } from '@fairground/domain/present.ts'
import { t } from '../texts.ts'
import { TICKETS_APP_ID } from './chosen-tickets.ts'
import type { OpenedTickets } from './ticket-access.ts'

interface TicketOptionView {
  readonly id: string
  /** "Child, £6.15". */
  readonly label: string
}

/** A kind of ticket as the visitor picks it. */
export interface TicketView {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly policy: string
  /** "£12.30", "Free", "You choose, from £5.00": with the service fee, but for a price that the guest names. */
  readonly price: string
  /** "Includes £0.30 service fee". */
  readonly fee?: string
  /** Decimal, without the fee; of the first option or the least amount where there are several. */
  readonly amount: string
  readonly options: readonly TicketOptionView[]
  /** The guest names the price, at least this. Decimal. */
  readonly least?: string
  /** Currency of the price that the guest names. */
  readonly currency?: string
  /** Sentence with that currency, where prices are shown in another. */
  readonly payIn?: string
  /** "12 left", where few are. */
  readonly few?: string
  /** "At least 2 per order". */
  readonly atLeast?: string
  /** "Early bird until 3 May, 12:00. 5 left at this price, then £20.00." */
  readonly tier?: string
  /** Its price of now is for so many tickets alone: one order may have several. */
  readonly shares: boolean
  /** Amounts that a guest who names the price is suggested, and how they are shown. */
  readonly suggested: readonly { readonly value: string; readonly label: string }[]
  /** "Lets in 4 people". */
  readonly admits?: string
  /** "At the venue or online"; of an event that has both. */
  readonly attends?: string
  /** "At most 4 per person". */
  readonly perPerson?: string
  /** Only members may have it. */
  readonly forMembers: boolean
  /** Most that can be taken now; 0 with a reason. */
  readonly most: number
  readonly reason?: string
  /** On sale, but for now there are none. */
  readonly soldOut: boolean
  /** Hidden from who has no access code. */
  readonly byCode: boolean
  /** Sold with seats of the event. */
  readonly seated: boolean
}

const attends = {
  PLACE: () => t('tickets.attendsAtPlace'),
  ONLINE: () => t('tickets.attendsOnline'),
  BOTH: () => t('tickets.attendsBoth'),
} as const

const FEW = 20
/** Most tickets of one order where neither kind nor event says so. */
const GENERAL_LIMIT = 50

type ItemPrice = PriceItemsResponse['items'][number]['itemPrice']

interface Choice {
  readonly options?: Readonly<Record<string, string>>
}

/** Each price that a ticket has, as the options of a line item: those of its choices, or its one price. */
function choicesOf({ fixedPrice, guestPrice, pricingOptions }: TicketDefinition['pricingMethod']): Choice[] {
  if (fixedPrice) return [{}]
  if (guestPrice) return [{ options: { guestPrice: guestPrice.value } }]
  return (pricingOptions?.optionDetails ?? []).flatMap(({ optionId }) =>
    optionId ? [{ options: { pricingOptionId: optionId } }] : [],
  )
}

const withAccess = ({ options }: Choice, access: string | undefined): Choice =>
  access === undefined ? present({ options }) : { options: { ...options, access } }

/** One line item for each price of each ticket; `ticketViews` takes their prices in this order. */
export const pricedItems = (definitions: readonly TicketDefinition[], access?: string) =>
  definitions.flatMap(({ id, pricingMethod }) =>
    choicesOf(pricingMethod).map((choice) => ({
      catalogReference: { appId: TICKETS_APP_ID, catalogItemId: id, ...withAccess(choice, access) },
      quantity: 1,
    })),
  )

interface Place {
  readonly locale: string
  readonly zone: string
  /** The event has a place and a link. */
  readonly hybrid: boolean
  /** Hidden kinds that the visitor's code opens. */
  readonly opened?: OpenedTickets | undefined
  /** Formats money as the visitor sees prices. */
  readonly shownMoney: (money: { readonly value: string; readonly currency: string }) => string
}

export function ticketViews(
  definitions: readonly TicketDefinition[],
  items: PriceItemsResponse['items'],
  place: Place,
): TicketView[] {
  const left = items.map(({ itemPrice }) => itemPrice)
  return definitions.map((definition) =>
    ticketView(definition, left.splice(0, choicesOf(definition.pricingMethod).length), place),
  )
}

function ticketView(definition: TicketDefinition, prices: readonly ItemPrice[], place: Place): TicketView {
  const { locale, zone, hybrid, opened } = place
  const { pricingMethod, salesDetails, admits, limitPerCheckout, limitPerPerson, minimumPerCheckout = 0 } = definition
  const current = tierNow(definition)
  const byCode = opened?.ids.includes(definition.id) ?? false
  const unsold = fewest(salesDetails?.unsoldCount, byCode ? opened?.left : undefined)
  const reason = reasonOf(definition, { locale, zone })
  const least = Math.min(minimumPerCheckout, unsold ?? minimumPerCheckout)
  const limit = limitPerCheckout > 0 ? limitPerCheckout : GENERAL_LIMIT
  return {
    id: definition.id,
    name: definition.name,
    description: definition.description ?? '',
    policy: definition.policyText ?? '',
    ...priced(pricingMethod, prices, place),
    most: reason === undefined ? Math.min(limit, unsold ?? limit) : 0,
    ...present({
      reason,
      attends: hybrid ? attends[definition.attendance]() : undefined,
      admits: admits > 1 ? t('tickets.admits', { count: admits }) : undefined,
      perPerson: reason === undefined && limitPerPerson ? t('tickets.perPerson', { count: limitPerPerson }) : undefined,
      atLeast: reason === undefined && least > 1 ? t('tickets.atLeast', { count: least }) : undefined,
    }),
    ...present({ tier: reason === undefined ? tierText(definition, prices, place) : undefined }),
    shares: current?.limit !== undefined,
    suggested: (definition.suggestedPrices ?? []).map((value) => ({
      value,
      label: formatMoney(value, pricingMethod.guestPrice?.currency ?? '', locale),
    })),
    forMembers: definition.membersOnly,
    byCode,
    seated: definition.seated,
    soldOut: definition.saleStatus === 'SALE_STARTED' && salesDetails?.soldOut === true,
    ...present({
      few:
        reason === undefined && unsold !== undefined && unsold <= FEW ? t('tickets.left', { left: unsold }) : undefined,
    }),
  }
}

const tierNow = ({ priceTiers }: TicketDefinition) => priceTiers?.find(({ state }) => state === 'CURRENT')

/** Until when and for how many tickets the price of now holds, and what it is then. */
function tierText(
  definition: TicketDefinition,
  [first]: readonly ItemPrice[],
  place: Pick<Place, 'locale' | 'zone' | 'shownMoney'>,
): string | undefined {
  const { priceTiers = [], regularPrice } = definition
  const now = tierNow(definition)
  if (!now) return undefined
  const next = priceTiers.find(({ state }) => state === 'COMING')?.price ?? regularPrice
  // A fee would make the amount another one than is shown.
  const then = next && !first?.fee ? place.shownMoney(next) : undefined
  return dotted([
    now.endDate ? t('tickets.tierUntil', { name: now.name, until: formatDateTime(now.endDate, place) }) : now.name,
    now.ticketsLeft === undefined ? '' : t('tickets.leftAtPrice', { count: now.ticketsLeft }),
    then ? t('tickets.thenPrice', { price: then }) : '',
  ])
}

/** The lower of two counts; absent is no bound. */
const fewest = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b)

interface ShownPrice {
  readonly formattedAmount: string
  readonly formattedConvertedAmount: string
}

const shown = (price: ShownPrice | undefined): string => price?.formattedConvertedAmount ?? ''

/** "£5.00 (about €5.85)": as it is typed and charged, and as prices are shown. */
function chargedAndShown(price: ShownPrice | undefined): string {
  if (!price) return ''
  const { formattedAmount, formattedConvertedAmount: about } = price
  return about === formattedAmount ? about : t('tickets.aboutShown', { price: formattedAmount, about })
}

function priced(
  { fixedPrice, guestPrice, pricingOptions }: TicketDefinition['pricingMethod'],
  prices: readonly ItemPrice[],
  { shownMoney, locale }: Pick<Place, 'shownMoney' | 'locale'>,
): Pick<TicketView, 'price' | 'fee' | 'amount' | 'options' | 'least' | 'currency' | 'payIn'> {
  const [first] = prices
  const amount = first?.price.amount ?? '0'
  if (guestPrice) {
    const { value, currency } = guestPrice
    const open = isFree(value, currency)
    const isOther = shownMoney({ value: '1', currency }) !== formatMoney('1', currency, locale)
    return {
      price: open ? t('tickets.freeChoice') : t('tickets.choiceFrom', { price: chargedAndShown(first?.price) }),
      ...present({
        fee: first?.fee ? t('tickets.totalWithFee', { total: chargedAndShown(first.total) }) : undefined,
        payIn: isOther ? t('tickets.payIn', { currency }) : undefined,
      }),
      amount: guestPrice.value,
      options: [],
      least: guestPrice.value,
      currency: guestPrice.currency,
    }
  }
  const options = (pricingOptions?.optionDetails ?? []).filter(({ optionId }) => optionId)
  if (fixedPrice || options.length === 0) {
    const price = !fixedPrice || isFree(fixedPrice.value, fixedPrice.currency) ? t('tickets.free') : shown(first?.total)
    return {
      price,
      ...present({ fee: first?.fee ? t('tickets.includesFee', { fee: shown(first.fee) }) : undefined }),
      amount,
      options: [],
    }
  }
  return {
    price: '',
    ...present({ fee: prices.some((price) => price?.fee) ? t('tickets.feeIncluded') : undefined }),
    amount,
    options: options.map(({ optionId = '', name = '' }, i) => ({
      id: optionId,
      label: `${name}, ${shown(prices[i]?.total)}`,
    })),
  }
}

function reasonOf(
  { saleStatus, salePeriod, salesDetails }: TicketDefinition,
  place: { locale: string; zone: string },
): string | undefined {
  switch (saleStatus) {
    case 'SALE_SCHEDULED':
      return salePeriod?.startDate
        ? t('tickets.onSaleFrom', { startDate: formatDateTime(salePeriod.startDate, place) })
        : t('tickets.notOnSaleYet')
    case 'SALE_ENDED':
      return t('tickets.saleEnded')
    case 'SALE_STARTED':
      return salesDetails?.soldOut ? t('tickets.soldOut') : undefined
    default:
      return saleStatus satisfies never
  }
}
