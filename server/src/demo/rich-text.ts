import { block, plainNode, richText as plainRichText } from '../ground/html/plain-rich-text.ts'

type Node = Record<string, unknown>

/**
 * Paragraphs with parts of more kinds: "? title | text" is a part that opens, "> words | address" a button, and
 * "! id | question | option | option" a poll whose result its voters see.
 */
export const richText = (paragraphs: readonly string[]): { nodes: Node[] } => plainRichText(paragraphs, specialNode)

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
