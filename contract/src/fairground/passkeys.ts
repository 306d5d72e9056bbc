import Type from 'typebox'
import { StateMachineResponse } from '../identity/identity.ts'
import { caller, operation } from '../operation.ts'
import { Empty, FreeObject, Guid, list, named, optional, Timestamp, text } from '../scalars.ts'
import { Proof } from './factors.ts'

const module = 'fairground.passkeys'
const at = '/fairground/v1/passkeys'

const Passkey = named(
  'Passkey',
  Type.Object({
    id: Guid,
    name: Type.String(),
    createdDate: Timestamp,
    lastUsedDate: optional(Timestamp),
    /** Backed up by an account of the owner’s devices, not on one device alone. */
    backedUp: Type.Boolean(),
  }),
)

const Challenge = {
  /** Names the challenge; it is answered once, within five minutes, by the same caller. */
  challengeId: Guid,
  /** For `navigator.credentials`, in the JSON form of WebAuthn level 3. */
  options: FreeObject,
}

const Name = text(60, { minLength: 1 })

export const listPasskeys = operation({
  module,
  name: 'listPasskeys',
  summary: 'The passkeys of the calling member, the oldest first.',
  method: 'GET',
  path: at,
  who: caller,
  request: Type.Object({}),
  response: Type.Object({ passkeys: list(Passkey, 20) }),
  refusals: ['MEMBER_NOT_FOUND'],
})

export const startRegistration = operation({
  module,
  name: 'startRegistration',
  summary: 'Begins a passkey for the calling member: for pages of this site’s own address alone.',
  method: 'POST',
  path: `${at}/registration-options`,
  who: caller,
  request: Type.Object({ proof: Proof }),
  response: Type.Object(Challenge),
  refusals: ['MEMBER_NOT_FOUND', 'PROOF_REQUIRED', 'TOO_MANY_PASSKEYS', 'TOO_MANY_REQUESTS'],
})

export const registerPasskey = operation({
  module,
  name: 'registerPasskey',
  summary: 'Stores the passkey that the browser made.',
  method: 'POST',
  path: at,
  who: caller,
  request: Type.Object({ challengeId: Guid, name: optional(Name), credential: FreeObject }),
  response: Type.Object({ passkey: Passkey }),
  refusals: ['MEMBER_NOT_FOUND', 'PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS'],
})

export const renamePasskey = operation({
  module,
  name: 'renamePasskey',
  summary: 'Calls a passkey of the calling member something else.',
  method: 'PATCH',
  path: `${at}/{id}`,
  who: caller,
  request: Type.Object({ id: Guid, name: Name }),
  response: Type.Object({ passkey: Passkey }),
  refusals: ['MEMBER_NOT_FOUND', 'PASSKEY_NOT_FOUND'],
})

export const removePasskey = operation({
  module,
  name: 'removePasskey',
  summary: 'Ends a passkey of the calling member.',
  method: 'POST',
  path: `${at}/{id}/remove`,
  who: caller,
  request: Type.Object({ id: Guid, proof: Proof }),
  response: Empty,
  refusals: ['MEMBER_NOT_FOUND', 'PASSKEY_NOT_FOUND', 'PROOF_REQUIRED', 'TOO_MANY_REQUESTS'],
})

export const startSignIn = operation({
  module,
  name: 'startSignIn',
  summary: 'Begins a sign-in with a passkey. The answer tells nothing of who has one.',
  method: 'POST',
  path: `${at}/sign-in-options`,
  who: caller,
  request: Type.Object({}),
  response: Type.Object(Challenge),
  refusals: ['TOO_MANY_REQUESTS'],
})

export const signInWithPasskey = operation({
  module,
  name: 'signInWithPasskey',
  summary: 'Signs in with a passkey, which is two factors in one: no second step follows.',
  method: 'POST',
  path: `${at}/sign-in`,
  who: caller,
  request: Type.Object({ challengeId: Guid, credential: FreeObject }),
  response: StateMachineResponse,
  refusals: ['PASSKEY_REFUSED', 'IDENTITY_BLOCKED', 'TOO_MANY_REQUESTS'],
})

export const operations = [
  listPasskeys,
  startRegistration,
  registerPasskey,
  renamePasskey,
  removePasskey,
  startSignIn,
  signInWithPasskey,
] as const
