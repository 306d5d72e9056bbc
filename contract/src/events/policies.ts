import Type from 'typebox'
import { admin, caller, operation } from '../operation.ts'
import { CursorPaging, Filter, Paging, Sorting } from '../paging.ts'
import { Empty, Guid, list, named, optional, Revision, Timestamp, text } from '../scalars.ts'

const module = 'events.policies'

const at = <const P extends string>(path: P) => ({
  module,
  path: `/v2/policies${path}`,
  publicPath: `/events-policies/v2/policies${path}`,
  sitePath: `/_api/events-policies/v2/policies${path}`,
  aliases: [`/events/v2/policies${path}`],
})
const write = { who: admin('events.write') }

const name = text(40, { minLength: 1 })
/** HTML, of which what could act is left out. */
const body = text(50_000, { minLength: 1 })

export const Policy = named(
  'Policy',
  Type.Object({
    id: Guid,
    /** Each version of name and body is stored: orders name the one that was accepted. */
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    name,
    body,
    eventId: Guid,
  }),
)

/** A version of a policy, as a buyer was shown it. */
export const PolicyVersion = named('PolicyVersion', Type.Object({ policyId: Guid, revision: Revision }))

const One = Type.Object({ policy: Policy })
const lost = ['POLICY_NOT_FOUND'] as const

export const createPolicy = operation({
  ...at(''),
  ...write,
  name: 'createPolicy',
  summary: 'Adds a policy at the end of those of an event.',
  method: 'POST',
  request: Type.Object({ policy: named('NewPolicy', Type.Object({ name, body, eventId: Guid })) }),
  response: One,
  refusals: ['EVENT_NOT_FOUND', 'POLICIES_LIMIT_REACHED'],
})

export const updatePolicy = operation({
  ...at('/{policy.id}'),
  ...write,
  name: 'updatePolicy',
  summary: 'Changes name and body, those that are present. Orders stay with the version that was accepted.',
  method: 'PATCH',
  request: Type.Object({
    policy: named(
      'PolicyChanges',
      Type.Object({ id: Guid, revision: optional(Revision), name: optional(name), body: optional(body) }),
    ),
  }),
  response: One,
  refusals: ['POLICY_NOT_FOUND', 'STALE_REVISION'],
})

export const deletePolicy = operation({
  ...at('/{policyId}'),
  ...write,
  name: 'deletePolicy',
  summary: 'Deletes a policy. Orders stay with the version that was accepted.',
  method: 'DELETE',
  request: Type.Object({ policyId: Guid }),
  response: Empty,
  refusals: lost,
})

export const queryPolicies = operation({
  ...at('/query'),
  name: 'queryPolicies',
  summary: 'Policies that match a filter (id, name, eventId, createdDate, updatedDate), in the order of each event.',
  method: 'POST',
  who: caller,
  request: Type.Object({
    query: optional(
      named(
        'QueryV2',
        Type.Object({
          filter: optional(Filter),
          sort: optional(list(Sorting, 3)),
          paging: optional(Paging),
          cursorPaging: optional(CursorPaging),
        }),
      ),
    ),
  }),
  response: Type.Object({
    policies: list(Policy, 100),
    metadata: named(
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

export const reorderEventPolicies = operation({
  ...at('/reorder'),
  ...write,
  name: 'reorderEventPolicies',
  summary: 'Moves a policy of an event in front of another of its policies, behind it, or between two neighbours.',
  method: 'POST',
  request: Type.Object({
    eventId: Guid,
    policyId: Guid,
    beforePolicyId: optional(Guid),
    afterPolicyId: optional(Guid),
  }),
  response: Type.Object({ policies: Type.Array(Policy) }),
  refusals: ['EVENT_NOT_FOUND', 'POLICY_NOT_FOUND', 'INVALID_REORDER_INSTRUCTION'],
})

export const getPolicy = operation({
  ...at('/{policyId}'),
  name: 'getPolicy',
  summary: 'One policy.',
  method: 'GET',
  who: caller,
  request: Type.Object({ policyId: Guid }),
  response: One,
  refusals: lost,
})

export const operations = [
  createPolicy,
  updatePolicy,
  deletePolicy,
  queryPolicies,
  reorderEventPolicies,
  getPolicy,
] as const
