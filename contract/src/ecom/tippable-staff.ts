import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Guid, list, named, nullable, optional, text } from '../scalars.ts'

const Staff = named(
  'Staff',
  Type.Object({
    id: Guid,
    name: Type.String(),
    staffMemberId: Guid,
    identificationData: optional(Type.Object({ wixUserId: Guid })),
  }),
)

export const listTippableStaff = operation({
  module: 'ecom.tippable-staff',
  path: '/v1/eligible-staff',
  publicPath: '/tips-staff/v1/eligible-staff',
  sitePath: '/_api/tips-staff-service/v1/eligible-staff',
  who: admin('orders.read'),
  name: 'listTippableStaff',
  summary: 'Staff who can be given a part of a tip, by name, at most 100.',
  method: 'GET',
  request: Type.Object({
    /** With the account that each signs in with. */
    includeWixUsers: optional(Type.Boolean()),
    /** Part of a name. */
    filterByName: optional(nullable(text(500))),
    filterByIds: optional(nullable(list(Guid, 100))),
  }),
  response: Type.Object({ staff: list(Staff, 100) }),
  refusals: [],
})

export const operations = [listTippableStaff] as const
