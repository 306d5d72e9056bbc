import type { Source } from './source.ts'

const PAGE = /^docs\/decisions\/(\d{4})-/
/** The number of the page, its subject, and the question or the outcome. */
const TITLE = /^# (\d{4}) \p{Lu}[^:\n]*: \S/u

/** Pages of decisions whose number another page has, or whose title does not begin with their number and name a subject. */
export function unnumberedDecisions(files: readonly Source[]): string[] {
  const pages = files.flatMap(({ path, text }) => {
    const number = PAGE.exec(path)?.[1]
    return number ? [{ path, number, titled: TITLE.exec(text)?.[1] }] : []
  })
  return [
    ...pages
      .filter(({ number, titled }) => number !== titled)
      .map(({ path, number }) => `${path} begins otherwise than with “# ${number} Subject: question”`),
    ...pages
      .filter(({ number, path }) => pages.some((other) => other.number === number && other.path < path))
      .map(({ path, number }) => `${path} has the number ${number} of another page`),
  ]
}
