import type { Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions'
import { CheckList, Collapsible, Layout, PreservedData, Table } from './blocks.ts'
import { decorations } from './decorations.ts'
import { PreservedBlock } from './preserved-block.tsx'

/** The editor's grammar: the API's nodes and decorations, and nothing else. */
export const extensions: Extensions = [
  Blockquote,
  BulletList,
  CodeBlock.configure({ languageClassPrefix: null }),
  Document,
  Dropcursor,
  Gapcursor,
  HardBreak,
  Heading.configure({ levels: [1, 2, 3, 4, 5, 6] }),
  UndoRedo,
  HorizontalRule,
  ListKeymap,
  OrderedList,
  Paragraph,
  Text,
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
  PreservedBlock,
  PreservedData,
]
