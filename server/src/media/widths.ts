/** Widths in pixels that a picture is served at; the same as `MEDIA_WIDTHS` of the UI. */
export const widths = [320, 480, 640, 960, 1280, 1920] as const
export type Width = (typeof widths)[number]

/** For a client that names no width: the address is used as a plain picture. */
const USUAL: Width = 1280

/** The narrowest width that is at least `asked` pixels, else the widest. Undefined when `asked` is no whole number above 0. */
export function servedWidth(asked: string | undefined): Width | undefined {
  if (asked === undefined || asked === '') return USUAL
  if (!/^[1-9]\d{0,5}$/.test(asked)) return undefined
  return widths.find((width) => width >= Number(asked)) ?? 1920
}
