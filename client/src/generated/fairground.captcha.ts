// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetCaptchaSiteKeysRefusal = never

export type GetCaptchaSiteKeysRequest = Record<never, never>

export interface GetCaptchaSiteKeysResponse {
  provider: string
  visible: string
  invisible: string
}

/** Module `fairground.captcha`. */
export const captcha = {
  /** What a page gives the widget of this site’s captcha: the key with a task to see, and the one without. */
  getCaptchaSiteKeys: call<GetCaptchaSiteKeysRequest, GetCaptchaSiteKeysResponse, GetCaptchaSiteKeysRefusal>('GET', '/fairground/v1/captcha-site-keys'),
}
