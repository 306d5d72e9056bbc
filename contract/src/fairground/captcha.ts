import Type from 'typebox'
import { anyone, operation } from '../operation.ts'

export const getCaptchaSiteKeys = operation({
  module: 'fairground.captcha',
  name: 'getCaptchaSiteKeys',
  summary: 'Site keys of this site’s captcha widget: the one with a visible task, and the one without.',
  method: 'GET',
  path: '/fairground/v1/captcha-site-keys',
  who: anyone,
  request: Type.Object({}),
  response: Type.Object({
    /** Provider whose widget takes the keys: `altcha`, whose keys are the address of its challenge, `recaptcha` or `turnstile`. */
    provider: Type.String(),
    visible: Type.String(),
    invisible: Type.String(),
  }),
  refusals: [],
})

export const operations = [getCaptchaSiteKeys] as const
