/** Widths in pixels that `/media/:id?w=` serves. */
export const MEDIA_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const

/** Our own media gets every width; anything else is shown as it is. */
export function imageSources(src: string): { src: string; srcSet?: string } {
  if (!src.startsWith('/media/')) return { src }
  const at = (width: number) => `${src}${src.includes('?') ? '&' : '?'}w=${width}`
  return { src: at(960), srcSet: MEDIA_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ') }
}
