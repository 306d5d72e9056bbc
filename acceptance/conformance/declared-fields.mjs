import { readFileSync } from 'node:fs'

const declared = JSON.parse(readFileSync(new URL('../../server/test/declared-queries.json', import.meta.url), 'utf8'))

const SAMPLES = {
  string: '1',
  guid: '5e11ab1e-0000-4000-8000-000000000001',
  decimal: '12.50',
  number: 1,
  boolean: true,
  date: '2026-06-01T12:00:00Z',
}
const sampleOf = (value) => (value.startsWith('enum:') ? value.slice('enum:'.length) : SAMPLES[value])

/** A value for an operator, in the shape that the operator takes. */
function valueFor(operator, value) {
  if (operator === '$exists') return true
  const sample = sampleOf(value)
  return ['$in', '$nin', '$hasSome', '$hasAll'].includes(operator) ? [sample] : sample
}

/** Every filter of one field that the published types declare for a call. */
export const declaredFilters = (call) =>
  declared[call].flatMap(({ value, operators, fields }) =>
    fields.flatMap((field) =>
      operators.split(' ').map((operator) => ({ [field]: { [operator]: valueFor(operator, value) } })),
    ),
  )
