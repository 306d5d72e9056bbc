/** Units of prices per unit, as shop signs write them. */
export const MEASURE_UNITS: readonly (readonly [string, string])[] = [
  ['KG', 'kg'],
  ['G', 'g'],
  ['MG', 'mg'],
  ['L', 'l'],
  ['CL', 'cl'],
  ['ML', 'ml'],
  ['CBM', 'm³'],
  ['M', 'm'],
  ['CM', 'cm'],
  ['MM', 'mm'],
  ['SQM', 'm²'],
  ['OZ', 'oz'],
  ['LB', 'lb'],
  ['FLOZ', 'fl oz'],
  ['PT', 'pt'],
  ['QT', 'qt'],
  ['GAL', 'gal'],
  ['IN', 'in'],
  ['FT', 'ft'],
  ['YD', 'yd'],
  ['SQFT', 'ft²'],
]

export const shownUnit = (unit: string): string => MEASURE_UNITS.find(([name]) => name === unit)?.[1] ?? unit
