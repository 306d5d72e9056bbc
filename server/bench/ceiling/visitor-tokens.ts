import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The visitor's id and its HMAC; `filler` makes it as long as our tokens. */
export function visitorTokens(filler = '') {
  const secret = randomBytes(32)
  const seal = (visitor: string) => createHmac('sha256', secret).update(visitor).digest('base64url')
  return {
    sign: (visitor: string) => `${visitor}.${seal(visitor)}${filler}`,
    read({ headers: { authorization = '' } }: FastifyRequest): string {
      const visitor = authorization.slice(0, 36)
      const given = Buffer.from(authorization.slice(37, 80))
      if (given.length !== 43 || !timingSafeEqual(given, Buffer.from(seal(visitor)))) throw new Error('No such visitor')
      return visitor
    },
  }
}

export const sendJson = (reply: FastifyReply, body: string) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(body)

export function refuseAsSoldOut(reply: FastifyReply) {
  reply.code(409)
  return sendJson(reply, '{"message":"sold out","details":{"applicationError":{"code":"FULL_OUT_OF_STOCK"}}}')
}
