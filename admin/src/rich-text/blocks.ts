import { Extension, Node } from '@tiptap/core'
import { tableEditing } from '@tiptap/pm/tables'
import { EDITED } from './rich-node.ts'

/** Every edited block carries the node it was read from; a block that is split off is a new one. */
export const PreservedData = Extension.create({
  name: 'preservedData',
  addGlobalAttributes: () => [
    {
      types: Object.keys(EDITED),
      attributes: { data: { default: null, rendered: false, keepOnSplit: false } },
    },
  ],
})

const plain = (name: string, tag: string, config: Record<string, unknown>) =>
  Node.create({
    name,
    parseHTML: () => [{ tag: `${tag}[data-node="${name}"]` }],
    renderHTML: () => [tag, { 'data-node': name }, 0],
    ...config,
  })

export const CheckList = plain('checkList', 'ul', { group: 'block list', content: 'listItem+' })

export const Collapsible = [
  plain('collapsibleList', 'div', { group: 'block', content: 'collapsibleItem+' }),
  plain('collapsibleItem', 'div', { content: 'collapsibleTitle collapsibleBody', defining: true }),
  plain('collapsibleTitle', 'div', { content: 'paragraph+', defining: true }),
  plain('collapsibleBody', 'div', { content: 'block+', defining: true }),
]

export const Layout = [
  plain('layout', 'div', { group: 'block', content: 'layoutCell+' }),
  plain('layoutCell', 'div', { content: 'block+', isolating: true }),
]

const spanOf = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
})

const table = (name: string, tableRole: string, config: Record<string, unknown>) =>
  Node.create({
    name,
    extendNodeSchema: (extension) => (extension.name === name ? { tableRole } : {}),
    ...config,
  })

/** As ProseMirror's table module wants them; a heading cell is a cell like any other. */
export const Table = [
  table('table', 'table', {
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
    addProseMirrorPlugins: () => [tableEditing()],
  }),
  table('tableRow', 'row', {
    content: 'tableCell*',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  table('tableCell', 'cell', {
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: spanOf('colspan'),
      rowspan: spanOf('rowspan'),
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag: 'td' }, { tag: 'th' }],
    renderHTML: ({ HTMLAttributes }: { HTMLAttributes: Record<string, unknown> }) => ['td', HTMLAttributes, 0],
  }),
]
