import type { RegistrationResponseJSON, VerifiedRegistrationResponse } from '@simplewebauthn/server'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { type Post, writeMail } from '../../mail/post.ts'
import { lockedMember } from '../accounts/find-member.ts'
import { factorChangedMail } from '../factors/factor-changed-mail.ts'
import { callingMember, type GivenProof, provenMember, type SignedIn } from '../factors/proof.ts'
import { answeredChallenge, LIFE_MS, passkeyRefused, relyingParty, webAuthn, writeChallenge } from './challenge.ts'
import { insertPasskey, passkeysOf } from './queries.ts'

const MOST = 20
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

interface PasskeyDeps {
  readonly publicUrl: string
  readonly post: Post
}

/** Authenticators keep 64 bytes at most and give them back at each sign-in. */
export const userHandleOf = (memberId: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(memberId)

/** A key that finds its owner by itself (nothing is typed) and asks them for PIN, finger or face. */
export async function startRegistration({ publicUrl }: PasskeyDeps, ctx: Ctx, proof: GivenProof) {
  const { id } = await callingMember(ctx)
  const known = await ctx.db.rows(passkeysOf, { subjectId: id })
  if (known.length >= MOST) throw new ApiError({ code: 'TOO_MANY_PASSKEYS', threshold: MOST })
  const member = await provenMember(ctx, proof)
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: ctx.site.name,
    rpID: relyingParty(publicUrl).rpId,
    userID: userHandleOf(id),
    userName: member.loginEmail,
    userDisplayName: displayName(member),
    timeout: LIFE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const challengeId = await writeChallenge(ctx, 'REGISTER', options.challenge)
  return { challengeId, options: { ...options } }
}

const displayName = ({ doc: { contact }, nickname, loginEmail }: SignedIn): string =>
  [contact.firstName, contact.lastName].filter(Boolean).join(' ') || nickname || loginEmail

interface Made {
  readonly challengeId: string
  readonly name?: string
  readonly credential: Readonly<Record<string, unknown>>
}

export async function registerPasskey({ publicUrl, post }: PasskeyDeps, ctx: Ctx, made: Made) {
  const { id: subjectId, loginEmail } = await callingMember(ctx)
  const challenge = await answeredChallenge(ctx, 'REGISTER', made.challengeId)
  const { credential, credentialBackedUp } = await checked(publicUrl, challenge, made.credential)
  const passkey = await ctx.db.inTx(async (tx) => {
    // One after the other, so that the bound holds.
    await lockedMember(tx, subjectId)
    const known = await tx.rows(passkeysOf, { subjectId })
    if (known.length >= MOST) throw new ApiError({ code: 'TOO_MANY_PASSKEYS', threshold: MOST })
    const row = await tx.row(insertPasskey, {
      id: ctx.newId(),
      subjectKind: 'member',
      subjectId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: BigInt(credential.counter),
      transports: transportsOf(credential.transports),
      backedUp: credentialBackedUp,
      name: made.name?.trim() || textsIn(ctx.site.locale)('pages.passkeyNumbered', { count: known.length + 1 }),
      at: ctx.now,
    })
    if (!row) throw passkeyRefused()
    await writeMail(tx, factorChangedMail(loginEmail, 'passkeyAdded', ctx.now), ctx)
    return row
  })
  post.soon(ctx.site.id)
  return passkey
}

const transportsOf = (transports: readonly string[] = []): string[] =>
  TRANSPORTS.filter((transport) => transports.includes(transport))

/** Every fault in the browser's answer is refused alike. */
async function checked(publicUrl: string, challenge: string, credential: Readonly<Record<string, unknown>>) {
  const { origin, rpId } = relyingParty(publicUrl)
  const { verifyRegistrationResponse } = await webAuthn()
  let answer: VerifiedRegistrationResponse
  try {
    answer = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON, // the library checks each part of it
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    })
  } catch {
    throw passkeyRefused()
  }
  if (!answer.verified) throw passkeyRefused()
  return answer.registrationInfo
}
