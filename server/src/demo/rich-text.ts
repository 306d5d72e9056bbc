type Node = Record<string, unknown>

/**
 * Paragraphs as a rich-content document: "# " begins a heading, "- " a point of a list, "? title | text" a part that opens, and
 * "> words | address" is a button, "! id | question | option | option" a poll whose result its voters see. Ids follow the position.
 */
export function richText(paragraphs: readonly string[], other = specialNode): { nodes: Node[] } {
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

function specialNode(id: string, text: string): Node {
  const [words = '', more = ''] = text.slice(2).split(' | ')
  switch (text.slice(0, 2)) {
    case '? ':
      return partThatOpens(id, words, more)
    case '> ':
      return { type: 'BUTTON', id, nodes: [], buttonData: { type: 'LINK', text: words, link: { url: more } } }
    case '! ':
      return poll(id, text.slice(2).split(' | '))
    default:
      return plainNode(id, text)
  }
}

function poll(id: string, [pollId = '', title = '', ...options]: readonly string[]): Node {
  const settings = { permissions: { view: 'VOTERS', vote: 'ALL', allowMultipleVotes: false }, showVotesCount: true }
  const choices = options.map((option, i) => ({ id: `${pollId}-${i + 1}`, title: option }))
  return { type: 'POLL', id, nodes: [], pollData: { poll: { id: pollId, title, options: choices, settings } } }
}

function partThatOpens(id: string, title: string, text: string): Node {
  const nodes = [
    { type: 'COLLAPSIBLE_ITEM_TITLE', id: `${id}a`, nodes: [block('PARAGRAPH', `${id}b`, title)] },
    { type: 'COLLAPSIBLE_ITEM_BODY', id: `${id}c`, nodes: [block('PARAGRAPH', `${id}d`, text)] },
  ]
  return { type: 'COLLAPSIBLE_LIST', id, nodes: [{ type: 'COLLAPSIBLE_ITEM', id: `${id}e`, nodes }] }
}

/** A table whose first row and column say what the others are. */
export function richTable(rows: readonly (readonly string[])[]): Node {
  const columns = rows[0]?.length ?? 0
  return {
    type: 'TABLE',
    id: 't',
    tableData: {
      dimensions: {
        colsWidthRatio: Array(columns).fill(1),
        rowsHeight: Array(rows.length).fill(48),
        colsMinWidth: Array(columns).fill(80),
      },
      rowHeader: true,
      columnHeader: true,
    },
    nodes: rows.map((cells, row) => ({
      type: 'TABLE_ROW',
      id: `r${row}`,
      nodes: cells.map((text, column) => ({
        type: 'TABLE_CELL',
        id: `r${row}c${column}`,
        tableCellData: {},
        nodes: [block('PARAGRAPH', `r${row}c${column}p`, text)],
      })),
    })),
  }
}

const block = (type: string, id: string, text: string): Node => ({
  type,
  id,
  nodes: [{ type: 'TEXT', id: `${id}t`, nodes: [], textData: { text, decorations: [] } }],
})
