type Node = Record<string, unknown>

/** Paragraphs of a plain text. Points of a list are paragraphs of their own; other lines are joined up to an empty one. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/^# .*$/gm, '\n$&\n')
    .replace(/^- /gm, '\n$&')
    .split(/\n\s*\n/)
    .map((part) => part.trim().replace(/\s*\n\s*/g, ' '))
    .filter(Boolean)

/** Paragraphs as a rich-content document: "# " begins a heading, "- " a point of a list. Ids follow the position. */
export function richText(paragraphs: readonly string[], other = plainNode): { nodes: Node[] } {
  const nodes: Node[] = []
  let points: Node[] = []
  for (const [i, text] of paragraphs.entries()) {
    const id = `p${i}`
    if (text.startsWith('- ')) {
      if (points.length === 0) nodes.push({ type: 'BULLETED_LIST', id: `l${i}`, nodes: points })
      points.push({ type: 'LIST_ITEM', id: `i${i}`, nodes: [block('PARAGRAPH', id, text.slice(2))] })
    } else {
      points = []
      nodes.push(other(id, text))
    }
  }
  return { nodes }
}

/** A heading or a paragraph. */
export const plainNode = (id: string, text: string): Node =>
  text.startsWith('# ')
    ? { ...block('HEADING', id, text.slice(2)), headingData: { level: 2 } }
    : block('PARAGRAPH', id, text)

export const block = (type: string, id: string, text: string): Node => ({
  type,
  id,
  nodes: [{ type: 'TEXT', id: `${id}t`, nodes: [], textData: { text, decorations: [] } }],
})
