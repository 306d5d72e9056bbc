/**
 * Widths in pixels that a picture is served at; the same as `MEDIA_WIDTHS` of the UI. 720 and 1080 are a telephone's column, 328 to 380 CSS
 * pixels, on screens of two and three pixels per CSS pixel.
 */
export const widths = [320, 480, 640, 720, 960, 1080, 1280, 1920] as const
export type Width = (typeof widths)[number]

/** For a client that names no width: the address is used as a plain picture. */
const USUAL: Width = 1280

/** The narrowest width that is at least `requested` pixels, else the widest. Undefined when `requested` is no whole number above 0. */
export function servedWidth(requested: string | undefined): Width | undefined {
  if (requested === undefined || requested === '') return USUAL
  if (!/^[1-9]\d{0,5}$/.test(requested)) return undefined
  return widths.find((width) => width >= Number(requested)) ?? 1920
}
