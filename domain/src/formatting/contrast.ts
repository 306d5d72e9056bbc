/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** `#rrggbb` of a colour that may be short. */
export const longColor = (color: string): string => (color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color)

/** True where light text is easier to read on the colour than dark text. */
export const isDark = (color: string): boolean =>
  contrast(longColor(color), '#ffffff') >= contrast(longColor(color), '#000000')
