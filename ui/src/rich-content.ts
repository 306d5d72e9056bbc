/** The part of a rich-content document that pages show; anything else in a node is passed over. */
export type RichContent = { nodes?: readonly RichNode[] | undefined }

export type RichNode = {
  type?: string | undefined
  id?: string | undefined
  nodes?: readonly RichNode[] | undefined
  textData?: { text?: string | undefined; decorations?: readonly RichDecoration[] | undefined } | undefined
  headingData?: { level?: number | undefined } | undefined
  orderedListData?: { start?: number | null | undefined } | undefined
  listItemData?: { checked?: boolean | undefined } | undefined
  tableCellData?: { colspan?: number | undefined; rowspan?: number | undefined } | undefined
  collapsibleListData?: { initialExpandedItems?: string | undefined; expandOnlyOne?: boolean | undefined } | undefined
}

export type RichDecoration = {
  type?: string | undefined
  fontWeightValue?: number | null | undefined
  linkData?:
    | { link?: { url?: string | undefined; anchor?: string | undefined; target?: string | undefined } | undefined }
    | undefined
}
