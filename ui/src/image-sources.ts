/** Widths in pixels that `/media/:id?w=` serves. */
export const MEDIA_WIDTHS = [320, 480, 640, 720, 960, 1080, 1280, 1920] as const

/** Our own media gets every width up to `widest`; anything else is shown as it is. */
export function imageSources(src: string, widest: number = MEDIA_WIDTHS.at(-1) ?? 0): { src: string; srcSet?: string } {
  if (!src.startsWith('/media/')) return { src }
  const at = (width: number) => `${src}${src.includes('?') ? '&' : '?'}w=${width}`
  const widths = MEDIA_WIDTHS.filter((width) => width <= widest)
  return { src: at(Math.min(widest, 960)), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') }
}
