import type { Readable } from 'node:stream'
import { MAX_IMPORT_BYTES, MAX_PICTURES_BYTES } from '@fairground/contract/fairground/product-imports.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import type { FastifyInstance } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Caller } from '../../ground/caller.ts'
import type { Db, Tx } from '../../ground/database.ts'
import { isUuid, newId } from '../../ground/ids.ts'
import type { Identify } from '../../http/credentials.ts'
import { presentedBy, requireScope } from '../../http/presented.ts'
import { readerLocale, requestedLanguage } from '../../http/reader.ts'
import type { MediaFiles } from '../../media/files.ts'
import { happen } from '../../outbox/happenings.ts'
import type { Directory } from '../../sites/directory.ts'
import { byteLimit } from './byte-limit.ts'
import { moveRun } from './move-run.ts'
import { findRun, insertPart, insertRun } from './queries.ts'
import { PART_BYTES } from './run-file.ts'
import { storePictures } from './store-pictures.ts'
import { runToWire } from './wire.ts'

interface ImportUploadCapabilities {
  readonly pool: Pool
  readonly directory: Directory
  readonly identify: Identify
  readonly files: MediaFiles
  /** Origin of the addresses that pictures get; no trailing slash. */
  readonly publicUrl: string
}

const PATH = '/fairground/v1/product-imports'

/**
 * `POST /fairground/v1/product-imports?name=` with a CSV file begins an import, which is compared with the shop first.
 * `POST /fairground/v1/product-imports/{id}/pictures` with a zip keeps its pictures for the import, which is then compared again.
 * For those who may write the catalogue.
 */
export function registerImportUpload(app: FastifyInstance, capabilities: ImportUploadCapabilities): void {
  const { pool, directory, identify } = capabilities
  app.register(async (scope) => {
    for (const type of ['text/csv', 'application/octet-stream', 'application/zip', 'text/plain'])
      scope.addContentTypeParser(type, async (_: unknown, payload: Readable) => payload)
    const config = { who: 'catalog.write' }
    const onRequest = async (request: Parameters<typeof presentedBy>[0]) =>
      requireScope((await identify(presentedBy(request))).caller, ['catalog.write'])

    scope.post<{ Querystring: { name?: string | string[] } }>(
      PATH,
      { config, bodyLimit: MAX_IMPORT_BYTES, onRequest },
      async (request, reply) => {
        const { site, caller } = await identify(presentedBy(request))
        const now = directory.nowOf(site)
        const db = pool.forSite(site.id)
        const id = newId(now)
        const parts = await partsOf(request.body as Readable, MAX_IMPORT_BYTES)
        await db.inTx(async (tx) => {
          const fileBytes = parts.reduce((sum, part) => sum + BigInt(part.length), 0n)
          await tx.run(insertRun, {
            id,
            fileName: nameOf(request.query.name),
            fileBytes,
            createdBy: idOf(caller),
            at: now,
          })
          for (const [part, bytes] of parts.entries())
            await tx.run(insertPart, { id, part, content: bytes.toString('base64') })
          await began(tx, id, now)
        })
        reply.header('cache-control', 'no-store')
        const run = (await db.row(findRun, { id }))! // written above
        return { import: runToWire(run, readerLocale({ site, caller }, requestedLanguage(request))) }
      },
    )

    scope.post<{ Params: { id: string } }>(
      `${PATH}/:id/pictures`,
      { config, bodyLimit: MAX_PICTURES_BYTES, onRequest },
      async (request, reply) => {
        const { site, caller } = await identify(presentedBy(request))
        const db = pool.forSite(site.id)
        const { id } = request.params
        const run = isUuid(id) ? await db.row(findRun, { id }) : undefined
        if (!run) throw new ApiError({ code: 'IMPORT_NOT_FOUND', importId: id })
        const now = directory.nowOf(site)
        const deed = { now, caller, requestId: request.id, newId: () => newId(new Date()) }
        const pictures = await storePictures(request.body as Readable, { ...capabilities, db, runId: run.id, deed })
        await compareAgain(db, run.id, now)
        reply.header('cache-control', 'no-store')
        const after = (await db.row(findRun, { id: run.id }))! // found above
        const locale = readerLocale({ site, caller }, requestedLanguage(request))
        return { ...pictures, import: runToWire(after, locale) }
      },
    )
  })
}

const idOf = (caller: Caller): string | null => (caller.kind === 'staff' || caller.kind === 'apiKey' ? caller.id : null)

/** A name for people; no path is ever made of it. */
const nameOf = (name: string | string[] | undefined): string =>
  cutText((typeof name === 'string' ? name : '').replace(/\p{Cc}/gu, '').toWellFormed(), 200) || 'products.csv'

/** The body in pieces of equal size, the last one smaller. */
async function partsOf(body: Readable, most: number): Promise<Buffer[]> {
  const parts: Buffer[] = []
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of body.compose(byteLimit(most))) {
    rest = Buffer.concat([rest, chunk as Buffer])
    while (rest.length >= PART_BYTES) {
      parts.push(rest.subarray(0, PART_BYTES))
      rest = rest.subarray(PART_BYTES)
    }
  }
  return rest.length > 0 || parts.length === 0 ? [...parts, rest] : parts
}

/** The domain event becomes the job that compares. */
const began = (tx: Tx, id: string, now: Date) =>
  happen(tx, [{ entity: 'product_import', entityId: id, slug: 'moved', payload: { status: 'COMPARING' } }], {
    now,
    newId: () => newId(now),
  })

const compareAgain = (db: Db, id: string, at: Date) =>
  db.inTx(async (tx) => {
    if (!(await moveRun(tx, id, { to: 'COMPARING', at }))) throw new ApiError({ code: 'IMPORT_NOT_READY' })
    await began(tx, id, at)
  })
