import { pageLanguage } from './page-language.server.ts'

/** Values of one source that are remembered: one for each language and currency that a shop is shown in, and few others. */
const MOST_OF_ONE = 32

/** Values that `madeOnce` returned: many pages show them, and nobody changes them. */
const lasting = new WeakSet<object>()

export const isLasting = (value: object): boolean => lasting.has(value)

/**
 * A function that remembers what it makes of an object that many pages read, as an answer that is cached, for as long as that is there: for each
 * language of pages, and for what `alsoOf` says of its other arguments. Nobody may change the object or what is made of it.
 */
export function madeOnce<Source extends object, Rest extends readonly unknown[], Made extends object>(
  make: (source: Source, ...rest: Rest) => Made,
  alsoOf: (...rest: Rest) => string = () => '',
): (source: Source, ...rest: Rest) => Made {
  const known = new WeakMap<Source, Map<string, Made>>()
  return (source, ...rest) => {
    const { locale = '', prefix = '' } = pageLanguage() ?? {}
    const key = `${locale} ${prefix} ${alsoOf(...rest)}`
    const ofSource = known.get(source) ?? new Map<string, Made>()
    const before = ofSource.get(key)
    if (before) return before
    const made = make(source, ...rest)
    lasting.add(made)
    if (ofSource.size >= MOST_OF_ONE) ofSource.clear()
    known.set(source, ofSource.set(key, made))
    return made
  }
}

const numbers = new WeakMap<object, number>()
let last = 0

/** A number by which `alsoOf` tells an object from others. */
export function numberOf(one: object): number {
  const number = numbers.get(one) ?? ++last
  numbers.set(one, number)
  return number
}
