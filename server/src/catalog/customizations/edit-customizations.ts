import type { CustomizationChanges } from '@fairground/contract/stores/customization.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { attempt } from '../../bulk/attempt.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { message } from '../../ground/texts/message.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { happen } from '../../outbox/happenings.ts'
import type { Moment } from '../labels/label-kind.ts'
import { lookingAgain, nameOf, nameTaken } from '../labels/names-taken.ts'
import { customizationChanged } from './get-or-create.ts'
import { broken } from './new-choices.ts'
import {
  type CustomizationDoc,
  type CustomizationRow,
  deleteCustomizationRow,
  findCustomizationsNamed,
  lockCustomizations,
  saveCustomizations,
} from './queries.ts'

/** Products' part in changes of customizations; runs in the caller's transaction. */
export interface ProductsOfCustomizations {
  /** Their options, modifiers and choices are called, and look, as the customizations say now. */
  changed(tx: Tx, moment: Moment, ids: readonly string[]): Promise<void>
  /** Number of products made of each. */
  count(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, number>>
}

export const notFound = (customizationId: string) => new ApiError({ code: 'CUSTOMIZATION_NOT_FOUND', customizationId })

/** Plan of what one customization becomes; throws why not. */
export interface Plan {
  readonly id: string
  /** Absent where the call names none. */
  readonly revision?: string | undefined
  readonly next: (row: CustomizationRow) => { readonly name?: string; readonly doc?: CustomizationDoc }
  /** Looks at what only the database knows, under the lock. Throws why not. */
  readonly check?: (tx: Tx, row: CustomizationRow) => Promise<void>
}

const kindOf = ({ customizationType, renderType, name }: CustomizationRow) =>
  `${customizationType} ${renderType} ${name}`

/** Changes customizations, each by itself, with all products that are made of them. Names count as taken as when brands are renamed. */
export const changeCustomizations = (
  ctx: Ctx,
  plans: readonly Plan[],
  names: readonly string[],
  products: ProductsOfCustomizations,
): Promise<Outcome<CustomizationRow>[]> =>
  lookingAgain('customizations_name', () =>
    ctx.db.inTx(async (tx) => {
      const rows = await tx.rows(lockCustomizations, { ids: plans.map(({ id }) => id) })
      const before = new Map(rows.map((row) => [row.id, row]))
      const named = names.length === 0 ? [] : await tx.rows(findCustomizationsNamed, { names: [...names] })
      const owners = new Map(named.map((row) => [kindOf(row), row.id]))
      for (const { id, check } of plans) {
        const row = before.get(id)
        if (row && check) await check(tx, row)
      }
      const after = new Map(before)
      const errors = plans.map(
        ({ id, revision, next }) =>
          attempt(() => {
            const row = after.get(id)
            if (!row) throw notFound(id)
            sameRevision(row, revision)
            const changed = { ...row, ...next(row), revision: row.revision + 1n, updatedAt: ctx.now }
            if (changed.name !== row.name && (owners.get(kindOf(changed)) ?? row.id) !== row.id)
              throw nameTaken(changed.name)
            owners.set(kindOf(changed), row.id)
            after.set(row.id, changed)
          }).error,
      )
      await save(tx, ctx, { before, after }, products)
      return plans.map(({ id }, i): Outcome<CustomizationRow> => {
        const error = errors[i]
        const row = after.get(id)
        return error || !row ? { ok: false, id, error: error ?? notFound(id) } : { ok: true, id: row.id, item: row }
      })
    }),
  )

type Rows = ReadonlyMap<string, CustomizationRow>

async function save(
  tx: Tx,
  ctx: Ctx,
  { before, after }: { before: Rows; after: Rows },
  products: ProductsOfCustomizations,
): Promise<void> {
  const rows = [...after.values()].filter((row) => row !== before.get(row.id))
  if (rows.length === 0) return
  const records = rows.map(({ id, name, doc, revision }) => ({ id, name, doc, revision: String(revision) }))
  await tx.run(saveCustomizations, { records, at: ctx.now })
  await happen(
    tx,
    rows.map((row) => customizationChanged(row, 'updated')),
    ctx,
  )
  const reshown = rows.filter((row) => looksOtherwise(before.get(row.id), row)).map(({ id }) => id)
  if (reshown.length > 0) await products.changed(tx, ctx, reshown)
}

/** True when a name, or a choice that was there, differs: the products that show it must follow. */
function looksOtherwise(before: CustomizationRow | undefined, after: CustomizationRow): boolean {
  if (!before || before.name !== after.name) return true
  const known = new Map(after.doc.choices.map((choice) => [choice.id, JSON.stringify(choice)]))
  return before.doc.choices.some((choice) => known.has(choice.id) && known.get(choice.id) !== JSON.stringify(choice))
}

type Changes = Static<typeof CustomizationChanges>

/** Sets what is present. `at` is the wire path of the customization. */
export const planOf = ({ id, revision, name, freeTextInput }: Changes, at: string): Plan => ({
  id,
  revision,
  next: ({ doc }) =>
    present({
      name: name === undefined ? undefined : nameOf(name, `${at}.name`),
      doc: freeTextInput === undefined ? undefined : { ...doc, freeText: freeTextOf(doc, freeTextInput, at) },
    }),
})

function freeTextOf(
  { freeText: before }: CustomizationDoc,
  { title, minCharCount, maxCharCount, defaultAddedPrice }: NonNullable<Changes['freeTextInput']>,
  at: string,
): NonNullable<CustomizationDoc['freeText']> {
  if (!before) throw new ApiError({ code: 'DOESNT_SUPPORT_FREE_TEXT' })
  const price = defaultAddedPrice === undefined ? before.defaultAddedPrice : defaultAddedPrice
  const { key } = before
  const next = {
    minCharCount: minCharCount ?? before.minCharCount,
    maxCharCount: maxCharCount ?? before.maxCharCount,
    title: title === undefined ? before.title : nameOf(title, `${at}.freeTextInput.title`),
  }
  if (next.minCharCount > next.maxCharCount) throw new ApiError({ code: 'INVALID_FREE_TEXT_SETTINGS' })
  return { ...next, key, ...present({ defaultAddedPrice: price || undefined }) }
}

/** Deletes a customization that no product is made of. */
export const deleteCustomization = (ctx: Ctx, id: string, products: ProductsOfCustomizations): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const [row] = await tx.rows(lockCustomizations, { ids: [id] })
    if (!row) throw notFound(id)
    if (((await products.count(tx, [row.id])).get(row.id) ?? 0) > 0)
      throw broken(
        'customizationId',
        'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT',
        message('violations.ofProduct'),
      )
    await tx.run(deleteCustomizationRow, { id: row.id })
    await happen(tx, [customizationChanged(row, 'deleted')], ctx)
  })
