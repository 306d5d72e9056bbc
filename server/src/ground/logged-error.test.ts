import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/fixture.ts'
import { DatabaseBusy } from '../db/faults.ts'
import { loggedError, withoutValues } from './logged-error.ts'

let client: pg.Client
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  await client.query('create temp table people (email text primary key, age int)')
})
afterAll(async () => {
  await client.end()
  await drop()
})

const failureOf = async (sql: string): Promise<Error> => {
  await client.query('truncate people')
  return client.query(sql).then(
    () => new Error('nothing failed'),
    (error: Error) => error,
  )
}
function logged(error: unknown): string {
  const lines: string[] = []
  pino({ serializers: { err: loggedError } }, { write: (line) => lines.push(line) }).error({ err: error }, 'failed')
  return lines.join()
}

test.for([
  ['a duplicate', `insert into people values ('ines@example.com', 1), ('ines@example.com', 2)`, 'people_pkey'],
  ['a missing value', `insert into people values (null, 1), ('ines@example.com', 1)`, '23502'],
  ['text that is no number', `insert into people values ('x', 'ines@example.com')`, '22P02'],
] as const)('%s is logged without the values', async ([, sql, expected]) => {
  const error = await failureOf(sql)
  for (const line of [logged(error), logged(new DatabaseBusy('constraint', error))]) {
    expect(line).toContain(expected)
    expect(line).not.toContain('ines@')
  }
})

test('an error that others log quotes no values', async () => {
  const quoting = await failureOf(`insert into people values ('x', 'ines@example.com')`)
  const { message, stack } = withoutValues(quoting) as Error // an error in, an error out
  expect(message).toBe('database: 22P02')
  expect(stack).not.toContain('ines@')
  const other = await failureOf(`insert into people values (null, 1)`)
  expect(withoutValues(other)).toBe(other)
})

test('an error keeps its message, stack and cause', () => {
  const line = logged(new TypeError('x is not a function', { cause: new Error('deeper') }))
  for (const part of ['TypeError', 'x is not a function', 'logged-error.test', 'deeper']) expect(line).toContain(part)
})
