import type { FieldViolation } from '../api-error.ts'
import { cleanRichContent } from './clean-rich-content.ts'
import { htmlOf, type RichContent } from './rich-content.ts'

/** Rich text as it is stored: clean, its nodes a list, and the same as HTML. */
export function richDocument(
  given: Readonly<Record<string, unknown>>,
  field: string,
  violations: FieldViolation[],
): { content: RichContent; html: string } {
  const clean = cleanRichContent(given, field, violations)
  const content = { ...clean, nodes: Array.isArray(clean.nodes) ? clean.nodes : [] } as RichContent // nodes are a list now
  return { content, html: htmlOf(content) }
}
