import { present } from '@fairground/domain/present.ts'
import type { Site } from '../../ground/site.ts'
import { languageOf, siteInLanguage } from '../../ground/site-languages.ts'
import { addressLines } from '../purchase/address-lines.ts'
import type { AddressFacts, OrderFacts } from '../purchase/purchase.ts'
import type { OrderToDocument } from './queries.ts'
import type { StoredParty } from './stored-document.ts'

/** The business behind the site; undefined while its address is not entered. */
export function sellerOf({ name, settings: { business } }: Site, locale: string): StoredParty | undefined {
  if (!hasAddress({ settings: { business } })) return undefined
  const { legalName, address, email, phone, taxId } = business ?? {}
  return {
    name: legalName || name,
    address: addressLines({ address }, locale),
    ...present({ taxId: taxId || undefined, email: email || undefined, phone: phone || undefined }),
  }
}

/** An invoice names where its seller is. */
export const hasAddress = ({ settings }: { readonly settings: Pick<Site['settings'], 'business'> }): boolean =>
  settings.business?.address?.country !== undefined

/** The buyer as the bill has them; without a bill, as the parcel has. */
export function buyerOf({ doc: { facts }, buyerEmail }: OrderToDocument, locale: string): StoredParty {
  const bill: AddressFacts = facts.billingInfo ?? facts.shipping?.destination ?? {}
  const { company, vatId, phone } = (bill.contactDetails ?? {}) as Contact // stored as the contract has it
  const person = nameOf(bill.contactDetails as Contact | undefined) || nameOf(facts.buyer)
  const lines = addressLines(
    { address: bill.address, ...(company ? { contactDetails: contactOf(person) } : {}) },
    locale,
  )
  return {
    name: company || person,
    address: lines,
    ...present({ taxId: vatId?.id || undefined, email: buyerEmail ?? undefined, phone: phone || undefined }),
  }
}

interface Contact {
  readonly firstName?: string
  readonly lastName?: string
  readonly company?: string
  readonly phone?: string
  readonly vatId?: { readonly id?: string }
}

const nameOf = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'> = {}): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** The person stands below their company. */
const contactOf = (person: string): Contact => ({ firstName: person })

/** The site in the language in which an order was bought. */
export const siteOfBuyer = (site: Site, { buyerLanguage }: OrderFacts): Site =>
  siteInLanguage(site, languageOf(buyerLanguage))
