import { present } from '@fairground/domain/present.ts'
import { EDITED, type EditedName, type EditorNode, PRESERVED, type RichDecoration, type RichNode } from './rich-node.ts'

/** The document's nodes as the API takes them. `newId` names blocks that have none yet. */
export const fromEditor = (document: EditorNode, newId: () => string): RichNode[] =>
  (document.content ?? []).map((node) => block(node, newId))

type Data = Record<string, unknown>

function block(node: EditorNode, newId: () => string): RichNode {
  if (node.type === PRESERVED) return node.attrs?.data as RichNode
  const name = node.type as EditedName
  const type = EDITED[name]
  const before = (node.attrs?.data ?? {}) as RichNode
  // A block that became another kind keeps its id and style, not the data of what it was.
  const data: Data = before.type === type ? { ...before } : present({ style: before.style || undefined })
  const holdsText = name === 'paragraph' || name === 'heading' || name === 'codeBlock'
  const nodes = holdsText ? text(node.content ?? []) : (node.content ?? []).map((child) => block(child, newId))
  return { ...data, ...attributes(name, node.attrs ?? {}, data), type, id: before.id ?? newId(), nodes }
}

function attributes(name: EditedName, attrs: Data, data: Data): Data {
  const over = (field: string, values: Data, plain: Data): Data => {
    const before = (data[field] ?? {}) as Data
    const changed = Object.entries(values).some(([key, value]) => (before[key] ?? plain[key]) !== value)
    return changed || data[field] === undefined ? { [field]: { ...before, ...values } } : {}
  }
  switch (name) {
    case 'heading':
      return over('headingData', { level: attrs.level }, {})
    case 'orderedList':
      return attrs.start === 1 && data.orderedListData === undefined
        ? {}
        : over('orderedListData', { start: attrs.start }, { start: 1 })
    case 'listItem':
      return !attrs.checked && data.listItemData === undefined
        ? {}
        : over('listItemData', { checked: attrs.checked }, { checked: false })
    case 'tableCell':
      return attrs.colspan === 1 && attrs.rowspan === 1 && data.tableCellData === undefined
        ? {}
        : over('tableCellData', { colspan: attrs.colspan, rowspan: attrs.rowspan }, { colspan: 1, rowspan: 1 })
    default:
      return {}
  }
}

/** One TEXT for each run of the same decorations; a break is a line's end within it. */
function text(content: readonly EditorNode[]): RichNode[] {
  const runs: { text: string; decorations: RichDecoration[]; key: string }[] = []
  for (const { type, text: written = '', marks = [] } of content) {
    const decorations = marks.map(({ attrs }) => attrs?.data as RichDecoration)
    const key = JSON.stringify(decorations)
    const piece = type === 'hardBreak' ? '\n' : written
    const last = runs.at(-1)
    if (last?.key === key) last.text += piece
    else runs.push({ text: piece, decorations, key })
  }
  return runs.map(({ text, decorations }) => ({ type: 'TEXT', id: '', nodes: [], textData: { text, decorations } }))
}
