import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '../db/database.ts'
import { ApiError, InvalidArgument } from '../http/api-error.ts'
import type { Site } from '../identity/site.ts'
import type { Directory } from '../identity/sites/directory.ts'
import { derivatives } from './derivatives.ts'
import type { Outside } from './fetch-picture.ts'
import { mediaFiles } from './files.ts'
import { UUID } from './media-id.ts'
import { findMedia } from './queries.ts'
import { references } from './references.ts'
import { servedWidth, type Width } from './widths.ts'

export interface MediaCapabilities {
  readonly pool: Pool
  readonly directory: Directory
  readonly dataDir: string
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
  /** The internet unless given. */
  readonly outside?: Outside
}

/** What an id shows never changes; what an address shows is asked again after a day. */
const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

interface Asked {
  Params: { id: string }
  Querystring: Record<string, string | string[] | undefined>
}

/** Pictures, always as WebP of our own making: by id, and by an address elsewhere that a product or event refers to. */
export function registerMediaRoutes(
  app: FastifyInstance,
  { pool, directory, dataDir, logger, outside }: MediaCapabilities,
): void {
  const config = { who: 'anyone' }
  const files = mediaFiles(dataDir)
  const made = derivatives(files)
  const foreign = references({
    files,
    ...(outside ? { outside } : {}),
    failed: (err) => logger.warn({ err }, 'a picture by reference could not be kept'),
  })

  app.get<Asked>('/media/:id', { config }, async (request, reply) => {
    const [{ id }, width, site] = [request.params, widthOf(request), siteOf(directory)]
    if (!UUID.test(id)) throw notFound()
    return send(request, reply, { id, width, caching: FOREVER }, async () => {
      const ready = await made.made(site.id, id, width)
      if (ready) return ready
      const picture = await pool.forSite(site.id).row(findMedia, { id })
      return picture && made.webp(site.id, picture, width)
    })
  })

  app.get<Asked>('/media/ref', { config }, async (request, reply) => {
    const [{ u }, width, site] = [request.query, widthOf(request), siteOf(directory)]
    if (typeof u !== 'string') throw invalid('u', 'must be the address of a picture')
    const picture = await foreign.find(pool.forSite(site.id), u, directory.nowOf(site))
    if (!picture) throw notFound()
    return send(request, reply, { id: picture.id, width, caching: A_DAY }, () => made.webp(site.id, picture, width))
  })
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, width, caching }: { id: string; width: Width; caching: string },
  read: () => Promise<Buffer | undefined>,
): Promise<FastifyReply> {
  const etag = `"${id}-${width}"`
  const bytes = request.headers['if-none-match'] === etag ? null : await read()
  if (bytes === undefined) throw notFound()
  reply
    .header('etag', etag)
    .header('cache-control', caching)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  return bytes === null ? reply.code(304).send() : reply.type('image/webp').send(bytes)
}

const notFound = () => new ApiError({ code: 'NOT_FOUND' })
const invalid = (field: string, description: string) =>
  new InvalidArgument([{ field, description, violatedRule: 'VALIDATION' }])

function widthOf({ query }: FastifyRequest): Width {
  const { w } = query as Asked['Querystring'] // the app's own parser
  const width = Array.isArray(w) ? undefined : servedWidth(w)
  if (!width) throw invalid('w', 'must be a width in pixels')
  return width
}

function siteOf(directory: Directory): Site {
  const site = directory.defaultSite()
  if (!site) throw notFound()
  return site
}
