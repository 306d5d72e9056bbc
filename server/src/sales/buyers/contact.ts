import type { AddressWithContact } from '@fairground/contract/ecom/address.ts'
import type { Static } from 'typebox'

export type Contact = Static<typeof AddressWithContact>
