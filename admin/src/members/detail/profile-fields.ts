import { plainFields } from '../../forms/shared-edits.ts'
import { t } from '../../texts.ts'
import type { ProfileValues } from './profile-values.ts'

const lines = (values: readonly string[]): string => values.filter(Boolean).join(', ')
const rows = (values: readonly string[]): string => values.join('; ') || t('admin.members.none2')

/** Fields of a member that two people may change. */
export const profileFields = plainFields<ProfileValues>(
  {
    firstName: t('admin.members.firstName'),
    lastName: t('admin.members.lastName'),
    nickname: t('admin.members.nickname'),
    birthdate: t('admin.members.birthday'),
    company: t('admin.members.company'),
    position: t('admin.members.position'),
    isPublic: t('admin.members.publicProfile'),
    emails: t('admin.members.emailAddresses'),
    phones: t('admin.members.phoneNumbers'),
    addresses: t('admin.members.addresses'),
    fields: t('admin.members.customFields'),
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
