import { getCaptchaSiteKeys } from '@fairground/contract/fairground/captcha.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../ground/api-error.ts'
import { type Api, mount } from '../../http/mount.ts'
import { type Captcha, CHALLENGE_PATH } from './captcha.ts'

/** `GET /_captcha/challenge`: what the widget of a page solves; its solution is a captcha token. */
export function captchaRoutes(
  app: FastifyInstance,
  { captcha, now }: { readonly captcha: Captcha; readonly now: () => Date },
): void {
  app.get(CHALLENGE_PATH, { config: { who: 'anyone' } }, async (_request, reply) => {
    if (!captcha.challenge) throw new ApiError({ code: 'NOT_FOUND' })
    return reply.header('cache-control', 'no-store').send(await captcha.challenge(now()))
  })
}

/** Pages of other sites learn the keys here, so that none is written into a client. */
export function captchaKeyRoutes(
  api: Api,
  { captcha, publicUrl }: { readonly captcha: Captcha; readonly publicUrl: string },
): void {
  const absolute = (key: string): string => (key.startsWith('/') ? publicUrl + key : key)
  const { provider, visible, invisible } = captcha.widget
  const keys = { provider, visible: absolute(visible), invisible: absolute(invisible) }
  mount(api, getCaptchaSiteKeys, async () => keys)
}
