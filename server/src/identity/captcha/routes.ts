import type { FastifyInstance } from 'fastify'
import type { Captcha } from './captcha.ts'

/** `GET /_captcha/challenge`: what the widget of a page solves; its solution is a captcha token. */
export function captchaRoutes(
  app: FastifyInstance,
  { captcha, now }: { readonly captcha: Captcha; readonly now: () => Date },
): void {
  app.get('/_captcha/challenge', { config: { who: 'anyone' } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await captcha.challenge(now())),
  )
}
