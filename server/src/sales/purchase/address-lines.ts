import { placeLines } from '@fairground/domain/formatting/place-lines.ts'
import type { AddressFacts } from './purchase.ts'

interface KnownContact {
  readonly firstName?: string
  readonly lastName?: string
  readonly company?: string
}

/** A destination as it stands on a parcel, line by line: the recipient, their company, and the address. */
export function addressLines({ contactDetails, address }: AddressFacts, locale: string): string[] {
  const { firstName, lastName, company } = (contactDetails ?? {}) as KnownContact // stored as the contract has it
  const recipient = [[firstName, lastName].filter(Boolean).join(' '), company]
  return [
    ...recipient.filter((line): line is string => Boolean(line)),
    ...placeLines((address ?? {}) as Parameters<typeof placeLines>[0], locale), // the same
  ]
}
