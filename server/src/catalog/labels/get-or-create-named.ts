import type { Refusal } from '@fairground/contract/refusals.ts'
import type { Refused } from '../../bulk/attempt.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Tx } from '../../ground/database.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { type Happening, happen } from '../../outbox/happenings.ts'
import type { Moment } from './label-kind.ts'

/** Rows with a unique name each, and what is needed to make one. */
export interface NamedRows<Wanted, Row extends { readonly id: string }> {
  /** A site has at most so many. */
  readonly most: number
  readonly limitExceeded: Refusal
  readonly nameOf: (row: Row) => string
  readonly nameOfWanted: (wanted: Wanted) => string
  /** Rows with these names, which keep them until the transaction ends. */
  readonly share: (tx: Tx, names: readonly string[]) => Promise<readonly Row[]>
  readonly count: (tx: Tx) => Promise<number>
  /** One row for each, `created` where there was none. */
  readonly insertOrGet: (
    tx: Tx,
    missing: readonly Wanted[],
    moment: Moment,
  ) => Promise<readonly (Row & { readonly created: boolean })[]>
  readonly createdEvent: (row: Row) => Happening
}

/**
 * Rows by unique name, made where there is none: one statement when all are there, however many callers ask at once. One that is there
 * stays as it is. Throws the limit.
 */
export async function getOrCreateNamed<Wanted, Row extends { readonly id: string }>(
  tx: Tx,
  moment: Moment,
  kind: NamedRows<Wanted, Row>,
  wanted: readonly Wanted[],
): Promise<Map<string, Row>> {
  const byName = new Map(wanted.map((one) => [kind.nameOfWanted(one), one]))
  if (byName.size === 0) return new Map()
  const found = new Map((await kind.share(tx, [...byName.keys()])).map((row) => [kind.nameOf(row), row]))
  const missing = [...byName].flatMap(([name, one]) => (found.has(name) ? [] : [one]))
  if (missing.length === 0) return found
  if ((await kind.count(tx)) + missing.length > kind.most)
    throw new ApiError({ code: kind.limitExceeded, threshold: kind.most })
  const rows = await kind.insertOrGet(tx, missing, moment)
  await happen(
    tx,
    rows.filter(({ created }) => created).map((row) => kind.createdEvent(row)),
    moment,
  )
  for (const row of rows) found.set(kind.nameOf(row), row)
  return found
}

/** The same for items of a bulk call, each by itself; undefined for an item that has neither a value nor an error. */
export async function getOrCreateEach<Wanted, Row extends { readonly id: string }>(
  tx: Tx,
  moment: Moment,
  kind: NamedRows<Wanted, Row>,
  items: readonly { readonly value?: Wanted; readonly error?: Refused }[],
): Promise<(Outcome<Row> | undefined)[]> {
  const wanted = items.flatMap(({ value }) => (value === undefined ? [] : [value]))
  const rows = await getOrCreateNamed(tx, moment, kind, wanted)
  return items.map(({ value, error }): Outcome<Row> | undefined => {
    if (error) return { ok: false, error }
    if (value === undefined) return undefined
    const row = rows.get(kind.nameOfWanted(value))! // each was found or made
    return { ok: true, id: row.id, item: row }
  })
}
