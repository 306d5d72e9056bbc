import type { OptionKind } from './setup/documents.ts'

type TextId =
  | 'purchase.ownRates'
  | 'purchase.ownRatesDescription'
  | 'purchase.pickUpCarrier'
  | 'purchase.pickUpDescription'
  | 'purchase.localCarrier'
  | 'purchase.localDescription'
  | 'purchase.liveCarrier'
  | 'purchase.liveDescription'

/** A carrier as regions name it. Its options are the setup rows of `kind`. */
export interface Carrier {
  readonly id: string
  readonly kind: OptionKind
  readonly name: TextId
  readonly description: TextId
  /** It calculates elsewhere and may not answer, so each region has a backup rate for it. */
  readonly needsBackup: boolean
}

/** Rates of the site's own. */
export const RATES_CARRIER_ID = 'b7a5e8c0-3f51-4c53-9d7c-5b1f6f0f2a10'
export const PICKUP_CARRIER_ID = 'b7a5e8c0-3f51-4c53-9d7c-5b1f6f0f2a11'
export const LOCAL_CARRIER_ID = 'b7a5e8c0-3f51-4c53-9d7c-5b1f6f0f2a12'
/** Live rates, by Shippo. */
export const LIVE_CARRIER_ID = 'b7a5e8c0-3f51-4c53-9d7c-5b1f6f0f2a13'

/** Every carrier that a region may have. */
export const carriers: readonly Carrier[] = [
  {
    id: RATES_CARRIER_ID,
    kind: 'rate',
    name: 'purchase.ownRates',
    description: 'purchase.ownRatesDescription',
    needsBackup: false,
  },
  {
    id: PICKUP_CARRIER_ID,
    kind: 'pickup',
    name: 'purchase.pickUpCarrier',
    description: 'purchase.pickUpDescription',
    needsBackup: false,
  },
  {
    id: LOCAL_CARRIER_ID,
    kind: 'local',
    name: 'purchase.localCarrier',
    description: 'purchase.localDescription',
    needsBackup: false,
  },
  {
    id: LIVE_CARRIER_ID,
    kind: 'shippo',
    name: 'purchase.liveCarrier',
    description: 'purchase.liveDescription',
    needsBackup: false,
  },
]

export const carrierOf = (id: string): Carrier | undefined =>
  carriers.find((carrier) => carrier.id === id.toLowerCase())
export const carrierOfKind = (kind: Carrier['kind']): Carrier => {
  const carrier = carriers.find((one) => one.kind === kind)
  if (!carrier) throw new Error(`No carrier has options of the kind ${kind}`)
  return carrier
}
