import { guarded } from '@fairground/domain/formatting/spreadsheet-text.ts'

/** In quotes, all of them: some spreadsheets part cells at semicolons, and a text of a buyer could begin a formula there. */
const cell = (text: string): string => `"${guarded(text).replaceAll('"', '""')}"`

/** Rows as a CSV text (RFC 4180) in which no spreadsheet finds a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

export const csvFile = (text: string): Blob => new Blob([text], { type: 'text/csv;charset=utf-8' })
