// Generated from contract/src by client/generate/client.ts. Do not edit.
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
  /** Site keys of this site’s captcha widget: the one with a visible task, and the one without. */
  getCaptchaSiteKeys: call<GetCaptchaSiteKeysRequest, GetCaptchaSiteKeysResponse, GetCaptchaSiteKeysRefusal>('GET', '/fairground/v1/captcha-site-keys'),
}
