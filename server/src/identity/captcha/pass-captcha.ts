import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { hashSecret } from '../../ground/secrets.ts'
import { countAttempt } from './attempts.ts'
import { type Captcha, CaptchaUnreachable, type Solved, type WidgetKind } from './captcha.ts'

/** As the published client sends them: one of these, visible or not. */
export interface CaptchaTokens {
  readonly Recaptcha?: string
  readonly InvisibleRecaptcha?: string
  readonly NoCaptcha?: string
  readonly recaptchaForClientSiteKey?: { readonly token?: string }
}

interface Given {
  readonly token: string
  readonly kind: WidgetKind
}

function givenOf({ Recaptcha, InvisibleRecaptcha, NoCaptcha, recaptchaForClientSiteKey }: CaptchaTokens) {
  if (!Recaptcha && InvisibleRecaptcha) return { token: InvisibleRecaptcha, kind: 'invisible' as const }
  const token = Recaptcha || NoCaptcha || recaptchaForClientSiteKey?.token
  return token ? { token, kind: 'visible' as const } : undefined
}

async function verified(captcha: Captcha, { token, kind }: Given, now: Date): Promise<Solved | undefined> {
  try {
    return await captcha.verify(token, now, kind)
  } catch (error) {
    if (!(error instanceof CaptchaUnreachable)) throw error
    throw new ApiError({ code: 'BUSY' }, (t) => t('refusals-sign-in.captchaAway'))
  }
}

/**
 * A token that is given must be good and not used before, whether or not one is needed.
 * Refuses with -19971 (missing) or -19970 (not valid), the codes that published clients know; BUSY when it cannot be verified now.
 */
export async function passCaptcha(
  captcha: Captcha,
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  tokens: readonly CaptchaTokens[] | undefined,
  needed: boolean,
): Promise<void> {
  const given = tokens?.map(givenOf).find((one) => one !== undefined)
  if (!given) {
    if (needed) throw new ApiError({ code: '-19971' })
    return
  }
  const solved = await verified(captcha, given, now)
  // The row of the task lives as long as the task: its second use counts two.
  if (!solved || (await countAttempt(db, `captcha ${hashSecret(solved.task)}`, solved.until)) > 1)
    throw new ApiError({ code: '-19970' })
}
