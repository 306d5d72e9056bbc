/** Picture types that are accepted. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/avif'

/**
 * The type by the first bytes; never by a name or a header. SVG is text that can hold scripts and is no
 * type here, nor is anything else.
 */
export function imageType(bytes: Buffer): ImageType | undefined {
  const at = (offset: number, text: string) => bytes.toString('latin1', offset, offset + text.length) === text
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (at(0, '\xff\xd8\xff')) return 'image/jpeg'
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'image/webp'
  if (at(0, 'GIF87a') || at(0, 'GIF89a')) return 'image/gif'
  if (at(4, 'ftypavif') || at(4, 'ftypavis')) return 'image/avif'
  return undefined
}
