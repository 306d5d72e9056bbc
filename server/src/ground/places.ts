import territoryCodes from 'cldr-core/supplemental/codeMappings.json' with { type: 'json' }
import parts from 'cldr-core/supplemental/subdivisionContainment.json' with { type: 'json' }
import territories from 'cldr-core/supplemental/territoryContainment.json' with { type: 'json' }

type Groups = Readonly<Record<string, { readonly _contains: readonly string[] }>>
const groups = territories.supplemental.territoryContainment as unknown as Groups
const partsOf = parts.supplemental.subdivisionContainment as unknown as Groups
const codes: Readonly<Record<string, object>> = territoryCodes.supplemental.codeMappings

/** A code that CLDR has in a part of the world, with a number: not so unions, and islands that ISO counts to another country. */
const isTerritory = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !Object.hasOwn(groups, code) && '_numeric' in (codes[code] ?? {})

/** ISO 3166-1 alpha-2, and Kosovo (XK). CLDR counts Antarctica to no part of the world. */
const countries: ReadonlySet<string> = new Set([
  'AQ',
  ...Object.entries(groups)
    .filter(([group]) => /^\d{3}$/.test(group))
    .flatMap(([, { _contains: members }]) => members.filter(isTerritory)),
])

/** CLDR writes `usny`, some parts below others. */
const subdivisions: ReadonlySet<string> = new Set(
  Object.values(partsOf).flatMap(({ _contains: members }) =>
    members.map((code) => `${code.slice(0, 2)}-${code.slice(2)}`.toUpperCase()),
  ),
)

export const isCountry = (code: string): boolean => countries.has(code)

/** True for ISO 3166-2 codes (`US-NY`) of that country. */
export const isSubdivision = (country: string, code: string): boolean =>
  code.startsWith(`${country}-`) && subdivisions.has(code)
