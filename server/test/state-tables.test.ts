import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as ecom from '@fairground/contract/enumerations/ecom.ts'
import { allocationTransitions, LIVE_ALLOCATIONS } from '@fairground/domain/ledger/allocation.ts'
import { orderTransitions } from '@fairground/domain/orders/order-status.ts'
import { transactionTransitions } from '@fairground/domain/orders/transaction-status.ts'
import { reservationTransitions } from '@fairground/domain/tickets/reservation-transitions.ts'
import type { Transitions } from '@fairground/domain/transitions.ts'
import { expect, test } from 'vitest'

const SOURCE = fileURLToPath(new URL('../src', import.meta.url))
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(`${SOURCE}/${path}`, 'utf8') }))

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
const migrations = readdirSync(MIGRATIONS).map((file) => readFileSync(`${MIGRATIONS}/${file}`, 'utf8'))

/** States within quotes. */
const wordsOf = (list: string): string[] => list.match(/\w+/g) ?? []

const tables: Readonly<Record<string, Transitions<string>>> = {
  allocations: allocationTransitions,
  orders: orderTransitions,
  transactions: transactionTransitions,
  ticket_reservations: reservationTransitions,
}

/** Updates that set a state and name the states before it, both written in SQL. */
const changesIn = (text: string) =>
  [...text.matchAll(/update (\w+)(?: \w+)? set ([^;`]*?)\bwhere\b([^;`]*?)(?=\breturning\b|`|\n {4}\))/g)].flatMap(
    ([, table = '', set = '', where = '']) => {
      const to = /(?:^|, )(?:state|status) = '(\w+)'/.exec(set)?.[1]
      const from = /(?<!<>.*)\b(?:state|status) (?:= '(\w+)'|in \(([^)]*)\))/.exec(where)
      const states = from?.[1] ?? from?.[2]
      return to === undefined || states === undefined ? [] : [{ table, to, from: states.match(/\w+/g) ?? [] }]
    },
  )

/** Changes that the table of the rules does not have. */
const notInTable = (text: string) =>
  changesIn(text).flatMap(({ table, to, from }) =>
    from
      .filter((state) => tables[table] && !tables[table][state]?.includes(to))
      .map((state) => `${table}: ${state} to ${to}`),
  )

test('states that change in SQL change as the tables of the domain say', () => {
  const known = sources.flatMap(({ text }) => changesIn(text)).filter(({ table }) => tables[table])
  expect(known.length).toBeGreaterThan(3)
  expect(sources.flatMap(({ path, text }) => notInTable(text).map((change) => `${path} ${change}`))).toEqual([])
})

test('a change that the tables do not have is found', () => {
  const sql = `update allocations set state = 'COMMITTED', updated_at = $3 where site_id = $1 and state = 'EXPIRED' returning id`
  expect(notInTable(sql)).toEqual(['allocations: EXPIRED to COMMITTED'])
})

test('lists of allocations in SQL are the live ones, or the others', () => {
  const live = LIVE_ALLOCATIONS.map((state) => `'${state}'`).join(', ')
  const others = Object.keys(allocationTransitions)
    .filter((state) => !LIVE_ALLOCATIONS.some((one) => one === state))
    .map((state) => `'${state}'`)
  const lists = sources.flatMap(({ text }) => [
    ...text.matchAll(/\ba\.state in \(([^)]*)\)|\bstate in \(('HELD'[^)]*)\)/g),
  ])
  expect(lists.length).toBeGreaterThan(4)
  for (const [, list, other] of lists) {
    const names = (list ?? other)!.split(', ')
    const expected = names.includes("'HELD'") ? live.split(', ') : others.filter((state) => names.includes(state))
    expect(names.toSorted()).toEqual(expected.toSorted())
  }
})

/** Sets of states that columns may hold: those that their tables check, and those of the wire where a table checks none. */
const stateSets: readonly (readonly string[])[] = [
  ...migrations.flatMap((text) =>
    [...text.matchAll(/\bCHECK \((?:state|\w*status) IN\s*\(([^)]*)\)/g)].map(([, list = '']) => wordsOf(list)),
  ),
  ...Object.values(ecom).filter((set) => Array.isArray(set)),
]

/** States that SQL compares a column with. */
const comparedIn = (text: string): string[][] => [
  ...[...text.matchAll(/\b(?:state|\w*status) (?:=|<>) ('[A-Z_]+')/g)].map(([, state = '']) => wordsOf(state)),
  ...[...text.matchAll(/\b(?:state|\w*status) (?:not )?in \(('[^)]*)\)/g)].map(([, list = '']) => wordsOf(list)),
]

const unknownIn = (text: string): string[] =>
  comparedIn(text)
    .filter((list) => !stateSets.some((set) => list.every((state) => set.includes(state))))
    .map((list) => list.join(', '))

test('SQL compares columns with states that one column may hold', () => {
  expect(sources.flatMap(({ text }) => comparedIn(text)).length).toBeGreaterThan(100)
  expect(sources.flatMap(({ path, text }) => unknownIn(text).map((list) => `${path}: ${list}`))).toEqual([])
})

test('a state that no column may hold is found', () => {
  expect(unknownIn(`where o.status in ('CANCELED', 'REJECTD') and a.state = 'HELD'`)).toEqual(['CANCELED, REJECTD'])
})
