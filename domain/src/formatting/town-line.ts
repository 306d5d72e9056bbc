/** Countries whose post writes the code behind the town; all others write it before. */
const BEHIND: ReadonlySet<string> = new Set(
  'AU BD BR CA CN EG GB HK ID IE IN JP KE KR LK NG NP NZ PH PK SA SG TH TW US VN ZA'.split(' '),
)

/** Countries whose post writes the part of the country between the town and the code. */
const WITH_PART: ReadonlySet<string> = new Set(['AU', 'CA', 'JP', 'US'])

interface Town {
  readonly city?: string | null | undefined
  readonly postalCode?: string | null | undefined
  readonly country?: string | null | undefined
}

const joined = (parts: readonly (string | null | undefined)[], between: string): string =>
  parts.filter(Boolean).join(between)

/** Town and code as the country's post writes them: `75002 Paris`, `London SW1A 1AA`. */
export const townLine = ({ city, postalCode, country }: Town): string =>
  joined(BEHIND.has(country ?? '') ? [city, postalCode] : [postalCode, city], ' ')

/** The town and the part of its country, a state or the like: `Austin, Texas 78701` is one line, a county has one of its own. */
export function townLines(town: Town, part: string | null | undefined): string[] {
  const lines = WITH_PART.has(town.country ?? '')
    ? [joined([town.city, joined([part, town.postalCode], ' ')], part ? ', ' : ' ')]
    : [townLine(town), part]
  return lines.filter((line): line is string => Boolean(line))
}
