import { createHash } from 'node:crypto'
import type { FieldViolation } from '../../ground/api-error.ts'
import { cleanHtml } from '../../ground/html/clean-html.ts'
import { richContentOf } from '../../ground/html/rich-content.ts'
import { richDocument } from '../../ground/html/rich-document.ts'
import type { SectionDoc } from './queries.ts'

/** A section to be made. */
export interface NewSection {
  readonly uniqueName: string
  readonly title: string
  readonly doc: SectionDoc
}

export const docOfHtml = (html: string): SectionDoc => ({ description: richContentOf(html), html: cleanHtml(html) })

/** Document of a caller's fields: rich content goes before HTML where both are present. Undefined where neither is. */
export function docFromWire(
  { description, plainDescription }: { description?: unknown; plainDescription?: string | null | undefined },
  field: string,
  violations: FieldViolation[],
): SectionDoc | undefined {
  if (description !== undefined && description !== null) {
    const sent = description as Record<string, unknown> // the schema lets objects pass alone
    const { content, html } = richDocument(sent, `${field}.description`, violations)
    return { description: content, html }
  }
  return plainDescription === undefined ? undefined : docOfHtml(plainDescription ?? '')
}

/** The same title and text always get the same name: what two products say alike is one section. */
export const derivedName = (title: string, html: string): string =>
  `${title} ${createHash('sha256').update(`${title}\n${html}`).digest('hex').slice(0, 12)}`
