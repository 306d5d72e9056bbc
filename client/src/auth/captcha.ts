import { call } from '../call.ts'
import { contextOf } from '../context.ts'
import { captcha, type GetCaptchaSiteKeysResponse } from '../generated/fairground.captcha.ts'
import { type CaptchaChallenge, solveChallenge } from './captcha-challenge.ts'

export type { CaptchaChallenge }

const challenge = call('GET', '/_captcha/challenge')

/** Site keys of the site's captcha widget: the one with a visible task, and the one without. Read from the server, never built in. */
export const captchaSiteKeys = async (client: object, signal?: AbortSignal): Promise<GetCaptchaSiteKeysResponse> =>
  (await contextOf(client).send(captcha.getCaptchaSiteKeys, {}, signal ? { signal } : {})) as GetCaptchaSiteKeysResponse

/** Challenge of the server to compute; for a widget of your own. */
export const captchaChallenge = async (client: object, signal?: AbortSignal): Promise<CaptchaChallenge> =>
  (await contextOf(client).send(challenge, {}, signal ? { signal } : {})) as CaptchaChallenge

/**
 * Computes what the server wants, which takes a laptop about half a second, and gives the token for
 * `captchaTokens.invisibleRecaptchaToken`. A token is good for one attempt and for ten minutes. For a site that uses a service of others
 * it is refused with NOT_FOUND: their widget makes the token.
 */
export const solveCaptcha = async (client: object, signal?: AbortSignal): Promise<string> =>
  solveChallenge(await captchaChallenge(client, signal), signal)
