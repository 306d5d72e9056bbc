/** The part of a rich-content document that pages show; anything else in a node is passed over. */
export type RichContent = { nodes?: readonly RichNode[] | undefined }

export type RichNode = {
  type?: string | undefined
  id?: string | undefined
  nodes?: readonly RichNode[] | undefined
  textData?: { text?: string | undefined; decorations?: readonly RichDecoration[] | undefined } | undefined
  headingData?: { level?: number | undefined } | undefined
  orderedListData?: { start?: number | null | undefined } | undefined
  imageData?:
    | {
        altText?: string | null | undefined
        image?:
          | {
              src?: { url?: string | null; id?: string | null } | undefined
              width?: number | null
              height?: number | null
            }
          | undefined
      }
    | undefined
}

export type RichDecoration = {
  type?: string | undefined
  fontWeightValue?: number | null | undefined
  linkData?:
    | { link?: { url?: string | undefined; anchor?: string | undefined; target?: string | undefined } | undefined }
    | undefined
}

/** A link's address if its scheme is http, https, mailto or tel, or if it stays on the site; else nothing. */
export function safeHref(url: string | undefined): string | undefined {
  if (!url) return undefined
  if (/^(https?:\/\/|mailto:|tel:|#)/i.test(url)) return url
  return /^\/(?![/\\])/.test(url) ? url : undefined
}
