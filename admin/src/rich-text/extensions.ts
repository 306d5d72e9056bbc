import type { Extensions } from '@tiptap/core'
import { ListItem } from '@tiptap/extension-list'
import StarterKit from '@tiptap/starter-kit'
import { CheckList, Collapsible, KeptData, Layout, Table } from './blocks.ts'
import { decorations } from './decorations.ts'
import { KeptBlock } from './kept-block.tsx'

/** The editor's grammar: the API's nodes and decorations, and nothing else. */
export const extensions: Extensions = [
  StarterKit.configure({
    ...{ bold: false, italic: false, strike: false, underline: false, code: false, link: false },
    ...{ listItem: false, codeBlock: { languageClassPrefix: null } },
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    trailingNode: false,
  }),
  ListItem.extend({
    addAttributes: () => ({
      checked: { default: false, rendered: false, keepOnSplit: false },
    }),
  }),
  CheckList,
  ...Collapsible,
  ...Layout,
  ...Table,
  ...decorations,
  KeptBlock,
  KeptData,
]
