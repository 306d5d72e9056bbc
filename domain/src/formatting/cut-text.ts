/**
 * The beginning of a text, at most `most` UTF-16 units. A character of two units is taken whole or not at all: half of one is no
 * text, which the database refuses in JSON.
 */
export const cutText = (text: string, most: number): string =>
  text.length <= most || !isFirstHalf(text.charCodeAt(most - 1)) ? text.slice(0, most) : text.slice(0, most - 1)

const isFirstHalf = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff
