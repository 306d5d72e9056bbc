import type { EventAddress, EventLocation } from '@fairground/contract/events/event-location.ts'
import { addressText } from '@fairground/domain/events/place.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { EventRow } from './event-row.ts'

type Address = Static<typeof EventAddress>

/** The place as the wire has it; an address that came without its text gets one of its parts. */
export function locationToWire({
  doc,
  locationType,
}: Pick<EventRow, 'doc' | 'locationType'>): Static<typeof EventLocation> {
  const { address } = doc.location
  return { ...doc.location, type: locationType, ...present({ address: address ? withText(address) : undefined }) }
}

function withText(address: Address): Address {
  const formattedAddress = addressText(address)
  return formattedAddress ? { ...address, formattedAddress } : address
}
