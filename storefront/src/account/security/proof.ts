import { isRefusal } from '@fairground/client/errors.ts'
import { factors, type Proof } from '@fairground/client/generated/fairground.factors.ts'
import { verification } from '@fairground/client/generated/identity.verification.ts'
import { data } from 'react-router'
import type { Shop } from '../../shop.ts'
import { incomplete, otherRefusal, passwordOf, type Refused, refused, textOf } from '../../sign-in/login/refused.ts'
import { memberOr } from '../../sign-in/member.ts'
import { t } from '../../texts.ts'

/** Ways in which a member can prove here that they are still there. */
export interface Proving {
  readonly hasPassword: boolean
  readonly hasApp: boolean
  readonly email: string
}

/** A form that asks for proof, and the number of the mail whose code it may be. */
export interface ProofAnswer<Field extends string = never> extends Refused<'proof' | Field> {
  readonly verificationId?: string
}

export async function provingOf(shop: Shop, request: Request) {
  const { loginEmail: email = '' } = await memberOr(shop, request)
  const known = await shop.client({ factors }).factors.listFactors()
  const active = known.factors.filter(({ status }) => status === 'ACTIVE')
  const hasApp = active.some(({ type }) => type === 'TOTP')
  const proving: Proving = { hasPassword: known.hasPassword, hasApp, email }
  return { proving, active, known }
}

/** Proof that was typed, in the words of the API; undefined when nothing was. */
function proofOf(form: FormData): Proof | undefined {
  const password = passwordOf(form, 'password')
  if (password) return { password }
  const code = textOf(form, 'proof')
  if (!code) return undefined
  const verificationId = textOf(form, 'verificationId')
  return verificationId ? { code: code.replace(/\s/g, ''), verificationId } : { code }
}

/** Mails a code to who has nothing else to prove it by. */
export async function mailProof(shop: Shop): Promise<{ verificationId: string }> {
  const { verificationId } = await shop.client({ verification }).verification.start({})
  return { verificationId }
}

const noProof = () =>
  refused<'proof'>(422, {
    message: incomplete(),
    errors: { proof: t('account-security.confirmIdentity') },
    values: {},
  })

/**
 * Does what its member alone may do. The same form mails a code when that was pressed, and comes back where nothing was typed as proof
 * or what was typed proves nothing.
 */
export async function proven<Answer>(shop: Shop, form: FormData, act: (proof: Proof) => Promise<Answer>) {
  try {
    if (form.get('intent') === 'mail-proof') return data(await mailProof(shop))
    const proof = proofOf(form)
    return proof ? await act(proof) : noProof()
  } catch (error) {
    return unproven(error, form)
  }
}

/** The form again, when what was typed proves nothing. */
function unproven(error: unknown, form: FormData) {
  const verificationId = textOf(form, 'verificationId')
  const asBefore = verificationId ? { verificationId } : {}
  const wrong = isRefusal(error, 'PROOF_REQUIRED')
  const message = wrong ? t('account-security.thisIsNotRight') : otherRefusal(error)
  const errors = wrong ? { proof: t('account-security.checkCode') } : {}
  return refused<'proof'>(wrong ? 422 : 409, { message, errors, values: {}, ...asBefore })
}
