import Type from 'typebox'
import { caller, operation } from '../operation.ts'
import { Empty, FreeObject, Timestamp } from '../scalars.ts'
import { Proof } from './factors.ts'

const module = 'fairground.privacy'

export const exportMyData = operation({
  module,
  name: 'exportMyData',
  summary: 'Everything that is stored about the calling member: profile, sign-ins, carts, orders, tickets.',
  method: 'GET',
  path: '/fairground/v1/privacy/export',
  who: caller,
  request: Type.Object({}),
  response: Type.Object({ exportedDate: Timestamp, data: FreeObject }),
  refusals: ['MEMBER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const deleteMyAccount = operation({
  module,
  name: 'deleteMyAccount',
  summary:
    'Ends the calling member’s account for good. Orders stay in the books without name and address; what is yet to be delivered keeps them.',
  method: 'POST',
  path: '/fairground/v1/privacy/delete-account',
  who: caller,
  request: Type.Object({ proof: Proof }),
  response: Empty,
  refusals: ['MEMBER_NOT_FOUND', 'PROOF_REQUIRED', 'TOO_MANY_REQUESTS'],
})

export const operations = [exportMyData, deleteMyAccount] as const
