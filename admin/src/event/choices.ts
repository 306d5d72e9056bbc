const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that name no country one could hold an event in: unions, exceptional reservations, placeholders. */
const NOT_COUNTRIES = new Set([
  'EU',
  'EZ',
  'UN',
  'XA',
  'XB',
  'ZZ',
  'QO',
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'IC',
  'TA',
  'BU',
  'CS',
  'DD',
  'FX',
  'NT',
  'SU',
  'TP',
  'YD',
  'YU',
  'ZR',
  'AN',
  'DY',
  'HV',
  'NH',
  'RH',
  'VD',
  'UK',
])

let known: { locale: string; countries: (readonly [string, string])[] } | undefined

/** Countries by code with their names in the reader's language, by name. Those that the browser has a name for. */
export function countriesOf(locale: string): readonly (readonly [code: string, name: string])[] {
  if (known?.locale === locale) return known.countries
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const countries = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NOT_COUNTRIES.has(code))
    .flatMap((code) => {
      const name = names.of(code)
      return name ? [[code, name] as const] : []
    })
    .sort(([, a], [, b]) => a.localeCompare(b, locale))
  known = { locale, countries }
  return countries
}
