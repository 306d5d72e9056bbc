import type { BuyerInfo } from '@fairground/contract/ecom/address.ts'
import type { CreatedBy } from '@fairground/contract/ecom/checkout-parts.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { contactId } from '../../ground/contact-id.ts'
import type { Owner } from './owner.ts'

export function buyerToWire(siteId: string, { id, kind }: Owner, email: string | undefined): Static<typeof BuyerInfo> {
  const contact = contactId({ siteId, memberId: kind === 'MEMBER' ? id : null, email })
  const rest = present({ contactId: contact || undefined, email: email || undefined })
  switch (kind) {
    case 'VISITOR':
      return { visitorId: id, ...rest }
    case 'MEMBER':
      return { memberId: id, ...rest }
    case 'USER':
      return { userId: id, ...rest }
    case 'APP':
      return rest
    default:
      return kind satisfies never
  }
}

export function createdByToWire({ id, kind }: Owner): Static<typeof CreatedBy> {
  switch (kind) {
    case 'VISITOR':
      return { visitorId: id }
    case 'MEMBER':
      return { memberId: id }
    case 'USER':
      return { userId: id }
    case 'APP':
      return { appId: id }
    default:
      return kind satisfies never
  }
}
