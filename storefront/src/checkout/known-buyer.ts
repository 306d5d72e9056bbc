import type { Member } from '@fairground/client/generated/members.members.ts'
import { present } from '@fairground/domain/present.ts'
import { isCountry } from '@fairground/ui/countries.ts'
import { linesOf } from './address-form.ts'
import type { Values } from './checkout-form.ts'
import { OTHER_ADDRESS } from './checkout-names.ts'

/** An address of the member's list, as the checkout shows and takes it. */
export interface SavedAddress {
  readonly id: string
  readonly lines: readonly string[]
  readonly values: AddressValues
}

type AddressValues = Pick<Values, 'country' | 'addressLine' | 'addressLine2' | 'city' | 'subdivision' | 'postalCode'>

/** Addresses of a member that post can be sent to. */
export function savedAddresses(member: Member | undefined, locale: string): SavedAddress[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return (member?.contact?.addresses ?? []).flatMap((address) => {
    const street = linesOf({ ...address, city: '', postalCode: '' }, () => '')[0] ?? ''
    const { id = '', country = '', addressLine2 = '', city = '', subdivision = '', postalCode = '' } = address
    if (!isCountry(country) || !street || !city || !postalCode) return []
    const values = { country, addressLine: street, addressLine2, city, subdivision, postalCode }
    return [{ id, lines: linesOf(address, (code) => names.of(code) ?? code), values }]
  })
}

/** Values that the form begins with: those of the checkout, else those of the member's account. */
export function beginWith(
  known: Partial<Values>,
  member: Member | undefined,
  addresses: readonly SavedAddress[],
): Partial<Values> {
  if (!member) return known
  const { firstName, lastName, phones } = member.contact ?? {}
  const chosen = addresses.find(({ values }) => values.addressLine === known.addressLine && values.city === known.city)
  const first = known.addressLine ? undefined : addresses[0]
  return {
    ...known,
    email: known.email || member.loginEmail || '',
    // Together: who named somebody else has a telephone of theirs, or none.
    ...(known.firstName || known.lastName
      ? {}
      : { firstName: firstName ?? '', lastName: lastName ?? '', phone: known.phone || phones?.[0] || '' }),
    ...first?.values,
    ...present({ savedAddress: addresses.length > 0 ? ((chosen ?? first)?.id ?? OTHER_ADDRESS) : undefined }),
  }
}

/** The form with the saved address that was chosen in the place of what stands in its fields. */
export function withSaved(values: Values, addresses: readonly SavedAddress[]): Values {
  const chosen = addresses.find(({ id }) => id === values.savedAddress)
  return chosen ? { ...values, ...chosen.values } : values
}
