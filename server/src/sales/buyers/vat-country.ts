import type { Validator } from 'stdnum'
import type { Contact } from './contact.ts'

/** Countries whose registrations for VAT or GST have a form and check digits, with the name of the library's check. */
const CHECKS: Readonly<Record<string, string>> = {
  AT: 'uid',
  AU: 'abn',
  BE: 'vat',
  BG: 'vat',
  CA: 'gst',
  CH: 'vat',
  CY: 'vat',
  CZ: 'dic',
  DE: 'vat',
  DK: 'cvr',
  EE: 'kmkr',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  GB: 'vat',
  GR: 'vat',
  HR: 'oib',
  HU: 'anum',
  IE: 'vat',
  IN: 'gstin',
  IT: 'iva',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  MT: 'vat',
  NL: 'btw',
  NO: 'mva',
  NZ: 'ird',
  PL: 'nip',
  PT: 'nif',
  RO: 'cif',
  SE: 'vat',
  SI: 'ddv',
  SK: 'dph',
}

/** The one country whose registrations begin with other letters than its own. */
const letters: Readonly<Record<string, string>> = { EL: 'GR' }

export interface Registration {
  /** Capitals and digits. */
  readonly id: string
  readonly country: string | undefined
}

/** The registration of a contact, and the country that it names, else that of the address. Undefined without one, or where another rule is named. */
export function registrationOf(contact: Contact | null | undefined): Registration | undefined {
  const { id, type = 'UNSPECIFIED' } = contact?.contactDetails?.vatId ?? {}
  const written = id?.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  if (!written || type !== 'UNSPECIFIED') return undefined
  const named = written.slice(0, 2)
  const prefix = letters[named] ?? named
  return { id: written, country: prefix in CHECKS ? prefix : (contact?.address?.country ?? undefined) }
}

/**
 * Country in which a contact is registered for VAT or GST, by the form and the check digits of its tax id; no register is called. Undefined
 * for none, and for one that no country that has such a rule would give.
 */
export async function vatCountryOf(contact: Contact | null | undefined): Promise<string | undefined> {
  const { id, country = '' } = registrationOf(contact) ?? {}
  const check = CHECKS[country]
  if (id === undefined || check === undefined) return undefined
  // Tables of all countries: loaded with the first business that buys.
  const { stdnum } = await import('stdnum')
  const rules = stdnum[country as keyof typeof stdnum] as Readonly<Record<string, Validator>>
  const bare = id.replace(/^[A-Z]{2}/, '')
  return [id, bare].some((form) => rules[check]?.validate(form).isValid) ? country : undefined
}

/** True where the contact has a tax id that its country would not give. */
export function isVatIdDoubtful(contact: Contact | null | undefined, vatCountry: string | undefined): boolean {
  const { country = '' } = registrationOf(contact) ?? {}
  return vatCountry === undefined && country in CHECKS
}
