import Type from 'typebox'
import { ChangerKind } from '../enumerations/audit.ts'
import type { Scope } from '../enumerations/staff.ts'
import { admin, operation } from '../operation.ts'
import { Guid, named, oneOf, optional, Timestamp } from '../scalars.ts'

const module = 'fairground.last-changes'

/** `system`: a visitor, a member or the program itself. */
const ChangedBy = named(
  'ChangedBy',
  Type.Object({
    kind: oneOf(ChangerKind),
    id: optional(Guid),
    /** Name of a user, or of a key; absent where they are gone. A user without a name shows the email address, for staff and keys that read settings. */
    name: optional(Type.String()),
  }),
)

/** Absent where nothing has changed since it was created, or the change is too long ago to be known. */
const LastChange = Type.Object({
  change: optional(named('LastChange', Type.Object({ date: Timestamp, by: ChangedBy }))),
})

/** Kinds whose changes are distinguished, with the last part of the path and the scope that shows them. */
const kinds = {
  Product: ['products', 'catalog.read'],
  Category: ['categories', 'catalog.read'],
  InfoSection: ['info-sections', 'catalog.read'],
  Customization: ['customizations', 'catalog.read'],
  Promotion: ['promotions', 'catalog.read'],
  Brand: ['brands', 'catalog.read'],
  Ribbon: ['ribbons', 'catalog.read'],
  Coupon: ['coupons', 'catalog.read'],
  StoresLocation: ['stores-locations', 'inventory.read'],
  Event: ['events', 'events.read'],
  TicketDefinition: ['ticket-definitions', 'events.read'],
  Member: ['members', 'members.read'],
  Site: ['sites', 'settings.read'],
} as const satisfies Record<string, readonly [string, Scope]>

function lastChangeOf<Kind extends keyof typeof kinds>(kind: Kind) {
  const [plural, scope] = kinds[kind]
  const words = kind.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()
  return operation({
    module,
    name: `getLastChangeOf${kind}`,
    summary: `Latest change of the ${words}: its author and time.`,
    method: 'GET',
    path: `/fairground/v1/last-changes/${plural}/{id}`,
    who: admin(scope),
    request: Type.Object({ id: Guid }),
    response: LastChange,
    refusals: [],
  })
}

export const getLastChangeOfProduct = lastChangeOf('Product')
export const getLastChangeOfCategory = lastChangeOf('Category')
export const getLastChangeOfInfoSection = lastChangeOf('InfoSection')
export const getLastChangeOfCustomization = lastChangeOf('Customization')
export const getLastChangeOfPromotion = lastChangeOf('Promotion')
export const getLastChangeOfBrand = lastChangeOf('Brand')
export const getLastChangeOfRibbon = lastChangeOf('Ribbon')
export const getLastChangeOfCoupon = lastChangeOf('Coupon')
export const getLastChangeOfStoresLocation = lastChangeOf('StoresLocation')
export const getLastChangeOfEvent = lastChangeOf('Event')
export const getLastChangeOfTicketDefinition = lastChangeOf('TicketDefinition')
export const getLastChangeOfMember = lastChangeOf('Member')
export const getLastChangeOfSite = lastChangeOf('Site')

export const operations = [
  getLastChangeOfProduct,
  getLastChangeOfCategory,
  getLastChangeOfInfoSection,
  getLastChangeOfCustomization,
  getLastChangeOfPromotion,
  getLastChangeOfBrand,
  getLastChangeOfRibbon,
  getLastChangeOfCoupon,
  getLastChangeOfStoresLocation,
  getLastChangeOfEvent,
  getLastChangeOfTicketDefinition,
  getLastChangeOfMember,
  getLastChangeOfSite,
] as const
