import type { GivenValues } from './render.ts'
import type { Variable } from './texts/template.ts'

/** Addresses that are no pages of the shop: the admin, check-in, what the program itself serves, and files. */
const WITHOUT_LANGUAGE = /^\/(admin|checkin|media|docs|_[^/]*)(\/|$)/

/** The values of a mail, with its links to pages of the shop leading to the reader's language; `prefix` is `/de`, or nothing. */
export function withLinksIn(
  prefix: string,
  variables: Readonly<Record<string, Pick<Variable, 'kind'>>>,
  values: GivenValues,
): GivenValues {
  if (prefix === '') return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      variables[name]?.kind === 'LINK' && typeof value === 'string' ? pageIn(prefix, value) : value,
    ]),
  )
}

function pageIn(prefix: string, link: string): string {
  const url = new URL(link)
  if (WITHOUT_LANGUAGE.test(url.pathname)) return link
  url.pathname = prefix + url.pathname
  return url.href
}
