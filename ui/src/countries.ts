/** ISO 3166-1 alpha-2 codes of places that post is delivered to without a postcode. */
const withoutPostcodes =
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KM KN LY ML MO MR MW QA RW SB SC SL SR ST SY TD TG TL TO TT UG VU WS YE ZW'.split(
    ' ',
  )
/** The same with the others. */
const codes =
  'AD AF AI AL AM AR AT AU AZ BA BB BD BE BG BH BM BN BR BT BY CA CH CL CN CO CR CU CV CY CZ DE DK DO DZ EC EE EG ES ET FI FO FR GB GE GG GI GL GN GP GR GT GU GW HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JO JP KE KG KH KR KW KY KZ LA LB LC LI LK LR LS LT LU LV MA MC MD ME MG MK MM MN MQ MT MU MV MX MY MZ NA NC NE NG NI NL NO NP NZ OM PA PE PF PG PH PK PL PR PS PT PY RE RO RS RU SA SD SE SG SI SK SM SN SO SS SV SZ TC TH TJ TM TN TR TW TZ UA US UY UZ VA VC VE VG VI VN ZA ZM'
    .split(' ')
    .concat(withoutPostcodes)

export interface Country {
  readonly code: string
  readonly name: string
}

/** Countries by name in the reader's language. */
export function countries(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

export const isCountry = (code: string): boolean => codes.includes(code)

export const hasPostcodes = (code: string): boolean => !withoutPostcodes.includes(code)

/** Country of most readers of this locale: GB for en-GB. */
export const countryOf = (locale: string): string => new Intl.Locale(locale).maximize().region ?? ''
