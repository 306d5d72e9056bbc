import type { AuthenticationResponseJSON, VerifiedAuthenticationResponse } from '@simplewebauthn/server'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { lockedMember } from '../accounts/find-member.ts'
import { countAttempt, windowOf } from '../captcha/attempts.ts'
import { admitProven, type SignInDeps, type StateAnswer, visitorOf } from '../sign-in/admit.ts'
import { answeredChallenge, LIFE_MS, passkeyRefused, relyingParty, webAuthn, writeChallenge } from './challenge.ts'
import { findCredential, usePasskey } from './queries.ts'
import { userHandleOf } from './register-passkey.ts'

const WINDOW_MS = 15 * 60_000
const PER_ADDRESS = 100

/** No key is named: the browser offers those it has for this host, and nothing reveals who has one. */
export async function startSignIn({ publicUrl, rateLimitFactor }: SignInDeps, ctx: Ctx) {
  const attempt = await countAttempt(ctx.db, `passkeys for ${ctx.address}`, windowOf(ctx.now, WINDOW_MS))
  if (attempt > PER_ADDRESS * rateLimitFactor) throw new ApiError({ code: 'TOO_MANY_REQUESTS' })
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(publicUrl).rpId,
    timeout: LIFE_MS,
    userVerification: 'required',
  })
  const challengeId = await writeChallenge(ctx, 'SIGN_IN', options.challenge)
  return { challengeId, options: { ...options } }
}

interface Given {
  readonly challengeId: string
  readonly credential: Readonly<Record<string, unknown>>
}

/** Something one has and a PIN, a finger or a face: both factors at once. */
export async function signInWithPasskey(
  deps: SignInDeps,
  ctx: Ctx,
  { challengeId, credential }: Given,
): Promise<StateAnswer> {
  const challenge = await answeredChallenge(ctx, 'SIGN_IN', challengeId)
  const known =
    typeof credential.id === 'string' && credential.id.length <= 1400
      ? await ctx.db.row(findCredential, { credentialId: credential.id, subjectKind: 'member' })
      : undefined
  if (!known || !namesOwner(credential, known.subjectId)) throw passkeyRefused()
  const { newCounter, credentialBackedUp } = await checked(deps.publicUrl, challenge, credential, known)

  const answer = await ctx.db.inTx(async (tx) => {
    const member = await lockedMember(tx, known.subjectId)
    const used = { id: known.id, counter: BigInt(newCounter), backedUp: credentialBackedUp, at: ctx.now }
    if (!member || (await tx.run(usePasskey, used)) === 0) throw passkeyRefused()
    return admitProven(tx, ctx, deps, { member, visitorId: visitorOf(ctx.caller) })
  })
  deps.post.soon(ctx.site.id)
  return answer
}

/** Keys that find their owner by themselves name them; it must be the one they are stored for. */
function namesOwner({ response }: Given['credential'], memberId: string): boolean {
  if (typeof response !== 'object' || response === null || !('userHandle' in response)) return false
  return response.userHandle === Buffer.from(userHandleOf(memberId)).toString('base64url')
}

async function checked(
  publicUrl: string,
  challenge: string,
  credential: Given['credential'],
  { publicKey, counter }: { readonly publicKey: string; readonly counter: bigint },
): Promise<VerifiedAuthenticationResponse['authenticationInfo']> {
  const { origin, rpId } = relyingParty(publicUrl)
  const { verifyAuthenticationResponse } = await webAuthn()
  let answer: VerifiedAuthenticationResponse
  try {
    answer = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON, // the library checks each part of it
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: String(credential.id),
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: Number(counter),
      },
      requireUserVerification: true,
    })
  } catch {
    throw passkeyRefused()
  }
  if (!answer.verified) throw passkeyRefused()
  return answer.authenticationInfo
}
