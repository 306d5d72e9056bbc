import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { type FieldViolation, InvalidArgument } from '../ground/api-error.ts'
import { textsIn } from '../ground/texts/catalogues.ts'
import { writtenIn } from '../ground/texts/message.ts'

/** Violations that one answer names, however much is wrong with its request. */
export const MOST_VIOLATIONS = 100
/** Violations of each item of a bulk call: its result says why it failed, not everything that is wrong with it. */
const MOST_PER_ITEM = 5
const LONGEST_FIELD = 200

/** Collects the violations of one message. Walks of the message stop where the collection is full. */
export class Violations {
  readonly #found = new Map<string, FieldViolation>()
  readonly #items: string | undefined
  #room = MOST_VIOLATIONS

  /** `items`: the list of a bulk call, whose items have room of their own, so that none that is faulty passes for a good one. */
  constructor(items?: string) {
    this.#items = items
  }

  get found(): FieldViolation[] {
    return [...this.#found.values()]
  }

  get isFull(): boolean {
    return this.#room === 0
  }

  /** One per field and kind; the first counts. */
  add(violation: FieldViolation): void {
    if (this.isFull) return
    this.#room--
    const field = cutText(violation.field, LONGEST_FIELD)
    const key = `${field} ${violation.violatedRule}`
    if (!this.#found.has(key)) this.#found.set(key, { ...violation, field })
  }

  /** Visits the items of a list; `visit` is given each with its path. */
  each<T>(path: string, items: readonly unknown[], visit: (item: unknown, path: string) => T): T[] {
    if (path === '' || path !== this.#items) return items.map((item, i) => visit(item, `${path}[${i}]`))
    const before = this.#room
    const visited = items.map((item, i) => {
      this.#room = MOST_PER_ITEM
      return visit(item, `${path}[${i}]`)
    })
    this.#room = before
    return visited
  }

  /** Throws when there are any. */
  refuse(): void {
    if (this.#found.size > 0) throw new InvalidArgument(this.found)
  }
}

/** Characters of all violations of one answer, as JSON. */
const MOST_CHARACTERS = 50_000

/** A violation as the wire carries it, in the language of its reader. */
export interface NamedViolation extends Omit<FieldViolation, 'description'> {
  readonly description: string
}

/** As many as one answer names; rules that a handler checks itself come to no bound of their own. */
export function namedIn(violations: readonly FieldViolation[], locale: string): NamedViolation[] {
  const write = writtenIn(locale)
  let room = MOST_CHARACTERS
  const named: NamedViolation[] = []
  for (const violation of violations.slice(0, MOST_VIOLATIONS)) {
    const worded = { ...violation, description: write(violation.description) }
    room -= JSON.stringify(worded).length
    if (room < 0) break
    named.push(worded)
  }
  return named
}

/** `"lineItems[0].quantity" must be at least 1 (and 3 more)`: the violations stand beside it in full. */
export function summaryOf(violations: readonly FieldViolation[], locale: string): string {
  const t = textsIn(locale)
  const [first] = violations
  if (!first) return t('violations.notValid')
  const { field } = first
  const description = writtenIn(locale)(first.description)
  const more = violations.length - 1
  return more > 0
    ? t('violations.summaryAndMore', { field, description, more: String(more) })
    : t('violations.summary', { field, description })
}
