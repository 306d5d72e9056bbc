import { present } from '@fairground/domain/present.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '../db/database.ts'
import { ApiError, InvalidArgument } from '../ground/api-error.ts'
import type { Queryable } from '../ground/database.ts'
import { escaped, type SmallPage, sendPage } from '../ground/html/page.ts'
import type { Site, Sites } from '../ground/site.ts'
import { textsIn } from '../ground/texts/catalogues.ts'
import { type Message, message } from '../ground/texts/message.ts'
import { siteForBrowser } from '../http/browser-language.ts'
import { hasAlready } from '../http/if-none-match.ts'
import { slimFileHeaders } from '../http/security-headers.ts'
import { type Crop, crops } from './crops.ts'
import { derivatives } from './derivatives.ts'
import { DOWNLOAD_PATH, type DownloadLinks } from './download-links.ts'
import type { Outside } from './fetch-picture.ts'
import type { MediaFiles } from './files.ts'
import { findItem } from './library-queries.ts'
import { UUID } from './media-id.ts'
import { findMedia } from './queries.ts'
import { references } from './references.ts'
import { sendFile } from './send-file.ts'
import { formatFor, nameOf, type Variant } from './variants.ts'
import { servedWidth } from './widths.ts'

interface MediaCapabilities {
  readonly pool: Pool
  readonly directory: Sites
  readonly files: MediaFiles
  readonly downloads: DownloadLinks
  /** True when the buyer of an order may have this file of it now. */
  readonly mayHave: (db: Queryable, bought: { orderId: string; mediaId: string }) => Promise<boolean>
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
  /** The internet unless given. */
  readonly outside?: Outside
}

/** A picture by id never changes; one by address is fetched again after a day. */
const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

interface MediaRequest {
  Params: { id: string }
  Querystring: Record<string, string | string[] | undefined>
}

/**
 * Pictures, always as WebP or AVIF of our own making: by id, and by an address elsewhere that a product or event refers to. Other
 * files as they came: videos and music to play, the rest to save; those that are sold through links that expire, alone.
 */
export function registerMediaRoutes(
  app: FastifyInstance,
  { pool, directory, files, downloads, mayHave, logger, outside }: MediaCapabilities,
): void {
  const config = { who: 'anyone' }
  const made = derivatives(files)
  const foreign = references({
    files,
    ...present({ outside: outside || undefined }),
    failed: (err) => logger.warn({ err }, 'a picture by reference could not be stored'),
  })

  app.get<MediaRequest>('/media/:id', { config }, async (request, reply) => {
    const [{ id }, plain, site] = [request.params, variantIn(request), siteOf(directory)]
    if (!UUID.test(id)) throw notFound()
    const db = pool.forSite(site.id)
    if (plain.crop) {
      // The point where it is cut may change.
      const picture = await db.row(findMedia, { id })
      if (!picture) throw notFound()
      const { focal } = picture.doc
      const variant = focal ? { ...plain, focal } : plain
      return send(request, reply, { id, variant, caching: A_DAY }, () => made.make(site.id, picture, variant))
    }
    const ready = await made.made(site.id, id, plain)
    const picture = ready ? undefined : await db.row(findMedia, { id })
    const file = ready || picture ? undefined : await db.row(findItem, { id })
    if (file && file.kind !== 'image' && !file.secure) {
      const { filename, mime, kind } = file
      const sent = { siteId: site.id, id, filename, mime, inline: kind === 'video' || kind === 'audio' }
      return sendFile(request, reply, files, { ...sent, caching: FOREVER })
    }
    return send(
      request,
      reply,
      { id, variant: plain, caching: FOREVER },
      async () => ready ?? (picture && made.make(site.id, picture, plain)),
    )
  })

  app.get<MediaRequest>('/media/ref', { config }, async (request, reply) => {
    const [{ u }, plain, site] = [request.query, variantIn(request), siteOf(directory)]
    if (typeof u !== 'string') throw invalid('u', message('violations.pictureAddress'))
    const picture = await foreign.find(pool.forSite(site.id), u, directory.nowOf(site))
    if (!picture) throw notFound()
    const { id } = picture
    return send(request, reply, { id, variant: plain, caching: A_DAY }, () => made.make(site.id, picture, plain))
  })

  app.get<{ Params: { token: string } }>(`${DOWNLOAD_PATH}:token`, { config }, async (request, reply) => {
    const site = siteOf(directory)
    const opened = downloads.open(request.params.token, directory.nowOf(site))
    const own = opened && directory.site(opened.download.siteId)
    if (!own) throw notFound()
    const { mediaId, orderId } = opened.download
    const db = pool.forSite(own.id)
    if (orderId && !(await mayHave(db, { orderId, mediaId })))
      return sendPage(reply, takenBack(siteForBrowser(own, request.headers)))
    if (opened.expired) return sendPage(reply, expired(orderId, siteForBrowser(own, request.headers)))
    const file = await db.row(findItem, { id: mediaId })
    if (!file) throw notFound()
    const { id, filename, mime } = file
    const sent = { siteId: own.id, id, filename, mime, inline: false, caching: 'private, no-store' }
    return sendFile(request, reply, files, sent)
  })
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, variant, caching }: { id: string; variant: Variant; caching: string },
  read: () => Promise<Buffer | undefined>,
): Promise<FastifyReply> {
  const etag = `"${id}-${nameOf(variant)}-${variant.format}"`
  const bytes = hasAlready(request.headers['if-none-match'], etag) ? null : await read()
  if (bytes === undefined) throw notFound()
  slimFileHeaders(reply)
  reply
    .header('etag', etag)
    .header('cache-control', caching)
    .header('vary', 'accept')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  return bytes === null ? reply.code(304).send() : reply.type(`image/${variant.format}`).send(bytes)
}

function takenBack({ locale }: Site): SmallPage {
  const t = textsIn(locale)
  return { locale, status: 403, title: t('pages.fileGoneTitle'), body: `<p>${escaped(t('pages.fileGone'))}</p>` }
}

function expired(orderId: string | undefined, { locale, pathPrefix = '' }: Site): SmallPage {
  const t = textsIn(locale)
  const body = orderId
    ? `<a href="${pathPrefix}/orders/${encodeURIComponent(orderId)}">${escaped(t('pages.openOrder'))}</a>`
    : escaped(t('pages.askForAnother'))
  return { locale, status: 410, title: t('pages.linkExpired'), body: `<p>${body}</p>` }
}

const notFound = () => new ApiError({ code: 'NOT_FOUND' })
const invalid = (field: string, description: Message) =>
  new InvalidArgument([{ field, description, violatedRule: 'VALIDATION' }])

function variantIn({ query, headers }: FastifyRequest): Variant {
  const { w, crop } = query as MediaRequest['Querystring'] // the app's own parser
  const width = Array.isArray(w) ? undefined : servedWidth(w)
  if (!width) throw invalid('w', message('violations.width'))
  if (crop !== undefined && !isCrop(crop))
    throw invalid('crop', message('violations.oneOf', { values: Object.keys(crops).join(', ') }))
  return { width, format: formatFor(headers.accept), ...present({ crop }) }
}

const isCrop = (text: string | string[]): text is Crop => typeof text === 'string' && Object.hasOwn(crops, text)

function siteOf(directory: Sites): Site {
  const site = directory.defaultSite()
  if (!site) throw notFound()
  return site
}
