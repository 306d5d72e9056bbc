const SEPARATORS = [',', ';', '\t'] as const

/** Separator of a file's cells; spreadsheets of countries with a decimal comma write semicolons. */
export type Separator = (typeof SEPARATORS)[number]

/** Longest header that is looked at to its end, in characters. */
export const MAX_HEADER = 64 * 1024

/** The first line that is not empty, with its end; the ends of lines within quotes belong to it. */
const HEADER = /^[\r\n]*((?:"[^"]*"|[^"\r\n])+)[\r\n]/

/** Line that some spreadsheets write above the header, and read there. */
const DECLARATION = /^[\r\n]*"?sep=([,;\t])"?\r?\n/i

/** Ends of rows: the one after the header is every row's, where the beginning holds all of it. A parser that looks for it itself does so at every character. */
export function rowEndsOf(beginning: string): readonly string[] {
  const [header] = HEADER.exec(beginning) ?? []
  if (header === undefined) return ['\r\n', '\n', '\r']
  return [beginning.startsWith('\r\n', header.length - 1) ? '\r\n' : header.slice(-1)]
}

/** The separator that a first line of its own says, with the length of what stands before the header. */
export function declaredSeparator(
  beginning: string,
): { readonly separator: Separator; readonly length: number } | undefined {
  const declaration = DECLARATION.exec(beginning)
  return declaration ? { separator: declaration[1] as Separator, length: declaration[0].length } : undefined // one of those
}

/** True when the beginning of a file holds all of its header. */
export const hasHeader = (beginning: string): boolean =>
  HEADER.test(beginning.slice(declaredSeparator(beginning)?.length ?? 0)) && !/^[\r\n]*"?sep=.?"?\r?$/i.test(beginning)

/** The one that the header holds most often outside of quotes: headings may hold others. A comma where it holds none. */
export function separatorOf(beginning: string): Separator {
  const header = HEADER.exec(beginning)?.[1] ?? beginning
  const plain = header.replace(/"[^"]*("|$)/g, '')
  const count = (separator: Separator) => plain.split(separator).length
  return SEPARATORS.reduce((most, one) => (count(one) > count(most) ? one : most))
}
