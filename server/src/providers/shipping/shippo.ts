import { present } from '@fairground/domain/present.ts'
import type { PricedPlace } from '../../ground/quotes-needed.ts'
import {
  CarrierFault,
  type CarrierService,
  type LiveCarrier,
  type LiveRate,
} from '../../sales/delivery/live/live-carrier.ts'
import { isObject } from '../outside-answer.ts'
import { problemIn, shippoCall } from './shippo-client.ts'
import { shippoLabels } from './shippo-labels.ts'
import { parcelOf, stateOf } from './shippo-parcel.ts'

/** Milliseconds that a buyer waits for prices at most. */
const RATES_MS = 4_000
const STAFF_MS = 10_000

const TOKENS: Readonly<Record<CarrierService, string>> = {
  GROUND_ADVANTAGE: 'usps_ground_advantage',
  PRIORITY_MAIL: 'usps_priority',
  PRIORITY_MAIL_EXPRESS: 'usps_priority_express',
  FIRST_CLASS_PACKAGE_INTERNATIONAL: 'usps_first_class_package_international_service',
  PRIORITY_MAIL_INTERNATIONAL: 'usps_priority_mail_international',
  PRIORITY_MAIL_EXPRESS_INTERNATIONAL: 'usps_priority_mail_express_international',
}
const SERVICES = new Map(Object.entries(TOKENS).map(([service, token]) => [token, service as CarrierService]))

/** Shippo, for rates and labels. `apiUrl` is another address than its own. */
export function shippo(apiUrl: string | undefined): LiveCarrier {
  const call = shippoCall(apiUrl)
  return {
    keyForm: /^shippo_(live|test)_[A-Za-z0-9]+$/,
    isTest: (key) => key.startsWith('shippo_test_'),
    async carriersOf(key) {
      const path = '/carrier_accounts/?results=100'
      const { results } = await call({ key, method: 'GET', path, withinMs: STAFF_MS })
      if (!Array.isArray(results)) throw new CarrierFault('unreachable', 'Shippo answered no list of carriers')
      const names = results.flatMap((one) => (isObject(one) && one.active === true ? [one.carrier] : []))
      return [...new Set(names.filter((name) => typeof name === 'string'))]
    },
    async rates(key, { from, to, packaging, weightGrams, currency }) {
      const body = {
        address_from: addressOf(from),
        address_to: addressOf(to),
        parcels: [parcelOf(packaging, weightGrams)],
        async: false,
      }
      const answer = await call({ key, method: 'POST', path: '/shipments/', body, withinMs: RATES_MS })
      if (!Array.isArray(answer.rates)) throw new CarrierFault('unreachable', 'Shippo answered no rates')
      const rates = answer.rates.flatMap((rate) => rateOf(rate, currency) ?? [])
      // Carriers that had no time, or do not know the place, leave a message and no rate.
      if (rates.length === 0) throw new CarrierFault('question', problemIn(answer.messages) ?? 'Shippo has no rates')
      return rates
    },
    labels: shippoLabels(call),
  }
}

const addressOf = ({ country, subdivision, city, postalCode }: PricedPlace) =>
  present({ country, state: stateOf(subdivision), city, zip: postalCode })

/** A rate of a service that a shop can offer, in its currency; undefined for others. */
function rateOf(rate: unknown, currency: string): LiveRate | undefined {
  if (!isObject(rate) || !isObject(rate.servicelevel)) return undefined
  const service = SERVICES.get(String(rate.servicelevel.token))
  const amount =
    rate.currency === currency ? rate.amount : rate.currency_local === currency ? rate.amount_local : undefined
  if (!service || typeof amount !== 'string' || !/^\d+([.]\d+)?$/.test(amount)) return undefined
  const { estimated_days: days } = rate
  return { service, amount, ...present({ days: typeof days === 'number' && days > 0 ? days : undefined }) }
}
