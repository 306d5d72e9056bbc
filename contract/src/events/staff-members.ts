import Type from 'typebox'
import { StaffMemberFieldset, StaffMemberPermission, StaffMemberStatus } from '../enumerations/tickets.ts'
import { admin, anyone, operation } from '../operation.ts'
import { cursorPagingUpTo, Filter, fieldSets, Paging, Sorting } from '../paging.ts'
import { Empty, Guid, list, named, oneOf, optional, properName, Revision, Timestamp, text } from '../scalars.ts'

const module = 'events.staff-members'

const at = <const P extends string>(path: P) => ({
  module,
  path: `/v1/staff-members${path}`,
  publicPath: `/events/v1/staff-members${path}`,
  sitePath: `/_api/events-staff-members/v1/staff-members${path}`,
  aliases: [`/events-staff-members/v1/staff-members${path}`],
})

const fieldsets = fieldSets(StaffMemberFieldset)

/** Fields that a request may set. Of the two kinds of access one alone. */
const settable = {
  /** Every event, those to come too. */
  allEvents: optional(named('AllEvents', Type.Object({}))),
  specificEvents: optional(named('SpecificEvents', Type.Object({ events: list(Guid, 50) }))),
  /** ACCESS_PAUSED pauses the access, HAS_ACCESS ends the pause. */
  status: optional(oneOf(StaffMemberStatus)),
  permissions: optional(list(oneOf(StaffMemberPermission), StaffMemberPermission.length)),
}
const name = properName(120)

export const StaffMember = named(
  'StaffMember',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    name: Type.String(),
    /** PENDING until they come in by their link for the first time. */
    status: oneOf(StaffMemberStatus),
    permissions: list(oneOf(StaffMemberPermission), StaffMemberPermission.length),
    allEvents: settable.allEvents,
    specificEvents: settable.specificEvents,
    /** LOGIN_LINK; for callers who may write guests alone, since its bearer may. */
    loginLink: optional(Type.String()),
  }),
)

const One = Type.Object({ staffMember: StaffMember })
/** A member of the door staff with the token of this device. */
const Entered = Type.Object({ staffMember: StaffMember, accessToken: Type.String(), deviceId: Type.String() })
const token = text(500, { minLength: 1 })

export const createStaffMember = operation({
  ...at(''),
  name: 'createStaffMember',
  summary: 'Adds a member of the door staff: somebody who checks guests in by a link, without an account.',
  method: 'POST',
  who: admin('guests.write'),
  request: Type.Object({ staffMember: named('NewStaffMember', Type.Object({ name, ...settable })) }),
  response: One,
  refusals: ['EVENT_NOT_FOUND', 'LIMIT_REACHED'],
})

export const getStaffMember = operation({
  ...at('/{staffMemberId}'),
  name: 'getStaffMember',
  summary: 'One member of the door staff.',
  method: 'GET',
  postFallback: '',
  who: admin('guests.read'),
  request: Type.Object({ staffMemberId: Guid, fieldsets }),
  response: One,
  refusals: ['STAFF_MEMBER_NOT_FOUND'],
})

export const updateStaffMember = operation({
  ...at('/{staffMember.id}'),
  name: 'updateStaffMember',
  summary: 'Changes a member of the door staff, in what is present. It counts for devices that are in already.',
  method: 'PATCH',
  who: admin('guests.write'),
  request: Type.Object({
    staffMember: named(
      'StaffMemberChanges',
      Type.Object({ id: Guid, revision: Revision, name: optional(name), ...settable }),
    ),
  }),
  response: One,
  refusals: ['STAFF_MEMBER_NOT_FOUND', 'STALE_REVISION', 'EVENT_NOT_FOUND'],
})

export const deleteStaffMember = operation({
  ...at('/{staffMemberId}'),
  name: 'deleteStaffMember',
  summary: 'Deletes a member of the door staff: their link and their devices open nothing any more.',
  method: 'DELETE',
  who: admin('guests.write'),
  request: Type.Object({ staffMemberId: Guid }),
  response: Empty,
  refusals: ['STAFF_MEMBER_NOT_FOUND'],
})

export const queryStaffMembers = operation({
  ...at('/query'),
  name: 'queryStaffMembers',
  summary: 'Door staff that match a filter (id, name, status, createdDate, updatedDate), by name unless sorted.',
  method: 'POST',
  who: admin('guests.read'),
  request: Type.Object({
    query: optional(
      named(
        'QueryV2',
        Type.Object({
          filter: optional(Filter),
          sort: optional(list(Sorting, 3)),
          paging: optional(Paging),
          cursorPaging: optional(cursorPagingUpTo(1000)),
        }),
      ),
    ),
    fieldsets,
  }),
  response: Type.Object({
    staffMembers: Type.Array(StaffMember),
    pagingMetadata: named(
      'PagingMetadataV2',
      Type.Object({
        count: optional(Type.Integer()),
        offset: optional(Type.Integer()),
        total: optional(Type.Integer()),
        tooManyToCount: optional(Type.Boolean()),
        cursors: optional(Type.Object({ next: optional(Type.String()), prev: optional(Type.String()) })),
      }),
    ),
  }),
  refusals: [],
})

const entering = { who: anyone, refusals: ['STAFF_MEMBER_NOT_FOUND', 'STAFF_MEMBER_SUSPENDED'] } as const

export const joinStaffMember = operation({
  ...at('/join'),
  ...entering,
  name: 'joinStaffMember',
  summary: 'Lets a device in by the token of the link. Of earlier clients: `loginStaffMember` does the same.',
  method: 'POST',
  request: Type.Object({ joinToken: token }),
  response: Entered,
})

export const loginStaffMember = operation({
  ...at('/login'),
  ...entering,
  name: 'loginStaffMember',
  summary:
    'Lets a device in by the token of the link. A member has at most 20 devices; the one that was longest away goes.',
  method: 'POST',
  request: Type.Object({ loginToken: token }),
  response: Entered,
})

export const accessStaffMember = operation({
  ...at('/access'),
  ...entering,
  name: 'accessStaffMember',
  summary: 'The member of the door staff whose device has this access token. It ends after 30 days without use.',
  method: 'POST',
  request: Type.Object({ accessToken: token }),
  response: One,
})

export const operations = [
  createStaffMember,
  getStaffMember,
  updateStaffMember,
  deleteStaffMember,
  queryStaffMembers,
  joinStaffMember,
  loginStaffMember,
  accessStaffMember,
] as const
