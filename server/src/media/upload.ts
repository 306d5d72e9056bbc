import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from '../db/database.ts'
import { ApiError, InvalidArgument } from '../http/api-error.ts'
import { type Caller, holdsScope } from '../http/caller.ts'
import { parseCookies } from '../http/cookies.ts'
import type { Identify } from '../http/credentials.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import type { Directory } from '../identity/sites/directory.ts'
import { newId } from '../ids.ts'
import { mediaFiles } from './files.ts'
import { storeUpload } from './store-pictures.ts'

/** RELIABILITY section 13. */
const MAX_UPLOAD = 25 * 1024 * 1024
const MAX_NAME = 200

export interface UploadCapabilities {
  readonly pool: Pool
  readonly directory: Directory
  readonly identify: Identify
  readonly dataDir: string
  /** Origin of the address that the picture gets; no trailing slash. */
  readonly publicUrl: string
}

/**
 * `POST /media?name=` with the bytes of a picture: answers with its address, which a product or an event then takes as its own.
 * For those who may write the catalogue or events.
 */
export function registerMediaUpload(app: FastifyInstance, capabilities: UploadCapabilities): void {
  const { pool, directory, identify, dataDir, publicUrl } = capabilities
  const files = mediaFiles(dataDir)
  app.register(async (scope) => {
    scope.addContentTypeParser(
      /^image\//,
      { parseAs: 'buffer', bodyLimit: MAX_UPLOAD },
      async (_: unknown, body: Buffer) => body,
    )
    scope.post<{ Querystring: { name?: string | string[] } }>(
      '/media',
      {
        config: { who: 'catalog.write or events.write' },
        bodyLimit: MAX_UPLOAD,
        // Before the body: strangers send no 25 MB.
        onRequest: async (request) => permit((await identify(presentedBy(request))).caller),
      },
      async (request, reply) => {
        const { site } = await identify(presentedBy(request))
        if (!Buffer.isBuffer(request.body)) throw new ApiError({ code: 'UNSUPPORTED_MEDIA_TYPE' })
        const now = directory.nowOf(site)
        const given = { id: newId(now), filename: nameOf(request.query.name), bytes: request.body }
        const picture = await storeUpload(pool.forSite(site.id), files, given, now)
        if (!picture) throw noPicture()
        const { id, filename, mime, width, height, doc } = picture
        reply.header('cache-control', 'no-store')
        return { media: { id, url: `${publicUrl}/media/${id}`, filename, mime, width, height, ...doc } }
      },
    )
  })
}

function permit(caller: Caller): void {
  if (caller.kind === 'anonymous') throw new ApiError({ code: 'UNAUTHENTICATED' })
  if (!holdsScope(caller, 'catalog.write') && !holdsScope(caller, 'events.write'))
    throw new ApiError({ code: 'PERMISSION_DENIED', scope: 'catalog.write' })
}

const presentedBy = ({ headers }: FastifyRequest) => ({
  authorization: headers.authorization,
  siteId: typeof headers['wix-site-id'] === 'string' ? headers['wix-site-id'] : undefined,
  cookies: headers.cookie === undefined ? {} : parseCookies(headers.cookie),
  sameOrigin: isSameOrigin(headers),
})

/** A name for people; no path is ever made of it. */
const nameOf = (name: string | string[] | undefined): string =>
  typeof name === 'string'
    ? name
        .replace(/\p{Cc}/gu, '')
        .toWellFormed()
        .slice(0, MAX_NAME)
    : ''

const noPicture = () =>
  new InvalidArgument([
    {
      field: 'body',
      description: 'must be a PNG, JPEG, WebP, GIF or AVIF picture of at most 50 megapixels that decodes',
      violatedRule: 'FORMAT',
    },
  ])
