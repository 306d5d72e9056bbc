import type { upsertContactTaxDetails } from '@fairground/contract/ecom/contact-tax-details.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { attempt } from '../../../bulk/attempt.ts'
import { type Kind, moveTags, removeRows, type Slug } from '../../../bulk/change-rows.ts'
import { doneItems } from '../../../bulk/done-items.ts'
import { type TagMoves, tagsAfter } from '../../../bulk/tag-moves.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import { sameRevision } from '../../../ground/same-revision.ts'
import type { Outcome } from '../../../http/bulk-answers.ts'
import { happen } from '../../../outbox/happenings.ts'
import { taxNotFound } from '../change-taxes.ts'
import {
  deleteDetails,
  findDetails,
  lockDetails,
  saveDetails,
  shareExemptGroups,
  type TaxDetailsRow,
} from './queries.ts'

export type WrittenDetails = RequestOf<typeof upsertContactTaxDetails>['contactTaxDetails']

const detailsNotFound = (id: string): ApiError => new ApiError({ code: 'CONTACT_TAX_DETAILS_NOT_FOUND', id })

async function save(tx: Tx, { now, newId }: Ctx, rows: readonly TaxDetailsRow[], slug: Slug): Promise<void> {
  if (rows.length === 0) return
  const records = rows.map(({ id, exemptGroupId, publicTags, privateTags, doc }) => ({
    id,
    exemptGroupId,
    publicTags,
    privateTags,
    doc,
  }))
  await tx.run(saveDetails, { records, at: now })
  await report(tx, { now, newId }, rows, slug)
}

const report: Kind<TaxDetailsRow>['report'] = (tx, moment, rows, slug) =>
  happen(
    tx,
    rows.map(({ id }) => ({ entity: 'contact_tax_details', entityId: id, slug, payload: {} })),
    moment,
  )

const kind: Kind<TaxDetailsRow> = {
  lock: (tx, ids) => tx.rows(lockDetails, { ids }),
  remove: (tx, ids) => tx.rows(deleteDetails, { ids }),
  notFound: detailsNotFound,
  save,
  report,
}

/** Each by itself; a contact that is named twice has the later of the two. */
export const upsertDetails = (ctx: Ctx, written: readonly WrittenDetails[]): Promise<Outcome<TaxDetailsRow>[]> =>
  ctx.db.inTx(async (tx) => {
    const ids = [...new Set(written.map(({ id }) => id))]
    const before = new Map((await tx.rows(lockDetails, { ids })).map((row) => [row.id, row]))
    const wanted = [...new Set(written.map(({ taxExemptGroupId }) => taxExemptGroupId))]
    const groups = new Set((await tx.rows(shareExemptGroups, { ids: wanted })).map(({ id }) => id))
    const outcomes = written.map((one): Outcome<TaxDetailsRow> => {
      const id = one.id
      const { value: made, error } = attempt(() => {
        if (!groups.has(one.taxExemptGroupId)) throw taxNotFound('exemptGroup', one.taxExemptGroupId)
        return after(before.get(id) ?? blank(ctx, id), one, ctx.now)
      })
      return made ? { ok: true, id, item: made } : { ok: false, id, error: error! } // one of the two
    })
    const last = new Map(doneItems(outcomes).map((row) => [row.id, row]))
    const isNew = ({ id }: TaxDetailsRow) => !before.has(id)
    await save(tx, ctx, [...last.values()].filter(isNew), 'created')
    await save(
      tx,
      ctx,
      [...last.values()].filter((row) => !isNew(row)),
      'updated',
    )
    const stored = new Map((await tx.rows(findDetails, { ids })).map((row) => [row.id, row]))
    return outcomes.map((outcome) =>
      outcome.ok ? { ...outcome, item: stored.get(outcome.id) ?? outcome.item } : outcome,
    )
  })

const blank = ({ now }: Pick<Ctx, 'now'>, id: string): TaxDetailsRow => ({
  id,
  exemptGroupId: id,
  publicTags: [],
  privateTags: [],
  doc: {},
  revision: 1n,
  createdAt: now,
  updatedAt: now,
  contact: null,
})

/** Leaves what is absent, and empties what is null. */
function after(before: TaxDetailsRow, written: WrittenDetails, now: Date): TaxDetailsRow {
  const { taxExemptGroupId, revision, tags, extendedFields } = written
  sameRevision(before, revision ?? undefined)
  const { namespaces } = extendedFields ?? {}
  return {
    ...before,
    ...tagsAfter(before, tags),
    exemptGroupId: taxExemptGroupId,
    doc: extendedFields === undefined ? before.doc : namespaces ? { namespaces } : {},
    updatedAt: now,
  }
}

/** Throws EMPTY_ASSIGN_AND_UNASSIGN_LISTS. */
export const moveDetailsTags = (ctx: Ctx, ids: readonly string[], moves: TagMoves): Promise<Outcome<TaxDetailsRow>[]> =>
  moveTags(kind, ctx, ids, moves)

export const removeDetails = (ctx: Ctx, ids: readonly string[]): Promise<Outcome<void>[]> => removeRows(kind, ctx, ids)

/** Throws CONTACT_TAX_DETAILS_NOT_FOUND. */
export async function getDetails({ db }: Pick<Ctx, 'db'>, id: string): Promise<TaxDetailsRow> {
  const row = await db.row(findDetails, { ids: [id] })
  if (!row) throw detailsNotFound(id)
  return row
}
