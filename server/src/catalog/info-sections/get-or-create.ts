import { ApiError } from '../../ground/api-error.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import type { Moment } from '../labels/label-kind.ts'
import { countSections, insertOrGetSections, type SectionRow, shareSectionsNamed } from './queries.ts'
import type { NewSection } from './section.ts'

/** A site has at most so many; our choice. */
export const MAX_INFO_SECTIONS = 50_000

/** Throws INFO_SECTIONS_LIMIT_EXCEEDED when so many more would be too many. */
export async function refuseAboveLimit(tx: Tx, more: number): Promise<void> {
  const { count: sections } = (await tx.row(countSections, {}))! // a count always has its row
  if (sections + more > MAX_INFO_SECTIONS)
    throw new ApiError({ code: 'INFO_SECTIONS_LIMIT_EXCEEDED', threshold: MAX_INFO_SECTIONS })
}

/**
 * Sections by unique name, made with the given fields where there is none: one statement when all are there, however many callers ask
 * at once. One that is there keeps its title and text.
 */
export async function getOrCreateSections(
  tx: Tx,
  moment: Moment,
  wanted: readonly NewSection[],
): Promise<Map<string, SectionRow>> {
  const byName = new Map(wanted.map((section) => [section.uniqueName, section]))
  if (byName.size === 0) return new Map()
  const there = await tx.rows(shareSectionsNamed, { names: [...byName.keys()] })
  const found = new Map(there.map((row) => [row.uniqueName, row]))
  const missing = [...byName.values()].filter(({ uniqueName }) => !found.has(uniqueName))
  if (missing.length === 0) return found
  await refuseAboveLimit(tx, missing.length)
  const rows = await tx.rows(insertOrGetSections, {
    records: missing.map(({ uniqueName, title, doc }) => ({
      id: moment.newId(),
      unique_name: uniqueName,
      title,
      doc,
    })),
    at: moment.now,
  })
  await happen(
    tx,
    rows
      .filter(({ created }) => created)
      .map(({ id, uniqueName, title }) => ({
        entity: 'info_section',
        entityId: id,
        slug: 'created',
        payload: { uniqueName, title },
      })),
    moment,
  )
  for (const row of rows) found.set(row.uniqueName, row)
  return found
}
