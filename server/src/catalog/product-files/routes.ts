import { Readable } from 'node:stream'
import { present } from '@fairground/domain/present.ts'
import type { FastifyInstance } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import { isUuid } from '../../ground/ids.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import type { Identify } from '../../http/credentials.ts'
import { presentedBy, requireScope } from '../../http/presented.ts'
import type { Directory } from '../../sites/directory.ts'
import { type ExportFormat, exportProducts } from './export-products.ts'

const FORMATS: readonly string[] = ['own', 'shopify', 'woocommerce'] satisfies ExportFormat[]

const wrong = (field: string, description: Message) =>
  new InvalidArgument([{ field, description, violatedRule: 'INVALID_ENUM_VALUE' }])

/** `GET /fairground/v1/products/export?format=own|shopify|woocommerce&collectionId=`: a CSV file, streamed, for administrators of the catalogue. */
export function registerProductExport(
  app: FastifyInstance,
  { pool, directory, identify }: { pool: Pool; directory: Directory; identify: Identify },
): void {
  app.get<{ Querystring: Record<string, string | string[] | undefined> }>(
    '/fairground/v1/products/export',
    { config: { who: 'catalog.read' } },
    async (request, reply) => {
      const { site, caller } = await identify(presentedBy(request))
      requireScope(caller, ['catalog.read'])
      const { format = 'own', collectionId } = request.query
      if (typeof format !== 'string' || !FORMATS.includes(format))
        throw wrong('format', message('violations.oneOf', { values: FORMATS.join(', ') }))
      if (collectionId !== undefined && (typeof collectionId !== 'string' || !isUuid(collectionId)))
        throw wrong('collectionId', message('violations.collectionId'))
      const day = directory.nowOf(site).toISOString().slice(0, 10)
      reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="products-${format}-${day}.csv"`)
        .header('cache-control', 'private, no-store')
      const pieces = exportProducts(pool.forSite(site.id), site, {
        format: format as ExportFormat, // one of FORMATS
        ...present({ collectionId }),
      })
      return reply.send(Readable.from(pieces))
    },
  )
}
