import type { FastifyInstance } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../ground/api-error.ts'
import { isUuid } from '../../ground/ids.ts'
import { isModuleCall, rawUnlessRefused } from '../../http/raw-answer.ts'
import type { Directory } from '../../sites/directory.ts'
import { getTemplate } from './change-templates.ts'

interface Needs {
  readonly pool: Pick<Pool, 'forSite'>
  readonly directory: Pick<Directory, 'defaultSite'>
  readonly publicUrl: string
}

interface Route {
  readonly Params: { readonly checkoutTemplateId: string }
  readonly Querystring: { readonly siteId?: unknown }
}

/** The published address with its older spellings. */
const PATHS = ['', '/ecom', '/checkout-template'].map(
  (prefix) => `${prefix}/v1/checkout-templates/:checkoutTemplateId/create-and-redirect-to-checkout`,
)

/**
 * Leads to the link of a template, an address of this shop alone, and makes nothing: the link fills the checkout, for a browser that a
 * person has opened (decision 1105). A browser reads there why a template makes none; a published client is refused here.
 */
export function templateRedirects(app: FastifyInstance, { pool, directory, publicUrl }: Needs): void {
  for (const path of PATHS)
    app.get<Route>(
      path,
      {
        config: { who: 'anyone' },
        exposeHeadRoute: false,
        onSend: rawUnlessRefused,
      },
      async (request, reply) => {
        const checkoutTemplateId = request.params.checkoutTemplateId.toLowerCase()
        const site = directory.defaultSite()
        if (!site || String(request.query.siteId).toLowerCase() !== site.id || !isUuid(checkoutTemplateId))
          throw new ApiError({ code: 'CHECKOUT_TEMPLATE_NOT_FOUND', checkoutTemplateId })
        if (isModuleCall(request)) {
          const { doc } = await getTemplate({ db: pool.forSite(site.id) }, checkoutTemplateId)
          if (doc.status !== 'ACTIVE')
            throw new ApiError({ code: 'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE', checkoutTemplateId })
        }
        return reply.header('cache-control', 'no-store').redirect(`${publicUrl}/buy/${checkoutTemplateId}`, 303)
      },
    )
}
