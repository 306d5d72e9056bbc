/** A broken invariant: the kind of row, its id, and what is stored beside what should be. */
interface Broken {
  readonly what: string
  readonly id: string
  readonly found: string
}

/** Number of an invariant of the platform. */
type InvariantId = `I${number}`

export interface Invariant {
  readonly ids: readonly InvariantId[]
  readonly sentence: string
  /** One statement for the whole site, or one function for each stored order. */
  readonly how: 'statement' | 'each order'
}

export interface Finding extends Broken {
  readonly invariant: string
}

/** Name of an invariant in findings, such as `lines add up to the order (I1)`. */
export const nameOf = ({ ids, sentence }: Pick<Invariant, 'ids' | 'sentence'>): string =>
  ids.length === 0 ? sentence : `${sentence} (${ids.join(', ')})`
