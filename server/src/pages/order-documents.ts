import { tokenAuth } from '@fairground/client/auth/token.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { isRefusal, ValidationError } from '@fairground/client/errors.ts'
import { orderDocuments } from '@fairground/client/generated/fairground.order-documents.ts'
import type { FastifyInstance } from 'fastify'
import { errorPage } from '../ground/html/page.ts'
import { textsIn } from '../ground/texts/catalogues.ts'
import { cookiesOf } from '../http/cookies.ts'
import { fetchAdmitted, inProcessFetch } from '../http/in-process-fetch.ts'
import type { PagesWorld } from './answer-page.ts'
import { documentPage } from './document-page.ts'

interface Route {
  readonly Params: { readonly orderId: string; readonly documentId: string }
  readonly Querystring: { readonly token?: string }
}

/** `GET /orders/{orderId}/documents/{documentId}`: an invoice or a receipt to print, for its buyer and for who holds a link to the order. */
export function orderDocumentPages(app: FastifyInstance, { overload, sessions, site }: PagesWorld): void {
  app.get<Route>('/orders/:orderId/documents/:documentId', async (request, reply) => {
    const session = await sessions.find(cookiesOf(request))
    overload.admit(
      () => 'read',
      () => (session ? 'member' : 'passerBy'),
    )
    for (const value of session?.setCookies ?? []) reply.header('set-cookie', value)
    const client = createClient({
      url: site().origin,
      auth: tokenAuth(() => session?.accessToken ?? sessions.pageToken()),
      fetch: fetchAdmitted(overload, inProcessFetch(app, request.ip)),
      retries: 0,
      modules: { orderDocuments },
    })
    const { token } = request.query
    try {
      const { document } = await client.orderDocuments.getOrderDocument({
        ...request.params,
        ...(typeof token === 'string' ? { token } : {}),
      })
      return documentPage(reply, document, site())
    } catch (error) {
      const unknown =
        isRefusal(error, 'ORDER_NOT_FOUND') ||
        isRefusal(error, 'ORDER_DOCUMENT_NOT_FOUND') ||
        error instanceof ValidationError
      if (!unknown) throw error
      const { locale } = site()
      return errorPage(reply, textsIn(locale)('order-documents.gone'), { status: 404, locale })
    }
  })
}
