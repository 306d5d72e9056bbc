import { t } from '../texts.ts'
import type { RichNode } from './rich-node.ts'

const NAMES: Record<string, string> = {
  APP_EMBED: t('admin.rich-text.productEventOrBooking'),
  AUDIO: t('admin.rich-text.audio'),
  BUTTON: t('admin.rich-text.button'),
  CAPTION: t('admin.rich-text.caption'),
  CARD: t('admin.rich-text.card'),
  EMBED: t('admin.rich-text.embeddedPage'),
  EXTERNAL: t('admin.rich-text.partOfAnotherApp'),
  FILE: t('admin.rich-text.file'),
  GALLERY: t('admin.rich-text.gallery'),
  GIF: t('admin.rich-text.animation'),
  HTML: 'HTML',
  IMAGE: t('admin.rich-text.picture'),
  LINK_PREVIEW: t('admin.rich-text.linkPreview'),
  MAP: t('admin.rich-text.map'),
  POLL: t('admin.rich-text.poll'),
  SHAPE: t('admin.rich-text.shape'),
  SMART_BLOCK: t('admin.rich-text.smartBlock'),
  TOC: t('admin.rich-text.tableOfContents'),
  VIDEO: t('admin.rich-text.video'),
}

type Tree = { readonly [key: string]: Tree | string | number | boolean | undefined | readonly Tree[] }

const textAt = (tree: unknown, ...path: readonly string[]): string => {
  let part: unknown = tree
  for (const key of path) part = (part as Tree | undefined)?.[key]
  return typeof part === 'string' ? part : ''
}

/** Name of a block that is not edited, and what distinguishes it from its like. */
export function wordsOf(node: RichNode): { readonly name: string; readonly about: string } {
  const name = NAMES[node.type] ?? node.type.toLowerCase().replaceAll('_', ' ')
  return { name, about: about(node) }
}

function about(node: RichNode): string {
  switch (node.type) {
    case 'IMAGE':
      return textAt(node, 'imageData', 'altText')
    case 'VIDEO':
      return textAt(node, 'videoData', 'title') || textAt(node, 'videoData', 'video', 'src', 'url')
    case 'AUDIO':
      return textAt(node, 'audioData', 'name')
    case 'BUTTON':
      return textAt(node, 'buttonData', 'text')
    case 'FILE':
      return textAt(node, 'fileData', 'name')
    case 'LINK_PREVIEW':
      return textAt(node, 'linkPreviewData', 'title')
    case 'MAP':
      return textAt(node, 'mapData', 'mapSettings', 'address')
    case 'POLL':
      return textAt(node, 'pollData', 'poll', 'title')
    case 'APP_EMBED':
      return textAt(node, 'appEmbedData', 'name')
    default:
      return ''
  }
}

/** The picture's address, where the node is a picture with one. */
export const pictureOf = (node: RichNode): string =>
  node.type === 'IMAGE' ? textAt(node, 'imageData', 'image', 'src', 'url') : ''
