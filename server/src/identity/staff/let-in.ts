import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookie, STAFF_COOKIE } from '../../http/cookies.ts'
import { STAFF_SESSION_SECONDS } from './begin-session.ts'
import { forgetWanted, wantedPage } from './wanted-page.ts'

interface Session {
  readonly secret: string
  readonly secure: boolean
  /** Path to go on at where this browser came for no page. */
  readonly otherwise?: string
}

/** Leads somebody who has just signed in to the page of the admin that they came for. */
export function letIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { secret, secure, otherwise = '/admin/' }: Session,
): FastifyReply {
  const wanted = wantedPage(request)
  reply.header('set-cookie', cookie(STAFF_COOKIE, secret, { maxAgeSeconds: STAFF_SESSION_SECONDS, secure }))
  if (wanted !== undefined) reply.header('set-cookie', forgetWanted(secure))
  return reply.header('cache-control', 'no-store').redirect(wanted ?? otherwise, 303)
}
