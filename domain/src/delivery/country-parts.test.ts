import { expect, test } from 'vitest'
import { namedPart, partName, partOfPostcode } from './country-parts.ts'

test.for([
  ['US', 'CA', 'CA'],
  ['US', 'US-NY', 'NY'],
  ['US', 'us-new york', 'NY'],
  ['US', 'n.y.', 'NY'],
  ['US', ' California ', 'CA'],
  ['US', 'D.C.', 'DC'],
  ['CA', 'Québec', 'QC'],
  ['CA', 'Newfoundland and Labrador', 'NL'],
  ['AU', 'new south wales', 'NSW'],
  ['US', 'Bay Area', undefined],
  ['US', '', undefined],
  ['DE', 'Bayern', undefined],
  ['BR', 'Sao Paulo', 'SP'],
  ['JP', 'JP-13', '13'],
  ['JP', 'osaka', '27'],
  ['IN', 'Karnataka', 'KA'],
  ['AE', 'dubai', 'DU'],
] as const)('in %s the part "%s" is %s', ([country, text, code]) => {
  expect(namedPart(country, text)).toBe(code)
})

/** Codes of the state capitals and of the ends of ranges. */
test.for([
  ['US', '94103', 'CA'],
  ['US', '95814-1234', 'CA'],
  ['US', '12207', 'NY'],
  ['US', '00501', 'NY'],
  ['US', '02108', 'MA'],
  ['US', '02903', 'RI'],
  ['US', '20001', 'DC'],
  ['US', '20147', 'VA'],
  ['US', '20850', 'MD'],
  ['US', '31901', 'GA'],
  ['US', '32301', 'FL'],
  ['US', '73301', 'TX'],
  ['US', '73102', 'OK'],
  ['US', '79901', 'TX'],
  ['US', '88001', 'NM'],
  ['US', '83701', 'ID'],
  ['US', '96813', 'HI'],
  ['US', '97201', 'OR'],
  ['US', '99501', 'AK'],
  ['US', '09012', undefined],
  ['US', '9410', undefined],
  ['CA', 'H2X 1Y4', 'QC'],
  ['CA', 'm5v3l9', 'ON'],
  ['CA', 'X0A 0H0', 'NU'],
  ['CA', 'X1A 1A1', 'NT'],
  ['AU', '2000', 'NSW'],
  ['AU', '2601', 'ACT'],
  ['AU', '0800', 'NT'],
  ['AU', '7000', 'TAS'],
  ['FR', '75001', undefined],
] as const)('in %s the postcode %s is of %s', ([country, postcode, code]) => {
  expect(partOfPostcode(country, postcode)).toBe(code)
})

test.for([
  ['US', 'US-CA', 'California'],
  ['US', 'ny', 'New York'],
  ['JP', 'JP-13', 'Tokyo'],
  ['BR', 'SP', 'São Paulo'],
  ['GB', 'Cornwall', 'Cornwall'],
  ['US', 'Bay Area', 'Bay Area'],
  [undefined, 'CA', 'CA'],
] as const)('in %s the part %s is called %s', ([country, text, name]) => {
  expect(partName(country, text)).toBe(name)
})
