/**
 * A cell that a spreadsheet would take for a formula gets an apostrophe before it; numbers are left alone. The wide signs are read as
 * formulas where such letters are written. Cells that begin with apostrophes before such a sign get one more, so that `unguarded` gives
 * every text back as it was.
 */
export const guarded = (text: string): string =>
  /^'*[=+\-@＝＋－＠\t\r\n]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text

export const unguarded = (cell: string): string => (/^'+[=+\-@＝＋－＠\t\r\n]/.test(cell) ? cell.slice(1) : cell)
