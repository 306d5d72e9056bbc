import { amountOf, parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { compare } from '@fairground/domain/rounding.ts'
import {
  CarrierFault,
  type LabelAddress,
  type LabelDeclaration,
  type LabelDesk,
  type LabelPrice,
  type LabelPurchase,
} from '../../sales/delivery/live/live-carrier.ts'
import { isObject } from '../outside-answer.ts'
import { problemIn, type ShippoCall } from './shippo-client.ts'
import { parcelOf, stateOf } from './shippo-parcel.ts'

/** Milliseconds that staff wait; carriers print slower than they price. */
const PRICES_MS = 15_000
const BUY_MS = 25_000
const FIND_MS = 10_000
const MOST_PRICES = 100

/** Labels by Shippo's transactions: one is bought of a rate, and found again by it. */
export const shippoLabels = (call: ShippoCall): LabelDesk => {
  const find = async (key: string, id: string) =>
    purchaseOf(await call({ key, method: 'GET', path: `/transactions/${encodeURIComponent(id)}`, withinMs: FIND_MS }))
  const listed = async (key: string, query: Record<string, string>) => {
    const { results } = await call({
      key,
      method: 'GET',
      path: `/transactions/?${new URLSearchParams(query)}`,
      withinMs: FIND_MS,
    })
    if (!Array.isArray(results)) throw new CarrierFault('unreachable', 'Shippo answered no list of labels')
    return results.filter(isObject)
  }
  return {
    async prices(key, { from, to, packaging, weightGrams, customs }) {
      const body = {
        address_from: addressOf(from),
        address_to: addressOf(to),
        parcels: [parcelOf(packaging, weightGrams)],
        ...present({ customs_declaration: customs && declarationOf(customs) }),
        async: false,
      }
      const answer = await call({ key, method: 'POST', path: '/shipments/', body, withinMs: PRICES_MS })
      if (!Array.isArray(answer.rates)) throw new CarrierFault('unreachable', 'Shippo answered no rates')
      const prices = answer.rates.flatMap((rate) => priceOf(rate) ?? []).slice(0, MOST_PRICES)
      if (prices.length === 0) throw new CarrierFault('question', textOf(answer.messages) ?? 'Shippo has no rates')
      return prices.sort((a, b) => compare(amountOf(a.amount, a.currency), amountOf(b.amount, b.currency)))
    },
    async buy(key, rate, metadata) {
      const body = { rate, metadata, label_file_type: 'PDF', async: false }
      return purchaseOf(await call({ key, method: 'POST', path: '/transactions/', body, withinMs: BUY_MS }))
    },
    async boughtBy(key, rate) {
      const found = await listed(key, { rate, results: '25' })
      return found.filter((one) => rateIn(one) === rate).map(purchaseOf)
    },
    async notedBy(key, note) {
      const found = await listed(key, { results: '100' })
      return found.filter(({ metadata }) => metadata === note).map(purchaseOf)
    },
    find,
    async refund(key, transaction) {
      const body = { transaction, async: false }
      const { status } = await call({ key, method: 'POST', path: '/refunds/', body, withinMs: BUY_MS })
      const purchase = await find(key, transaction)
      // The transaction may lag behind its refund.
      return purchase.state === 'bought' ? { ...purchase, state: REFUNDS[String(status)] ?? 'refunding' } : purchase
    },
  }
}

const REFUNDS: Readonly<Record<string, LabelPurchase['state']>> = { SUCCESS: 'refunded', ERROR: 'refundRefused' }

const STATES: Readonly<Record<string, LabelPurchase['state']>> = {
  WAITING: 'waiting',
  QUEUED: 'waiting',
  SUCCESS: 'bought',
  ERROR: 'failed',
  REFUNDPENDING: 'refunding',
  REFUNDED: 'refunded',
  REFUNDREJECTED: 'refundRefused',
}

const addressOf = ({ name, company, street, street2, subdivision, postalCode, ...rest }: LabelAddress) => {
  const { city, country, phone, email } = rest
  return present({
    name,
    company,
    street1: street,
    street2,
    city,
    state: stateOf(subdivision),
    zip: postalCode,
    country,
    phone,
    email,
  })
}

/** Buyers abroad pay the duties. */
const declarationOf = ({ contents, undeliverable, signer, exemption, currency, items }: LabelDeclaration) => ({
  contents_type: contents,
  non_delivery_option: undeliverable,
  certify: true,
  certify_signer: signer,
  incoterm: 'DDU',
  ...present({ eel_pfc: exemption }),
  items: items.map(({ description, quantity, netGrams, value, originCountry, tariffNumber }) => ({
    description,
    quantity,
    net_weight: String(netGrams),
    mass_unit: 'g',
    value_amount: value,
    value_currency: currency,
    origin_country: originCountry,
    ...present({ tariff_number: tariffNumber }),
  })),
})

function priceOf(rate: unknown): LabelPrice | undefined {
  if (!isObject(rate) || !isObject(rate.servicelevel)) return undefined
  const { object_id: id, amount, currency, provider, estimated_days: days } = rate
  if (typeof id !== 'string' || typeof amount !== 'string') return undefined
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency) || !parseAmount(amount, currency).ok)
    return undefined
  return {
    id,
    amount,
    currency,
    carrier: String(provider ?? ''),
    service: String(rate.servicelevel.name ?? ''),
    ...present({ days: typeof days === 'number' && days > 0 ? days : undefined }),
  }
}

/** Lists of transactions have the rate whole, single ones its id. */
const rateIn = ({ rate }: Record<string, unknown>): unknown => (isObject(rate) ? rate.object_id : rate)

function purchaseOf(answer: Record<string, unknown>): LabelPurchase {
  const { object_id: id, status, label_url, tracking_number, tracking_url_provider, messages } = answer
  const state = STATES[String(status)]
  if (typeof id !== 'string' || !state) throw new CarrierFault('unreachable', 'Shippo answered no label')
  const filled = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const link = (value: unknown) => (/^https:\/\/[^\s"<>]+$/.test(String(value)) ? filled(value) : undefined)
  const url = link(label_url)
  const rate = rateIn(answer)
  if (state === 'bought' && !url) throw new CarrierFault('unreachable', 'Shippo answered a label without its page')
  return {
    id,
    state,
    ...present({
      priceId: filled(rate),
      labelUrl: url,
      trackingNumber: filled(tracking_number),
      trackingLink: link(tracking_url_provider),
      problem: textOf(messages),
    }),
  }
}

/** The sentence of the first message, without the name of whom it comes from. */
const textOf = (messages: unknown): string | undefined =>
  Array.isArray(messages)
    ? messages.flatMap((one) => problemIn(isObject(one) ? one.text : one) ?? [])[0]
    : problemIn(messages)
