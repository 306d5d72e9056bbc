import type {
  InfoSectionChanges,
  InfoSectionForGetOrCreate,
  NewInfoSection,
} from '@fairground/contract/stores/info-sections-v-3.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import type { Static } from 'typebox'
import { attempt } from '../../bulk/attempt.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { happen } from '../../outbox/happenings.ts'
import { getOrCreateEach } from '../labels/get-or-create-named.ts'
import type { Moment } from '../labels/label-kind.ts'
import { lookingAgain, nameOf, nameTaken } from '../labels/names-taken.ts'
import { MAX_INFO_SECTIONS, namedSections, sectionChanged } from './named-sections.ts'
import {
  countSections,
  deleteSections,
  findSections,
  findSectionsNamed,
  insertSections,
  lockSections,
  type SectionRow,
  saveSections,
} from './queries.ts'
import { derivedName, docFromWire, docOfHtml, type NewSection } from './section.ts'

/** Products' part in changes of sections; runs in the caller's transaction. */
export interface ProductsOfSections {
  /** They show `ids` as they are now, and those that are `gone` no more. */
  changed(tx: Tx, moment: Moment, ids: readonly string[], gone: readonly string[]): Promise<void>
  /** Number of products that show each. */
  count(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, number>>
}

export const notFound = (infoSectionId: string) => new ApiError({ code: 'INFO_SECTION_NOT_FOUND', infoSectionId })

function throwing<T>(read: (violations: FieldViolation[]) => T): T {
  const violations: FieldViolation[] = []
  const value = read(violations)
  if (violations.length > 0) throw new InvalidArgument(violations)
  return value
}

type New = Static<typeof NewInfoSection>

/** Makes sections, each by itself; `at` is the wire path of one for violations. */
export const createSections = (
  ctx: Ctx,
  wanted: readonly New[],
  at: (index: number) => string,
): Promise<Outcome<SectionRow>[]> =>
  ctx.db.inTx(async (tx) => {
    const { count: sections } = (await tx.row(countSections, {}))! // a count always has its row
    const made = new Map<string, NewSection>()
    const errors = wanted.map(
      ({ uniqueName, title, ...texts }, i) =>
        attempt(() => {
          const name = nameOf(uniqueName, `${at(i)}.uniqueName`)
          if (made.has(name)) throw nameTaken(name)
          if (sections + made.size >= MAX_INFO_SECTIONS)
            throw new ApiError({ code: 'INFO_SECTIONS_LIMIT_EXCEEDED', threshold: MAX_INFO_SECTIONS })
          const doc = throwing((violations) => docFromWire(texts, at(i), violations)) ?? docOfHtml('')
          made.set(name, { uniqueName: name, title: nameOf(title, `${at(i)}.title`), doc })
        }).error,
    )
    const records = [...made.values()].map(({ uniqueName, title, doc }) => ({
      id: ctx.newId(),
      unique_name: uniqueName,
      title,
      doc,
    }))
    const rows = records.length === 0 ? [] : await tx.rows(insertSections, { records, at: ctx.now })
    await happen(
      tx,
      rows.map((row) => sectionChanged(row, 'created')),
      ctx,
    )
    const byName = new Map(rows.map((row) => [row.uniqueName, row]))
    return wanted.map(({ uniqueName }, i): Outcome<SectionRow> => {
      const error = errors[i]
      if (error) return { ok: false, error }
      const row = byName.get(uniqueName.trim())
      return row ? { ok: true, id: row.id, item: row } : { ok: false, error: nameTaken(uniqueName.trim()) }
    })
  })

type Wanted = Static<typeof InfoSectionForGetOrCreate>

/** Sections by id, else by unique name, else by title and text, each by itself; those that are made need a title. */
export const getOrCreateSections = (
  ctx: Ctx,
  wanted: readonly Wanted[],
  at: (index: number) => string,
): Promise<Outcome<SectionRow>[]> =>
  ctx.db.inTx(async (tx) => {
    const ids = wanted.flatMap(({ id }) => (id ? [id] : []))
    const byId = new Map((ids.length === 0 ? [] : await tx.rows(findSections, { ids })).map((row) => [row.id, row]))
    const items = wanted.map((one, i) => (one.id ? {} : attempt(() => newSection(one, at(i)))))
    const outcomes = await getOrCreateEach(tx, ctx, namedSections, items)
    return wanted.map((one, i): Outcome<SectionRow> => {
      const id = one.id ?? ''
      const row = byId.get(id)
      return outcomes[i] ?? (row ? { ok: true, id, item: row } : { ok: false, id, error: notFound(id) })
    })
  })

function newSection({ uniqueName, title, ...texts }: Wanted, at: string): NewSection {
  const doc = throwing((violations) => docFromWire(texts, at, violations)) ?? docOfHtml('')
  const name = uniqueName?.trim() ?? ''
  const shown = nameOf(title ?? cutText(name, 50), `${at}.title`)
  return { uniqueName: name || derivedName(shown, doc.html), title: shown, doc }
}

type Changes = Static<typeof InfoSectionChanges>

/** Changes sections, each by itself, with all products that show them. Names count as taken as when brands are renamed. */
export const updateSections = (
  ctx: Ctx,
  changes: readonly Changes[],
  at: (index: number) => string,
  products: ProductsOfSections,
): Promise<Outcome<SectionRow>[]> =>
  lookingAgain('info_sections_unique_name', () =>
    ctx.db.inTx(async (tx) => {
      const rows = await tx.rows(lockSections, { ids: changes.map(({ id }) => id) })
      const before = new Map(rows.map((row) => [row.id, row]))
      const names = changes.flatMap(({ uniqueName }) => (uniqueName === undefined ? [] : [uniqueName.trim()]))
      const named = names.length === 0 ? [] : await tx.rows(findSectionsNamed, { names })
      const owners = new Map(named.map((row) => [row.uniqueName, row.id]))
      const after = new Map(before)
      const errors = changes.map(
        (change, i) =>
          attempt(() => {
            const row = after.get(change.id)
            if (!row) throw notFound(change.id)
            const next = changed(row, change, at(i), ctx.now)
            if (next.uniqueName !== row.uniqueName && (owners.get(next.uniqueName) ?? row.id) !== row.id)
              throw nameTaken(next.uniqueName)
            owners.set(next.uniqueName, row.id)
            after.set(row.id, next)
          }).error,
      )
      await save(
        tx,
        ctx,
        [...after.values()].filter((row) => row !== before.get(row.id)),
        products,
      )
      return changes.map(({ id }, i): Outcome<SectionRow> => {
        const error = errors[i]
        const row = after.get(id)
        return error || !row ? { ok: false, id, error: error ?? notFound(id) } : { ok: true, id: row.id, item: row }
      })
    }),
  )

function changed(
  row: SectionRow,
  { revision, uniqueName, title, ...texts }: Changes,
  at: string,
  now: Date,
): SectionRow {
  sameRevision(row, revision)
  const emptied = texts.description === null && texts.plainDescription === undefined ? docOfHtml('') : undefined
  return {
    ...row,
    uniqueName: uniqueName === undefined ? row.uniqueName : nameOf(uniqueName, `${at}.uniqueName`),
    title: title === undefined ? row.title : nameOf(title, `${at}.title`),
    doc: throwing((violations) => docFromWire(texts, at, violations)) ?? emptied ?? row.doc,
    revision: row.revision + 1n,
    updatedAt: now,
  }
}

async function save(tx: Tx, ctx: Ctx, rows: readonly SectionRow[], products: ProductsOfSections): Promise<void> {
  if (rows.length === 0) return
  const records = rows.map(({ id, uniqueName, title, doc, revision }) => ({
    id,
    unique_name: uniqueName,
    title,
    doc,
    revision: String(revision),
  }))
  await tx.run(saveSections, { records, at: ctx.now })
  await happen(
    tx,
    rows.map((row) => sectionChanged(row, 'updated')),
    ctx,
  )
  await products.changed(
    tx,
    ctx,
    rows.map(({ id }) => id),
    [],
  )
}

/** Deletes sections, each by itself, and takes them from all products. */
export const deleteEach = (ctx: Ctx, ids: readonly string[], products: ProductsOfSections): Promise<Outcome<void>[]> =>
  ctx.db.inTx(async (tx) => {
    await tx.rows(lockSections, { ids: [...ids] })
    const rows = await tx.rows(deleteSections, { ids: [...ids] })
    const gone = new Set(rows.map(({ id }) => id))
    await happen(
      tx,
      rows.map((row) => sectionChanged(row, 'deleted')),
      ctx,
    )
    if (rows.length > 0) await products.changed(tx, ctx, [], [...gone])
    return ids.map((id): Outcome<void> => {
      // An id that comes twice is gone at its second turn.
      const known = gone.delete(id)
      return known ? { ok: true, id, item: undefined } : { ok: false, id, error: notFound(id) }
    })
  })
