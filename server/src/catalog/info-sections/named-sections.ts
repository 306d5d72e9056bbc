import type { NamedRows } from '../labels/get-or-create-named.ts'
import { countSections, insertOrGetSections, type SectionRow, shareSectionsNamed } from './queries.ts'
import type { NewSection } from './section.ts'

/** A site has at most so many; our choice. */
export const MAX_INFO_SECTIONS = 50_000

type Slug = 'created' | 'updated' | 'deleted'

export const sectionChanged = ({ id, uniqueName, title }: SectionRow, slug: Slug) => ({
  entity: 'info_section',
  entityId: id,
  slug,
  payload: { uniqueName, title },
})

/** Sections by unique name. One that is there keeps its title and text. */
export const namedSections: NamedRows<NewSection, SectionRow> = {
  most: MAX_INFO_SECTIONS,
  limitExceeded: 'INFO_SECTIONS_LIMIT_EXCEEDED',
  nameOf: ({ uniqueName }) => uniqueName,
  nameOfWanted: ({ uniqueName }) => uniqueName,
  share: (tx, names) => tx.rows(shareSectionsNamed, { names }),
  count: async (tx) => (await tx.row(countSections, {}))!.count, // a count always has its row
  insertOrGet: (tx, missing, { newId, now }) =>
    tx.rows(insertOrGetSections, {
      records: missing.map(({ uniqueName, title, doc }) => ({ id: newId(), unique_name: uniqueName, title, doc })),
      at: now,
    }),
  createdEvent: (row) => sectionChanged(row, 'created'),
}
