import { createClient } from '@fairground/client/create-client.ts'
import { isRefusal } from '@fairground/client/errors.ts'
import { passkeys } from '@fairground/client/generated/fairground.passkeys.ts'
import { present } from '@fairground/domain/present.ts'
import { refusalText } from '../../refusal-text.ts'
import { t } from '../../texts.ts'
import { visitorAuth } from '../../visitor-auth.ts'
import { beginSession } from './session.ts'
import { createPasskey, requestPasskey } from './web-authn.ts'

const transport = { url: location.origin, auth: visitorAuth }

/** In the browser alone: keys never leave it. */
const passkeyCalls = createClient({ ...transport, modules: { passkeys } }).passkeys

/** Signs in with a key that the browser offers; false when the person chose none. */
export async function signInByPasskey(how: { signal: AbortSignal; conditional: boolean }): Promise<boolean> {
  const offered = offerPasskey(how)
  // An offer in a field that nobody took up is not a failure that anybody has to read.
  const { challengeId, credential } = how.conditional ? await offered.catch(() => notTaken) : await offered
  if (!credential) return false
  const { sessionToken } = await passkeyCalls.signInWithPasskey({ challengeId, credential })
  // A member who still waits for approval has no session yet.
  if (!sessionToken) return false
  await beginSession({ transport }, sessionToken)
  return true
}

const notTaken = { challengeId: '', credential: undefined }

async function offerPasskey(how: { signal: AbortSignal; conditional: boolean }) {
  const { challengeId, options } = await passkeyCalls.startSignIn()
  return { challengeId, credential: await requestPasskey(options, how) }
}

/** Makes a key for the challenge and has it stored; false when the person made none. */
export async function makePasskey(challengeId: string, options: unknown, name: string): Promise<boolean> {
  const credential = await createPasskey(options)
  if (!credential) return false
  await passkeyCalls.registerPasskey({ challengeId, credential, ...present({ name: name || undefined }) })
  return true
}

/** The sentence for a passkey that did not work; undefined where the person themselves put it away. */
export function passkeyFault(error: unknown): string | undefined {
  if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined
  if (error instanceof DOMException && error.name === 'InvalidStateError') return t('sign-in-login.alreadyHasPasskey')
  if (error instanceof DOMException) return t('sign-in-login.cannotUsePasskey')
  if (isRefusal(error, 'PASSKEY_REFUSED')) return t('sign-in-login.passkeyUnknown')
  if (isRefusal(error, 'IDENTITY_BLOCKED')) return t('sign-in-login.blocked')
  return refusalText(error)
}
