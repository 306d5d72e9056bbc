import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import type { FieldViolation } from '../../ground/api-error.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import { getOrCreateNamed } from '../labels/get-or-create-named.ts'
import type { Moment } from '../labels/label-kind.ts'
import { namedSections } from './named-sections.ts'
import { findSections, type SectionRow } from './queries.ts'
import { derivedName, docFromWire, docOfHtml } from './section.ts'

export type { SectionRow } from './queries.ts'

/** Ids of sections with these titles and texts, made where there is none, in the requested order. */
export async function sectionsFor(
  tx: Tx,
  moment: Moment,
  sections: readonly { readonly title: string; readonly html: string }[],
): Promise<string[]> {
  const wanted = sections.map(({ title, html }) => {
    const doc = docOfHtml(html)
    return { uniqueName: derivedName(title, doc.html), title, doc }
  })
  const found = await getOrCreateNamed(tx, moment, namedSections, wanted)
  return wanted.map(({ uniqueName }) => found.get(uniqueName)!.id) // each was found or made
}

/** A section as catalogue 3 writes it within a product. */
interface SectionWanted {
  readonly uniqueName?: string | null | undefined
  readonly title?: string | null | undefined
  readonly description?: unknown
  readonly plainDescription?: string | null | undefined
}

/** As `sectionsFor`, by unique name (or, without one, by title and text). `field` is the wire path of the list for violations. */
export async function sectionsWanted(
  tx: Tx,
  moment: Moment,
  sections: readonly SectionWanted[],
  field: string,
): Promise<string[]> {
  const violations: FieldViolation[] = []
  const wanted = sections.map(({ uniqueName, title, ...texts }, i) => {
    const doc = docFromWire(texts, `${field}[${i}]`, violations) ?? docOfHtml('')
    const name = (uniqueName ?? '').trim()
    const shown = (title ?? '').trim() || cutText(name, 50).trim()
    if (shown === '')
      violations.push({
        field: `${field}[${i}].title`,
        description: message('violations.needed'),
        violatedRule: 'REQUIRED_FIELD',
      })
    return { uniqueName: name || derivedName(shown, doc.html), title: shown, doc }
  })
  if (violations.length > 0) throw new InvalidArgument(violations)
  const found = await getOrCreateNamed(tx, moment, namedSections, wanted)
  return wanted.map(({ uniqueName }) => found.get(uniqueName)!.id) // each was found or made
}

/** Sections that exist, by id. */
export async function sectionsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, SectionRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows(findSections, { ids: [...new Set(ids)] })
  return new Map(rows.map((row) => [row.id, row]))
}
