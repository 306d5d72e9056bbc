/** Countries whose post writes the code behind the town; all others write it before. */
const BEHIND: ReadonlySet<string> = new Set(
  'AU BD BR CA CN EG GB HK ID IE IN JP KE KR LK NG NP NZ PH PK SA SG TH TW US VN ZA'.split(' '),
)

interface Town {
  readonly city?: string | null | undefined
  readonly postalCode?: string | null | undefined
  readonly country?: string | null | undefined
}

/** Town and code as the country's post writes them: `75002 Paris`, `London SW1A 1AA`. */
export const townLine = ({ city, postalCode, country }: Town): string =>
  (BEHIND.has(country ?? '') ? [city, postalCode] : [postalCode, city]).filter(Boolean).join(' ')
