import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as events from '@fairground/contract/enumerations/events.ts'
import * as orders from '@fairground/contract/enumerations/orders.ts'
import * as payments from '@fairground/contract/enumerations/payments.ts'
import { importTransitions } from '@fairground/domain/catalog/import-status.ts'
import { labelTransitions } from '@fairground/domain/delivery/label-status.ts'
import { moveTransitions } from '@fairground/domain/events/moved.ts'
import { allocationTransitions, LIVE_ALLOCATIONS } from '@fairground/domain/ledger/allocation.ts'
import { orderTransitions } from '@fairground/domain/orders/order-status.ts'
import { captured, PAID_UP, paymentStatus } from '@fairground/domain/orders/payment-status.ts'
import { transactionTransitions } from '@fairground/domain/orders/transaction-status.ts'
import { reservationTransitions } from '@fairground/domain/tickets/reservation-transitions.ts'
import { confirmedOrders } from '@fairground/domain/tickets/ticket-order-status.ts'
import { statesBefore, type Transitions } from '@fairground/domain/transitions.ts'
import { expect, test } from 'vitest'
import { EXTERNAL, isRecordedByStaff } from '../src/sales/payments/methods.ts'
import { isUnderWay } from '../src/sales/payments/queries.ts'

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
  product_import_runs: importTransitions,
  event_moves: moveTransitions,
  orders: orderTransitions,
  shipping_labels: labelTransitions,
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
  expect(known.length).toBeGreaterThan(2)
  expect(sources.flatMap(({ path, text }) => notInTable(text).map((change) => `${path} ${change}`))).toEqual([])
})

test('a payment that is recorded with its order is one outside', () => {
  const providers = sources.flatMap(({ text }) => [...text.matchAll(/'payment', '(\w+)'/g)].map(([, name]) => name))
  expect([...new Set(providers)]).toEqual([payments.MANUAL_PAYMENT_METHOD])
})

test('a change that the tables do not have is found', () => {
  const sql = `update allocations set state = 'COMMITTED', updated_at = $3 where site_id = $1 and state = 'EXPIRED' returning id`
  expect(notInTable(sql)).toEqual(['allocations: EXPIRED to COMMITTED'])
})

const keysWhere = <T extends object>(table: T, holds: (key: keyof T & string) => boolean) =>
  (Object.keys(table) as (keyof T & string)[]).filter(holds)

/** Payment status of an order whose payment came in whole and went back by so much. */
const paidAndBack = (refunded: bigint) => paymentStatus(2n, [{ status: 'APPROVED', amount: 2n, refunded }])

/** Lists of states by what they mean, as the domain has them, and the files whose SQL writes them out. */
const byRule: readonly (readonly [meaning: string, states: readonly string[], files: readonly string[]])[] = [
  [
    'orders that ended',
    keysWhere(orderTransitions, (state) => orderTransitions[state].length === 0),
    [
      'check/coupon-uses.ts',
      'check/order-units.ts',
      'check/queries.ts',
      'events/ticket-definitions/change-currency.ts',
      'events/ticket-orders/sales.ts',
      'media/library-queries.ts',
      'sales/purchase/forget-buyers.ts',
      'sales/purchase/person-queries.ts',
      'sales/purchase/person-queries.ts',
    ],
  ],
  [
    'allocations that count',
    LIVE_ALLOCATIONS,
    [
      'check/coupon-uses.ts',
      'check/gift-cards.ts',
      'check/order-units.ts',
      'check/queries.ts',
      'check/queries.ts',
      'check/reservations.ts',
      'check/shared-quotas.ts',
      'events/seats/queries.ts',
      'events/ticket-quotas/queries.ts',
      'events/ticket-quotas/queries.ts',
      'sales/ledger/queries.ts',
      'sales/ledger/queries.ts',
      'sales/ledger/restock-queries.ts',
    ],
  ],
  [
    'allocations that no longer count',
    keysWhere(allocationTransitions, (state) => allocationTransitions[state].length === 0),
    ['catalog/inventory-items/history.ts', 'sales/ledger/queries.ts'],
  ],
  [
    'holds that were given back',
    allocationTransitions.HELD.filter((state) => state !== 'COMMITTED'),
    ['check/queries.ts'],
  ],
  [
    'entries that people write into the history of an order',
    orders.AddedActivityType,
    ['sales/orders/queries.ts', 'sales/purchase/forget-buyers.ts'],
  ],
  ['labels that may be bought', statesBefore(labelTransitions, 'BUYING'), ['sales/delivery/labels/queries.ts']],
  ['orders whose whole amount was paid', PAID_UP, ['events/notifications/queries.ts']],
  [
    'payments with money in the till',
    keysWhere(captured, (state) => captured[state]),
    ['check/queries.ts', 'sales/automatic-taxes/queries.ts'],
  ],
  [
    'payments that can be given back',
    statesBefore(transactionTransitions, 'REFUNDED'),
    ['sales/payments/refunds/queries.ts'],
  ],
  ['payments that may still come in', statesBefore(transactionTransitions, 'APPROVED'), ['sales/purchase/queries.ts']],
  [
    'payments that nobody has decided',
    statesBefore(transactionTransitions, 'DECLINED'),
    ['sales/orders/order-fields.ts'],
  ],
  [
    'payments that a provider has under way',
    keysWhere(transactionTransitions, (status) => isUnderWay({ status })),
    ['sales/payments/accounts.ts'],
  ],
  [
    'providers of payments that staff record',
    [payments.MANUAL_PAYMENT_METHOD, EXTERNAL].filter(isRecordedByStaff),
    Array<string>(3).fill('sales/payments/queries.ts'),
  ],
  [
    'imports that are over',
    [
      ...statesBefore(importTransitions, 'UNDOING'),
      ...keysWhere(importTransitions, (state) => importTransitions[state].length === 0),
    ],
    ['catalog/import-runs/queries.ts'],
  ],
  [
    'ticket orders that are confirmed',
    keysWhere(confirmedOrders, (status) => confirmedOrders[status]),
    ['events/ticket-orders/list-orders.ts', 'events/ticket-orders/list-orders.ts'],
  ],
  ['imports that may be stopped', statesBefore(importTransitions, 'CANCELED'), ['catalog/import-runs/queries.ts']],
  [
    'imports that wait for a person and may be compared again',
    statesBefore(importTransitions, 'COMPARING').filter((status) => status !== 'COMPARING'),
    ['catalog/import-runs/queries.ts'],
  ],
  [
    'orders that were paid in full',
    [0n, 1n, 2n].map(paidAndBack),
    ['events/ticketing/order-status.ts', 'sales/purchase/forget-buyers.ts'],
  ],
]

