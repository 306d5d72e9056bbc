import type { addProductsToImport } from '@fairground/contract/stores/catalog-imports-v-3.ts'
import { ImportedProduct } from '@fairground/contract/stores/catalog-imports-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { attempt } from '../../bulk/attempt.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { happen } from '../../outbox/happenings.ts'
import { sentFields } from '../products/v3/sent-fields.ts'
import { isWhole, lacking } from './imported-product.ts'
import {
  countItems,
  findByHandle,
  type ImportRow,
  type ItemDoc,
  insertImport,
  lockImport,
  saveItems,
  submitImport,
} from './queries.ts'

type Sent = Static<typeof addProductsToImport.request>['products'][number]

const SETTABLE = Object.keys(ImportedProduct.properties).filter((name) => name !== 'handle')

export async function createImport({ db, newId, now }: Ctx): Promise<{ id: string; createdAt: Date }> {
  const id = newId()
  await db.run(insertImport, { id, at: now })
  return { id, createdAt: now }
}

/** Throws CATALOG_IMPORT_NOT_FOUND and CATALOG_IMPORT_ALREADY_SUBMITTED. */
async function openImport(tx: Tx, catalogImportId: string): Promise<ImportRow> {
  const row = await tx.row(lockImport, { id: catalogImportId })
  if (!row) throw new ApiError({ code: 'CATALOG_IMPORT_NOT_FOUND', catalogImportId })
  if (row.status !== 'OPEN')
    throw new ApiError({ code: 'CATALOG_IMPORT_ALREADY_SUBMITTED', catalogImportId: row.id, asyncJobId: row.jobId })
  return row
}

/** Stored document of a product, its mask applied by its names alone: whether the shop has the product may change until it is written. */
function docOf({ product, categoryIdsInfo, fieldMask }: Sent, isThere: boolean): ItemDoc {
  sentFields(product, fieldMask, SETTABLE, ['handle'])
  if (!isThere && !isWhole(product)) throw lacking(product)
  return { product, categoryIds: categoryIdsInfo?.categoryIds ?? [], ...present({ fieldMask: fieldMask || undefined }) }
}

/** Each by itself; of two with one handle the later counts. */
export const addProducts = (ctx: Ctx, importId: string, sent: readonly Sent[]): Promise<Outcome<void>[]> =>
  ctx.db.inTx(async (tx) => {
    const { id } = await openImport(tx, importId)
    const found = await tx.rows(findByHandle, { handles: sent.map(({ product }) => product.handle) })
    const there = new Set(found.map(({ handle }) => handle))
    const records = new Map<string, { id: string; handle: string; doc: ItemDoc }>()
    const outcomes = sent.map((one): Outcome<void> => {
      const { value: doc, error } = attempt(() => docOf(one, there.has(one.product.handle)))
      if (!doc) return { ok: false, error: error! } // one of the two
      const record = { id: ctx.newId(), handle: one.product.handle, doc }
      records.set(record.handle, record)
      return { ok: true, id: record.id, item: undefined }
    })
    if (records.size > 0) await tx.run(saveItems, { importId: id, records: [...records.values()] })
    return outcomes
  })

/** The domain event becomes the job that writes the products. */
export const submit = (ctx: Ctx, importId: string): Promise<{ jobId: string; totalProductsCount: number }> =>
  ctx.db.inTx(async (tx) => {
    const { id } = await openImport(tx, importId)
    const jobId = ctx.newId()
    await tx.run(submitImport, { id, jobId, by: ctx.caller, at: ctx.now })
    const totalProductsCount = (await tx.row(countItems, { importId: id }))?.items ?? 0
    const payload = { jobId, totalProductsCount }
    await happen(tx, [{ entity: 'catalog_import', entityId: id, slug: 'submitted', payload }], ctx)
    return payload
  })
