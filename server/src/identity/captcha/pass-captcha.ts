import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { hashSecret } from '../secrets.ts'
import { countAttempt } from './attempts.ts'
import type { Captcha } from './captcha.ts'

/** As the published client sends them: one of these, visible or not. */
export interface CaptchaTokens {
  readonly Recaptcha?: string
  readonly InvisibleRecaptcha?: string
  readonly NoCaptcha?: string
  readonly recaptchaForClientSiteKey?: { readonly token?: string }
}

const tokenOf = ({ Recaptcha, InvisibleRecaptcha, NoCaptcha, recaptchaForClientSiteKey }: CaptchaTokens) =>
  Recaptcha || InvisibleRecaptcha || NoCaptcha || recaptchaForClientSiteKey?.token

/**
 * A token that is given must be good and not used before, whether or not one is needed.
 * Refuses with -19971 (missing) or -19970 (not valid), the codes that published clients know.
 */
export async function passCaptcha(
  captcha: Captcha,
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  tokens: readonly CaptchaTokens[] | undefined,
  needed: boolean,
): Promise<void> {
  const token = tokens?.map(tokenOf).find((one) => one !== undefined && one !== '')
  if (!token) {
    if (needed) throw new ApiError({ code: '-19971' })
    return
  }
  const solved = await captcha.verify(token, now)
  // The row of the task lives as long as the task: its second use counts two.
  if (!solved || (await countAttempt(db, `captcha ${hashSecret(solved.task)}`, solved.until)) > 1)
    throw new ApiError({ code: '-19970' })
}
