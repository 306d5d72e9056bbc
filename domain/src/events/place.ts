/** Address of an event, with the text of all of it where its writer gave one. */
interface Address {
  readonly streetAddress?: { readonly number?: string; readonly name?: string; readonly apt?: string }
  readonly addressLine?: string
  /** Floor and building. */
  readonly addressLine2?: string
  readonly city?: string
  readonly subdivision?: string
  readonly postalCode?: string
  readonly country?: string
  readonly formattedAddress?: string
}

/** `12 Mill Lane, Leeds, LS1 4AB, GB`: the writer's own text, or the parts of the address. */
export function addressText(address: Address | undefined): string {
  if (!address) return ''
  const { streetAddress, addressLine, addressLine2, city, subdivision, postalCode, country } = address
  const street = [streetAddress?.number, streetAddress?.name, streetAddress?.apt].filter(Boolean).join(' ')
  const parts = [addressLine || street, addressLine2, city, subdivision, postalCode, country]
  return address.formattedAddress || parts.filter(Boolean).join(', ')
}

/**
 * "Old Mill, 12 Mill Lane, Leeds": where an event is, in one line that people read; empty where nothing is known. The code of the country
 * says nothing to them.
 */
export function placeText({ name, address = {} }: { readonly name?: string; readonly address?: Address }): string {
  const { country: _, ...local } = address
  return [name, addressText(local)].filter(Boolean).join(', ')
}

/**
 * The place of an event as its guests read it: kind, name and address, down to floor and room. Two events are at the same place where this is
 * the same.
 */
export const whereabouts = (
  kind: string,
  location: { readonly name?: string; readonly address?: Address; readonly locationTbd?: boolean },
): string => JSON.stringify([kind, location.locationTbd ?? false, location.name ?? '', addressText(location.address)])

interface Place<A> {
  readonly name: string
  readonly address: A
}

/** Characters of the second line of an address. */
const LONGEST_LINE = 250

/** The place of an event at a venue: in a room, the room's name comes before floor and building, as on a letter. */
export function placeAt<A extends Address>(
  { name, address }: Place<A>,
  room: { readonly name: string } | undefined,
): Place<A> {
  if (!room) return { name, address }
  const line = [room.name, address.addressLine2].filter(Boolean).join(', ')
  return {
    name,
    // The text of the venue's address would not have the room in it.
    address: { ...address, formattedAddress: undefined, addressLine2: line.length > LONGEST_LINE ? room.name : line },
  }
}
