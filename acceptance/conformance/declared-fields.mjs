import { readFileSync } from 'node:fs'

const read = (name) => JSON.parse(readFileSync(new URL(`../../server/test/${name}.json`, import.meta.url), 'utf8'))
const declared = read('declared-queries')
const samples = read('declared-samples')

const sampleOf = (value) => (value.startsWith('enum:') ? value.slice('enum:'.length) : samples[value])

/** A value for an operator, in the shape that the operator takes. */
function valueFor(operator, value) {
  if (operator === '$exists' || operator === '$isEmpty') return true
  if (operator === '$matchItems') return []
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
