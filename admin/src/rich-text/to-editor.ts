import type { Schema } from '@tiptap/pm/model'
import {
  DECORATIONS,
  EDITOR_NAMES,
  type EditedName,
  type EditorNode,
  PRESERVED,
  type RichDecoration,
  type RichDocument,
  type RichNode,
} from './rich-node.ts'

/** The document for the editor. A block that does not fit the editor's grammar becomes one that is preserved whole. */
export function toEditor({ nodes }: RichDocument, schema: Schema): EditorNode {
  const content = nodes.map((node) => {
    const made = block(node, schema)
    return schema.nodes[made.type ?? '']?.isInGroup('block') ? made : preserved(node)
  })
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

const preserved = (node: RichNode): EditorNode => ({ type: PRESERVED, attrs: { data: node } })

function block(node: RichNode, schema: Schema): EditorNode {
  const name = EDITOR_NAMES.get(node.type)
  if (!name) return preserved(node)
  const made = edited(name, node, schema)
  if (!made) return preserved(node)
  try {
    schema.nodeFromJSON(made).check()
    return made
  } catch {
    return preserved(node)
  }
}

function edited(name: EditedName, node: RichNode, schema: Schema): EditorNode | undefined {
  const { nodes = [], ...data } = node
  const holdsText = name === 'paragraph' || name === 'heading' || name === 'codeBlock'
  const content = holdsText ? text(nodes, name === 'codeBlock') : nodes.map((child) => block(child, schema))
  if (!content) return undefined
  const attrs = { data, ...attributes(name, node) }
  return content.length > 0 ? { type: name, attrs, content } : { type: name, attrs }
}

type Data = Record<string, unknown> | undefined

/** Attributes that the editor itself works with; the rest of the node's data waits in `data`. */
function attributes(name: EditedName, node: RichNode): Record<string, unknown> {
  switch (name) {
    case 'heading':
      return { level: Number((node.headingData as Data)?.level ?? 2) }
    case 'orderedList':
      return { start: Number((node.orderedListData as Data)?.start ?? 1) }
    case 'listItem':
      return { checked: (node.listItemData as Data)?.checked === true }
    case 'tableCell': {
      const cell = node.tableCellData as Data
      return { colspan: Number(cell?.colspan ?? 1), rowspan: Number(cell?.rowspan ?? 1) }
    }
    default:
      return {}
  }
}

/** Undefined where something else than text stands among it. */
function text(nodes: readonly RichNode[], isCode: boolean): EditorNode[] | undefined {
  const content: EditorNode[] = []
  for (const node of nodes) {
    const { text: written, decorations = [] } = (node.textData ?? {}) as {
      text?: string
      decorations?: readonly RichDecoration[]
    }
    if (node.type !== 'TEXT' || node.nodes?.length || !decorations.every(isKnown)) return undefined
    const marks = decorations.map((data) => ({ type: data.type, attrs: { data } }))
    const lines = isCode ? [written ?? ''] : (written ?? '').split('\n')
    for (const [i, line] of lines.entries()) {
      if (i > 0) content.push({ type: 'hardBreak', marks })
      if (line !== '') content.push({ type: 'text', text: line, marks })
    }
  }
  return content
}

const known: ReadonlySet<string> = new Set(DECORATIONS)
const isKnown = (decoration: RichDecoration, i: number, all: readonly RichDecoration[]): boolean =>
  known.has(decoration.type) && all.findIndex(({ type }) => type === decoration.type) === i
