import type { RichNode } from './rich-node.ts'

const NAMES: Record<string, string> = {
  APP_EMBED: 'Product, event or booking',
  AUDIO: 'Audio',
  BUTTON: 'Button',
  CAPTION: 'Caption',
  CARD: 'Card',
  EMBED: 'Embedded page',
  EXTERNAL: 'Part of another app',
  FILE: 'File',
  GALLERY: 'Gallery',
  GIF: 'Animation',
  HTML: 'HTML',
  IMAGE: 'Picture',
  LINK_PREVIEW: 'Link preview',
  MAP: 'Map',
  POLL: 'Poll',
  SHAPE: 'Shape',
  SMART_BLOCK: 'Smart block',
  TOC: 'Table of contents',
  VIDEO: 'Video',
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
