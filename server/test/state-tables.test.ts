import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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
