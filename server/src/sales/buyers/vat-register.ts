import type { VatRegisterStatus } from '@fairground/contract/enumerations/taxes.ts'
import { present } from '@fairground/domain/present.ts'
import { isInEu } from '@fairground/domain/tax/vat-area.ts'
import type { Site } from '../../ground/site.ts'
import type { Contact } from './contact.ts'
import { type Registration, registrationOf, vatCountryOf } from './vat-country.ts'

/** Entry of a register: ISO 3166 country and the id without it. */
export interface RegisteredId {
  readonly country: string
  readonly number: string
}

interface Lookup extends RegisteredId {
  /** The seller, whose lookups the register confirms with a number. */
  readonly requester?: RegisteredId
}

export interface RegisterAnswer {
  readonly status: VatRegisterStatus
  /** Number by which the register confirms that it was looked up. */
  readonly reference?: string
}

/** A register of businesses. It never throws, and answers within seconds: `UNAVAILABLE` where it cannot say. */
export type VatRegister = (lookup: Lookup) => Promise<RegisterAnswer>

/** Answer of a register as checkouts and orders store it. */
export interface VatCheck extends RegisterAnswer {
  /** ISO 8601. */
  readonly at: string
}

export interface CheckedVatId {
  /** Country in which the contact is registered; undefined for none, as far as is known. */
  readonly country: string | undefined
  /** Absent: no register was looked at. */
  readonly check?: VatCheck
}

/** The country of a contact's tax id by its form, and by the register where the site has that switched on and the id may lift a tax. */
export async function checkedVatId(
  { site, now }: { readonly site: Site; readonly now: Date },
  register: VatRegister,
  contact: Contact | null | undefined,
): Promise<CheckedVatId> {
  const country = await vatCountryOf(contact)
  const { reverseCharge, vatIdCheck, business } = site.settings
  const home = business?.address?.country
  const registration = registrationOf(contact)
  const mayLift = reverseCharge && country !== home && isInEu(home) && isInEu(country)
  if (!vatIdCheck || !mayLift || !country || !registration) return { country }
  const seller = registrationOf({
    address: { country: home ?? null },
    contactDetails: { vatId: { id: business?.taxId ?? '', type: 'UNSPECIFIED' } },
  })
  const requester = seller && home && seller.country === home ? registered(seller, home) : undefined
  const answer = await register({ ...registered(registration, country), ...present({ requester }) })
  // A register that is away costs nobody their purchase: the form of the id decides, and the order says so.
  return {
    country: answer.status === 'INVALID' ? undefined : country,
    check: { ...answer, at: now.toISOString() },
  }
}

const registered = ({ id }: Registration, country: string): RegisteredId => ({
  country,
  number: id.replace(country === 'GR' ? /^(GR|EL)/ : new RegExp(`^${country}`), ''),
})
