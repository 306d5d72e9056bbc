import { MAX_TAX_EXEMPT_GROUPS, type TaxExemptGroupChanges } from '@fairground/contract/ecom/tax-exempt-groups.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { type TagMoves, tagMover, tagsAfter } from '../../bulk/tag-moves.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { filled } from '../../ground/filled.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { eachOf } from '../setup/setup-draft.ts'
import { assertRoom, changeTaxes, type TaxDraft } from './change-taxes.ts'
import type { ExemptGroupDoc, TaxRow } from './documents.ts'
import { systemExemptGroups } from './first-taxes.ts'

export type ExemptGroupChange = Omit<Partial<Static<typeof TaxExemptGroupChanges>>, 'id' | 'revision'>
type Row = TaxRow<'exemptGroup'>

interface Identified {
  readonly id: string
  readonly revision: string
}

export const tagsOf = ({ publicTags = [], privateTags = [] }: ExemptGroupDoc) => ({
  publicTags: [...publicTags],
  privateTags: [...privateTags],
})

/** Leaves what is absent, and empties what is null. */
function changed(
  before: ExemptGroupDoc | undefined,
  { name, tags, extendedFields }: ExemptGroupChange,
): ExemptGroupDoc {
  const namespaces = extendedFields === undefined ? before?.namespaces : extendedFields?.namespaces
  return {
    name: name === undefined ? (before?.name ?? '') : filled(name, 'taxExemptGroup.name'),
    ...tagsAfter(tagsOf(before ?? { name: '' }), tags),
    ...present({ namespaces }),
  }
}

function assertOwn(id: string): void {
  if (id in systemExemptGroups) throw new ApiError({ code: 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP', id })
}

function add(draft: TaxDraft, change: ExemptGroupChange): Row {
  const row = draft.create('exemptGroup', changed(undefined, change))
  assertRoom(draft, 'exemptGroup', MAX_TAX_EXEMPT_GROUPS)
  return row
}

function update(draft: TaxDraft, { id, revision, ...change }: ExemptGroupChange & Identified): Row {
  const row = draft.get('exemptGroup', id, revision)
  if (change.name !== undefined && change.name !== row.doc.name) assertOwn(row.id)
  return draft.update(row, changed(row.doc, change))
}

/** Rates that name it name it no longer; details of its buyers go with it, in the database. */
function remove(draft: TaxDraft, id: string): Row {
  const row = draft.get('exemptGroup', id)
  assertOwn(row.id)
  for (const rate of draft.setup.all('rate')) {
    const { exempt = [], ...doc } = rate.doc
    const left = exempt.filter(({ groupId }) => groupId !== row.id)
    if (left.length < exempt.length) draft.update(rate, { ...doc, exempt: left })
  }
  draft.remove(row)
  return row
}

export const createExemptGroup = (ctx: Ctx, change: ExemptGroupChange): Promise<Row> =>
  changeTaxes(ctx, (draft) => add(draft, change))

export const createExemptGroups = (ctx: Ctx, changes: readonly ExemptGroupChange[]): Promise<Outcome<Row>[]> =>
  changeTaxes(ctx, (draft) => eachOf(draft, changes, add, () => undefined))

export const updateExemptGroup = (ctx: Ctx, change: ExemptGroupChange & Identified): Promise<Row> =>
  changeTaxes(ctx, (draft) => update(draft, change))

export const updateExemptGroups = (
  ctx: Ctx,
  changes: readonly (ExemptGroupChange & Identified)[],
): Promise<Outcome<Row>[]> => changeTaxes(ctx, (draft) => eachOf(draft, changes, update, ({ id }) => id))

export const deleteExemptGroup = (ctx: Ctx, id: string): Promise<Row> => changeTaxes(ctx, (draft) => remove(draft, id))

export const deleteExemptGroups = (ctx: Ctx, ids: readonly string[]): Promise<Outcome<Row>[]> =>
  changeTaxes(ctx, (draft) => eachOf(draft, ids, remove, (id) => id))

/** Tags come, then others go; throws EMPTY_ASSIGN_AND_UNASSIGN_LISTS. */
export function moveExemptGroupTags(ctx: Ctx, ids: readonly string[], moves: TagMoves): Promise<Outcome<Row>[]> {
  const moved = tagMover(moves)
  const move = (draft: TaxDraft, id: string): Row => {
    const row = draft.get('exemptGroup', id)
    return draft.update(row, { ...row.doc, ...moved(tagsOf(row.doc)) }, 'tags_modified')
  }
  return changeTaxes(ctx, (draft) => eachOf(draft, ids, move, (id) => id))
}
