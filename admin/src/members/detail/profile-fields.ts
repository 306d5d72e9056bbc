import { plainFields } from '../../forms/shared-edits.ts'
import type { ProfileValues } from './profile-values.ts'

const lines = (values: readonly string[]): string => values.filter(Boolean).join(', ')
const rows = (values: readonly string[]): string => values.join('; ') || 'None'

/** Fields of a member that two people may change. */
export const profileFields = plainFields<ProfileValues>(
  {
    firstName: 'First name',
    lastName: 'Last name',
    nickname: 'Nickname',
    birthdate: 'Birthday',
    company: 'Company',
    position: 'Position',
    isPublic: 'Public profile',
    emails: 'Email addresses',
    phones: 'Phone numbers',
    addresses: 'Addresses',
    fields: 'Custom fields',
  },
  {
    emails: (emails) => rows(emails.map(({ email }) => email)),
    phones: (phones) => rows(phones.map(({ phone }) => phone)),
    addresses: (addresses) =>
      rows(
        addresses.map(({ addressLine, addressLine2, streetName, streetNumber, city, postalCode, country }) =>
          lines([addressLine, addressLine2, streetName, streetNumber, city, postalCode, country]),
        ),
      ),
    fields: (fields) => rows(fields.map(({ name, value }) => `${name}: ${value}`)),
  },
)
