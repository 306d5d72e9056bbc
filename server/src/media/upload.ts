import { MAX_PART_BYTES } from '@fairground/contract/fairground/media-library.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import type { FastifyInstance } from 'fastify'
import type { Pool } from '../db/database.ts'
import { ApiError, InvalidArgument } from '../ground/api-error.ts'
import { newId } from '../ground/ids.ts'
import type { Sites } from '../ground/site.ts'
import { message } from '../ground/texts/message.ts'
import type { Identify } from '../http/credentials.ts'
import { presentedBy, requireScope } from '../http/presented.ts'
import { takePart } from './begin-upload.ts'
import { MAX_PICTURE_BYTES } from './check-picture.ts'
import type { MediaFiles } from './files.ts'
import { mediaAddress } from './media-address.ts'
import { UUID } from './media-id.ts'
import { storeUpload } from './store-pictures.ts'

const MAX_NAME = 200

interface UploadCapabilities {
  readonly pool: Pool
  readonly directory: Sites
  readonly identify: Identify
  readonly files: MediaFiles
  /** Origin of the address that the picture gets; no trailing slash. */
  readonly publicUrl: string
}

/**
 * `POST /media?name=` with the bytes of a picture: answers with its address, which a product or an event then takes as its own.
 * For those who may write the catalogue or events.
 */
export function registerMediaUpload(app: FastifyInstance, capabilities: UploadCapabilities): void {
  const { pool, directory, identify, files, publicUrl } = capabilities
  app.register(async (scope) => {
    scope.addContentTypeParser(
      /^image\//,
      { parseAs: 'buffer', bodyLimit: MAX_PICTURE_BYTES },
      async (_: unknown, body: Buffer) => body,
    )
    scope.post<{ Querystring: { name?: string | string[] } }>(
      '/media',
      {
        config: { who: 'catalog.write or events.write' },
        bodyLimit: MAX_PICTURE_BYTES,
        // Before the body: strangers send no 25 MB.
        onRequest: async (request) =>
          requireScope((await identify(presentedBy(request))).caller, ['catalog.write', 'events.write']),
      },
      async (request, reply) => {
        const { site, caller } = await identify(presentedBy(request))
        if (!Buffer.isBuffer(request.body)) throw new ApiError({ code: 'UNSUPPORTED_MEDIA_TYPE' })
        const now = directory.nowOf(site)
        const given = {
          id: newId(now),
          filename: nameOf(request.query.name),
          folderId: null,
          secure: false,
          bytes: request.body,
        }
        const deed = { now, caller, requestId: request.id, newId: () => newId(new Date()) }
        const picture = await storeUpload(pool.forSite(site.id), files, given, deed)
        if (!picture) throw noPicture()
        const { id, filename, mime, width, height, doc } = picture
        reply.header('cache-control', 'no-store')
        return { media: { id, url: mediaAddress(publicUrl, id), filename, mime, width, height, ...doc } }
      },
    )

    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: MAX_PART_BYTES },
      async (_: unknown, body: Buffer) => body,
    )
    scope.put<{ Params: { id: string }; Querystring: { offset?: string | string[] } }>(
      '/media/uploads/:id',
      {
        config: { who: 'catalog.write' },
        bodyLimit: MAX_PART_BYTES,
        onRequest: async (request) => requireScope((await identify(presentedBy(request))).caller, ['catalog.write']),
      },
      async (request, reply) => {
        const { site } = await identify(presentedBy(request))
        const { offset } = request.query
        if (!Buffer.isBuffer(request.body)) throw new ApiError({ code: 'UNSUPPORTED_MEDIA_TYPE' })
        if (!UUID.test(request.params.id)) throw new ApiError({ code: 'UPLOAD_NOT_FOUND' })
        if (typeof offset !== 'string' || !/^\d{1,12}$/.test(offset)) throw noOffset()
        reply.header('cache-control', 'no-store')
        const part = { id: request.params.id, offset: BigInt(offset), bytes: request.body }
        return { received: Number(await takePart(pool.forSite(site.id), files, part)) }
      },
    )
  })
}

/** A name for people; no path is ever made of it. */
const nameOf = (name: string | string[] | undefined): string =>
  typeof name === 'string' ? cutText(name.replace(/\p{Cc}/gu, '').toWellFormed(), MAX_NAME) : ''

const noOffset = () =>
  new InvalidArgument([{ field: 'offset', description: message('violations.bytesBefore'), violatedRule: 'FORMAT' }])

const noPicture = () =>
  new InvalidArgument([
    {
      field: 'body',
      description: message('violations.picture'),
      violatedRule: 'FORMAT',
    },
  ])
