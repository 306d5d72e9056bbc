/** Text in pieces; numbers stand for keys of records. */
type Pieces = (string | number)[]
/** Gives keys, as JSON, their number. */
type NumberOf = (keys: string) => number
type IsLasting = (one: object) => boolean

/** A value that many pages bring: its text in pieces whose numbers are places in `keys`, and as the page had it that brought it last. */
interface Known {
  readonly keys: readonly string[]
  readonly pieces: Pieces
  places: string
  text: string
}

const known = new WeakMap<object, Known>()

/**
 * A value as `unpacked` reads it, as JSON that can stand in a script element: `<` closes nothing. Keys of records travel once each, for a page brings
 * lists of records that are alike, and their keys were a third of its data. What JSON leaves out or writes in another way is left out or written so.
 * The text of values that are lasting, as cards of products are, is remembered, and gets the numbers that its keys have in each page.
 */
export function packedText(value: unknown, isLasting: IsLasting = () => false): string {
  const { keys, numberOf } = numbered()
  const text: Pieces = []
  write(value, { text, numberOf, isLasting })
  return `[[${keys.join(',')}],${text.join('')}]`
}

/** Keys counted from 1, in the order in which they are met. */
function numbered(): { readonly keys: string[]; readonly numberOf: NumberOf } {
  const keys: string[] = []
  const numbers = new Map<string, number>()
  return {
    keys,
    numberOf(key) {
      const number = numbers.get(key) ?? keys.push(key)
      numbers.set(key, number)
      return number
    },
  }
}

interface Writing {
  readonly text: Pieces
  readonly numberOf: NumberOf
  readonly isLasting: IsLasting
}

function write(one: unknown, writing: Writing): void {
  const { text, numberOf, isLasting } = writing
  if (typeof one !== 'object' || one === null) text.push(plain(one))
  else if (isLasting(one)) text.push(textOfLasting(one, numberOf))
  else if (Array.isArray(one)) {
    text.push('[0')
    for (const item of one) {
      text.push(',')
      write(item, writing)
    }
    text.push(']')
  } else if ('toJSON' in one && typeof one.toJSON === 'function') write(one.toJSON(), writing)
  else writeRecord(one, writing)
}

/** The number of a record's keys stands before its values and is given after theirs. */
function writeRecord(record: object, writing: Writing): void {
  const { text, numberOf } = writing
  const names: string[] = []
  text.push('[')
  const place = text.push(0) - 1
  for (const [name, value] of Object.entries(record)) {
    if (value === undefined || typeof value === 'function' || typeof value === 'symbol') continue
    names.push(name)
    text.push(',')
    write(value, writing)
  }
  text[place] = numberOf(safe(JSON.stringify(names)))
  text.push(']')
}

const plain = (one: unknown): string => safe(JSON.stringify(one) ?? 'null')

const safe = (json: string): string => (json.includes('<') ? json.replaceAll('<', '\\u003c') : json)

function textOfLasting(one: object, numberOf: NumberOf): string {
  const own = known.get(one) ?? newlyKnown(one)
  const numbers = own.keys.map(numberOf)
  const places = numbers.join()
  if (own.places !== places) {
    own.text = own.pieces.map((piece) => (typeof piece === 'number' ? numbers[piece - 1] : piece)).join('')
    own.places = places
  }
  return own.text
}

function newlyKnown(one: object): Known {
  const { keys, numberOf } = numbered()
  const text: Pieces = []
  write(one, { text, numberOf, isLasting: () => false })
  const own = { keys, pieces: joined(text), places: '-', text: '' }
  known.set(one, own)
  return own
}

/** Neighbouring texts as one. */
function joined(pieces: Pieces): Pieces {
  const fewer: Pieces = []
  for (const piece of pieces) {
    const last = fewer.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') fewer[fewer.length - 1] = last + piece
    else fewer.push(piece)
  }
  return fewer
}