/** Lists whose states no rule of the domain has together. */
const byColumn: readonly (readonly [meaning: string, states: readonly string[], files: readonly string[]])[] = [
  ['members who may sign in one day', ['ACTIVE', 'PENDING', 'OFFLINE'], ['members/members/queries.ts']],
  [
    'members with a way in',
    ['ACTIVE', 'PENDING'],
    ['identity/guesses/queries.ts', 'identity/recovery/queries.ts', 'members/members/queries.ts'],
  ],
  ['members who may not sign in', ['PENDING', 'BLOCKED'], ['members/members/queries.ts']],
  ['imports that write products', ['RUNNING', 'UNDOING'], ['catalog/import-runs/queries.ts']],
  ['labels that a carrier is called about', ['BUYING', 'VOIDING'], ['sales/delivery/labels/queries.ts']],
  ['imports at work', ['COMPARING', 'RUNNING', 'UNDOING'], ['catalog/import-runs/queries.ts']],
  [
    'products that an import plans to write or leave',
    ['CREATED', 'UPDATED', 'UNCHANGED'],
    ['catalog/import-runs/queries.ts'],
  ],
  ['products that an import wrote', ['CREATED', 'UPDATED'], ['catalog/import-runs/queries.ts']],
  ['requests for news of stock that are open', ['RECEIVED', 'PROCESSING'], ['catalog/back-in-stock/queries.ts']],
  [
    'ticket orders with the status of their payment',
    ['PARTIALLY_PAID', 'PENDING', 'DECLINED', 'CANCELED'],
    ['events/ticketing/order-status.ts'],
  ],
  [
    'orders of an event that are not refunded yet',
    ['WAITING', 'PLANNED'],
    Array<string>(3).fill('events/refunds/queries.ts'),
  ],
  ['orders of an event that may have been paid', ['APPROVED', 'CANCELED'], ['events/refunds/queries.ts']],
  ['open entries of waiting lists', ['WAITING', 'OFFERED'], Array<string>(5).fill('events/waiting-lists/queries.ts')],
  [
    'answers that get mails of an event',
    ['YES', 'WAITLIST'],
    ['events/rsvp/notify-guests.ts', ...Array<string>(2).fill('events/moves/queries.ts')],
  ],
  [
    'orders that may still be approved',
    ['INITIALIZED', 'PENDING'],
    [
      'check/gift-cards.ts',
      'events/events/delete-queries.ts',
      'events/moves/queries.ts',
      'events/ticket-orders/order-row.ts',
      'sales/purchase/queries.ts',
    ],
  ],
]

const listsIn = (text: string): string[] =>
  [...text.matchAll(/(?:\bstate|status|\boutcome|\btype|\bprovider|\$\d+|\})"? (?:not )?in \(('[^)]*)\)/g)].map(
    ([, list = '']) => wordsOf(list).sort().join(', '),
  )

test('each list of states in SQL is the one that its meaning has', () => {
  const expected = [...byRule, ...byColumn].flatMap(([, states, files]) =>
    files.map((file) => `${file}: ${[...states].sort().join(', ')}`),
  )
  const found = sources.flatMap(({ path, text }) => listsIn(text).map((list) => `${path}: ${list}`))
  expect(found.toSorted()).toEqual(expected.toSorted())
})

/** Sets of states that columns may hold: those that their tables check, and those of the wire where a table checks none. */
const stateSets: readonly (readonly string[])[] = [
  ...migrations.flatMap((text) =>
    [...text.matchAll(/\bCHECK \((?:state|\w*status|outcome) IN\s*\(([^)]*)\)/g)].map(([, list = '']) => wordsOf(list)),
  ),
  ...[events, orders, payments].flatMap((area) => Object.values<unknown>(area)).filter((set) => Array.isArray(set)),
]

/** States that SQL compares a column with. */
const comparedIn = (text: string): string[][] => [
  ...[...text.matchAll(/\b(?:state|\w*status|outcome|type) (?:=|<>) ('[A-Z_]+')/g)].map(([, state = '']) =>
    wordsOf(state),
  ),
  ...[...text.matchAll(/(?:\b(?:state|\w*status|outcome|type)|\$\d+|\}) (?:not )?in \(('[^)]*)\)/g)].map(
    ([, list = '']) => wordsOf(list),
  ),
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
  expect(unknownIn(`where i.outcome = 'CREATD' or a.type in ('MERCHANT_COMMENT', 'CUSTOM')`)).toEqual([
    'CREATD',
    'MERCHANT_COMMENT, CUSTOM',
  ])
})
