import { FURTHER_NAMES } from './part-names.ts'

/**
 * Parts of countries as buyers write them, for countries in which a rate of tax or of delivery often stands for a part: their names in
 * letters, and the beginnings of their postcodes. Codes are the last part of ISO 3166-2.
 */

const US: Readonly<Record<string, string>> = {
  AK: 'Alaska',
  AL: 'Alabama',
  AR: 'Arkansas',
  AZ: 'Arizona',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DC: 'District of Columbia',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  GU: 'Guam',
  HI: 'Hawaii',
  IA: 'Iowa',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  MA: 'Massachusetts',
  MD: 'Maryland',
  ME: 'Maine',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  MS: 'Mississippi',
  MT: 'Montana',
  NC: 'North Carolina',
  ND: 'North Dakota',
  NE: 'Nebraska',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NV: 'Nevada',
  NY: 'New York',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
  VI: 'Virgin Islands',
  VT: 'Vermont',
  WA: 'Washington',
  WI: 'Wisconsin',
  WV: 'West Virginia',
  WY: 'Wyoming',
}

const CA: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
}

const AU: Readonly<Record<string, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
}

const listed = (names: string): Readonly<Record<string, string>> =>
  Object.fromEntries(names.split('|').map((part) => part.split(':')))

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US,
  CA,
  AU,
  ...Object.fromEntries(Object.entries(FURTHER_NAMES).map(([country, names]) => [country, listed(names)])),
}

/** Letters and digits alone, without case and accents: `N.Y.` is NY. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')

/** By country, the code of each name and of each code. */
const codes = new Map(
  Object.entries(NAMES).map(([country, names]) => [
    country,
    new Map(Object.entries(names).flatMap(([code, name]) => [code, plain(name)].map((text) => [text, code] as const))),
  ]),
)

/** Code of the part that a buyer wrote; undefined for a country whose parts are not known here, and for a text that names none. */
export const namedPart = (country: string, text: string): string | undefined =>
  codes.get(country)?.get(plain(text.replace(new RegExp(`^${country}-`, 'i'), '')))

/** Name of the part that a code or a name stands for; the text itself where that is not known here. */
export function partName(country: string | null | undefined, text: string): string {
  const code = country ? namedPart(country, text) : undefined
  return (country && code && NAMES[country]?.[code]) || text
}

/** From the first three digits of a ZIP code on, until the next entry. Empty: none of a state. */
const ZIP_FROM: readonly (readonly [from: number, state: string])[] = [
  [0, ''],
  [5, 'NY'],
  [6, 'PR'],
  [8, 'VI'],
  [9, 'PR'],
  [10, 'MA'],
  [28, 'RI'],
  [30, 'NH'],
  [39, 'ME'],
  [50, 'VT'],
  [55, 'MA'],
  [56, 'VT'],
  [60, 'CT'],
  [70, 'NJ'],
  [90, ''],
  [100, 'NY'],
  [150, 'PA'],
  [197, 'DE'],
  [200, 'DC'],
  [201, 'VA'],
  [202, 'DC'],
  [206, 'MD'],
  [220, 'VA'],
  [247, 'WV'],
  [270, 'NC'],
  [290, 'SC'],
  [300, 'GA'],
  [320, 'FL'],
  [340, ''],
  [341, 'FL'],
  [350, 'AL'],
  [370, 'TN'],
  [386, 'MS'],
  [398, 'GA'],
  [400, 'KY'],
  [430, 'OH'],
  [460, 'IN'],
  [480, 'MI'],
  [500, 'IA'],
  [530, 'WI'],
  [550, 'MN'],
  [569, 'DC'],
  [570, 'SD'],
  [580, 'ND'],
  [590, 'MT'],
  [600, 'IL'],
  [630, 'MO'],
  [660, 'KS'],
  [680, 'NE'],
  [700, 'LA'],
  [716, 'AR'],
  [730, 'OK'],
  [733, 'TX'],
  [734, 'OK'],
  [750, 'TX'],
  [800, 'CO'],
  [820, 'WY'],
  [832, 'ID'],
  [840, 'UT'],
  [850, 'AZ'],
  [870, 'NM'],
  [885, 'TX'],
  [889, 'NV'],
  [900, 'CA'],
  [962, ''],
  [967, 'HI'],
  [969, 'GU'],
  [970, 'OR'],
  [980, 'WA'],
  [995, 'AK'],
]

/** By the first letter of a postal code. */
const CANADIAN: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
}

/** From a postcode on, until the next entry. */
const AUSTRALIAN_FROM: readonly (readonly [from: number, state: string])[] = [
  [0, ''],
  [200, 'ACT'],
  [300, ''],
  [800, 'NT'],
  [1000, 'NSW'],
  [2600, 'ACT'],
  [2619, 'NSW'],
  [2900, 'ACT'],
  [2921, 'NSW'],
  [3000, 'VIC'],
  [4000, 'QLD'],
  [5000, 'SA'],
  [6000, 'WA'],
  [7000, 'TAS'],
  [8000, 'VIC'],
  [9000, 'QLD'],
]

const lastFrom = (steps: readonly (readonly [number, string])[], value: number): string =>
  steps.findLast(([from]) => from <= value)?.[1] ?? ''

const partsByPostcode: Readonly<Record<string, (postcode: string) => string | undefined>> = {
  US: (postcode) => (/^\d{5}(-?\d{4})?$/.test(postcode) ? lastFrom(ZIP_FROM, Number(postcode.slice(0, 3))) : ''),
  CA: (postcode) =>
    /^X0[ABC]/.test(postcode) ? 'NU' : /^[A-Z]\d[A-Z]/.test(postcode) ? CANADIAN[postcode.charAt(0)] : '',
  AU: (postcode) => (/^\d{4}$/.test(postcode) ? lastFrom(AUSTRALIAN_FROM, Number(postcode)) : ''),
}

/**
 * Code of the part that a postcode is of; undefined where postcodes do not tell it. Some border towns have codes of the next state: what a
 * buyer wrote goes before it.
 */
export const partOfPostcode = (country: string, postalCode: string): string | undefined =>
  partsByPostcode[country]?.(postalCode.replace(/\s/g, '').toUpperCase()) || undefined
