import { nodesOf, sizeAt, textAt, valueAt, wordsBelow } from './rich-values.ts'

export interface ListedHeading {
  readonly node: unknown
  readonly level: number
  readonly words: string
  /** Id of the heading on its page. */
  readonly anchor: string
}

/** Headings that the tables of contents of a rich text lead to; none where the text has no such table. */
export function listedHeadings(content: unknown): readonly ListedHeading[] {
  if (nodesOfType(content, 'TOC').length === 0) return []
  return nodesOfType(content, 'HEADING').map((node, i) => {
    const id = textAt(node, 'id')
    return {
      node,
      level: sizeAt(node, 'headingData', 'level') ?? 2,
      words: wordsBelow(node),
      anchor: `part-${/^[\w-]{1,64}$/.test(id) ? id : i + 1}`,
    }
  })
}

/** Headings that a table of contents includes: of the levels that it names, or of all levels where it names none. */
export function headingsIn(contents: unknown, headings: readonly ListedHeading[]): readonly ListedHeading[] {
  const levels = valueAt(contents, 'tocData', 'includedHeadings')
  const named = Array.isArray(levels) && levels.length > 0 ? levels : undefined
  return headings.filter(({ level, words }) => words && (!named || named.includes(level)))
}

const nodesOfType = (node: unknown, type: string): unknown[] =>
  nodesOf(node).flatMap((inner) => [...(textAt(inner, 'type') === type ? [inner] : []), ...nodesOfType(inner, type)])
