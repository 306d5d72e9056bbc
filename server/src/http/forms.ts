import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const FORM_TYPE = 'application/x-www-form-urlencoded'

/** True of a body that says it is a form's, also where it is empty. */
export const isForm = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() === FORM_TYPE

/** In bytes: a few fields of text. */
const FORM_LIMIT = 16 * 1024

/** The routes of this scope that are added from now on take what forms post. */
export function acceptForms(scope: FastifyInstance, bodyLimit = FORM_LIMIT): void {
  scope.addHook('onRoute', (route) => {
    route.bodyLimit ??= bodyLimit
  })
  scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit }, async (_: unknown, body: string) => body)
}

/** Fields of a form, without the NUL that no database stores and nobody types; of equal names the last counts. No fields for a body that is no form's. */
export const formOf = ({ body }: Pick<FastifyRequest, 'body'>): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    new URLSearchParams(typeof body === 'string' ? body.replaceAll('%00', '').replaceAll('\0', '') : ''),
  )
