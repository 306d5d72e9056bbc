import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import type { createMember } from '@fairground/contract/members/members.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'

type NewMember = RequestOf<typeof createMember>['member']

export interface DemoMember {
  readonly member: NewMember
  readonly daysAgo: number
  readonly badge?: string
  /** Days since the member was blocked. */
  readonly blockedDaysAgo?: number
  /** Names of products. */
  readonly wishes?: readonly string[]
}

export const badges = [
  {
    title: 'Friend of the fair',
    description: 'Has been here from the first bell on.',
    backgroundColor: '#def3e8',
    textColor: '#10593e',
  },
  {
    title: 'Volunteer',
    description: 'Puts up the tents, and takes them down.',
    backgroundColor: '#fff1cc',
    textColor: '#121f19',
  },
] as const

/** Members; those with an order have the address that it was made with. */
export const members: readonly DemoMember[] = [
  {
    member: {
      loginEmail: 'ruth.calder@example.com',
      contact: {
        firstName: 'Ruth',
        lastName: 'Calder',
        phones: ['0131 496 0777'],
        addresses: [
          { addressLine: '12 Links Terrace', city: 'Leith', postalCode: 'EH6 0XY', country: 'GB' },
          {
            addressLine: '61 Constitution Street',
            addressLine2: 'Studio 4',
            city: 'Leith',
            postalCode: 'EH6 0XX',
            country: 'GB',
          },
        ],
        customFields: { pronouns: { name: 'Pronouns', value: 'she/her' } },
      },
      profile: { nickname: 'Ruth C.', title: 'Grows things in pots' },
      privacyStatus: 'PUBLIC',
    },
    daysAgo: 64,
    badge: 'Friend of the fair',
    wishes: ['Workbench Lamp', 'Allotments from Above', 'First Pick Tea'],
  },
  {
    member: {
      loginEmail: 'priya.nair@example.com',
      contact: {
        firstName: 'Priya',
        lastName: 'Nair',
        addresses: [{ addressLine: 'Flat 5, 90 Wharf Street', city: 'London', postalCode: 'E1W 0XX', country: 'GB' }],
      },
      profile: { nickname: 'priya', title: 'Keeps the score' },
      privacyStatus: 'PUBLIC',
    },
    daysAgo: 51,
    badge: 'Volunteer',
    wishes: ['Score Book'],
  },
  {
    member: {
      loginEmail: 'kenji.mori@example.net',
      contact: { firstName: 'Kenji', lastName: 'Mori', jobTitle: 'Sound engineer' },
      profile: { nickname: 'Kenji' },
    },
    daysAgo: 37,
  },
  {
    member: {
      loginEmail: 'ada.lindqvist@example.com',
      contact: { firstName: 'Ada', lastName: 'Lindqvist', company: 'Lindqvist Bookshop' },
      profile: { nickname: 'Ada' },
    },
    daysAgo: 18,
    badge: 'Volunteer',
  },
  {
    member: {
      loginEmail: 'bram.de.wit@example.net',
      contact: { firstName: 'Bram', lastName: 'de Wit' },
      profile: { nickname: 'ticketbram' },
    },
    daysAgo: 29,
    blockedDaysAgo: 8,
  },
]

/** Person who registered while the owner approved each member. Signs in with this password once approved. */
export const applicant = {
  email: 'flora.whitby@example.org',
  password: 'three-brass-bells-ringing',
  profile: { firstName: 'Flora', lastName: 'Whitby', nickname: 'Flora' },
} as const

export const staffRole: { readonly name: string; readonly scopes: Scope[] } = {
  name: 'Packing table',
  scopes: ['orders.write', 'inventory.write', 'catalog.read'],
}
