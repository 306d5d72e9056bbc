import type { JSONContent } from '@tiptap/core'

/** A node of a rich-content document as the API writes it; its data stands under a field of its own (`headingData`). */
export interface RichNode {
  readonly type: string
  readonly id?: string
  readonly nodes?: readonly RichNode[]
  readonly [data: string]: unknown
}

export interface RichDecoration {
  readonly type: string
  readonly [data: string]: unknown
}

export interface RichDocument {
  readonly nodes: readonly RichNode[]
  readonly [more: string]: unknown
}

export type EditorNode = JSONContent

/** Node types that are edited, by the editor's names; every other is preserved as it is. */
export const EDITED = {
  paragraph: 'PARAGRAPH',
  heading: 'HEADING',
  bulletList: 'BULLETED_LIST',
  orderedList: 'ORDERED_LIST',
  checkList: 'CHECKBOX_LIST',
  listItem: 'LIST_ITEM',
  blockquote: 'BLOCKQUOTE',
  codeBlock: 'CODE_BLOCK',
  horizontalRule: 'DIVIDER',
  table: 'TABLE',
  tableRow: 'TABLE_ROW',
  tableCell: 'TABLE_CELL',
  collapsibleList: 'COLLAPSIBLE_LIST',
  collapsibleItem: 'COLLAPSIBLE_ITEM',
  collapsibleTitle: 'COLLAPSIBLE_ITEM_TITLE',
  collapsibleBody: 'COLLAPSIBLE_ITEM_BODY',
  layout: 'LAYOUT',
  layoutCell: 'LAYOUT_CELL',
} as const
export type EditedName = keyof typeof EDITED

export const EDITOR_NAMES: ReadonlyMap<string, EditedName> = new Map(
  Object.entries(EDITED).map(([name, type]) => [type, name as EditedName]),
)

/** The block that stands for a node that is not edited. */
export const PRESERVED = 'preserved'

/** Each is a mark that carries the whole decoration as `data`. */
export const DECORATIONS = [
  'LINK',
  'ANCHOR',
  'MENTION',
  'BOLD',
  'ITALIC',
  'UNDERLINE',
  'STRIKETHROUGH',
  'SUPERSCRIPT',
  'SUBSCRIPT',
  'COLOR',
  'FONT_SIZE',
  'FONT_FAMILY',
  'SPOILER',
  'SKETCH',
  'EXTERNAL',
] as const
export type DecorationType = (typeof DECORATIONS)[number]

/** Marks that switching a decoration on writes. */
export const PLAIN_DECORATIONS: Partial<Record<DecorationType, RichDecoration>> = {
  BOLD: { type: 'BOLD', fontWeightValue: 700 },
  ITALIC: { type: 'ITALIC', italicData: true },
  UNDERLINE: { type: 'UNDERLINE', underlineData: true },
  STRIKETHROUGH: { type: 'STRIKETHROUGH', strikethroughData: true },
  SUPERSCRIPT: { type: 'SUPERSCRIPT', superscriptData: true },
  SUBSCRIPT: { type: 'SUBSCRIPT', subscriptData: true },
}
