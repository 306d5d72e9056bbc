/** A list of addresses as a person writes it: one a line; empty lines mean nothing. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const textOf = (lines: readonly string[]): string => lines.join('\n')
