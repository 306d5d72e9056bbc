import type { FastifyRequest, onSendAsyncHookHandler } from 'fastify'

/** Every module call of a published client carries it; no browser's navigation does. */
const MODULE_CALL = 'x-wix-bi-gateway'
const FORWARDED_HEADERS = ['location', 'set-cookie', 'content-type']

/** True where a published client calls a page as a function. */
export const isModuleCall = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[MODULE_CALL] !== undefined

/**
 * For pages that published clients also call as functions (`authentication.logout`, `loginCallback`): those are answered with what
 * a browser would be answered, status, headers and body in base64, as their RawHttpResponse has it. Nothing is followed for them.
 */
export const rawAnswer: onSendAsyncHookHandler = async (request, reply, payload) => {
  if (!isModuleCall(request)) return payload
  const headers = FORWARDED_HEADERS.flatMap((key) =>
    [reply.getHeader(key) ?? []].flat().map((value) => ({ key, value: String(value) })),
  )
  const body = Buffer.from(typeof payload === 'string' ? payload : '').toString('base64')
  const answer = JSON.stringify({ statusCode: reply.statusCode, headers, body })
  reply.code(200).removeHeader('location').removeHeader('content-length')
  reply.header('content-type', 'application/json; charset=utf-8')
  return answer
}

/** As `rawAnswer`; refusals stay what they are for callers of operations. */
export const rawUnlessRefused: onSendAsyncHookHandler = async function (request, reply, payload) {
  return reply.statusCode < 400 ? rawAnswer.call(this, request, reply, payload) : payload
}
