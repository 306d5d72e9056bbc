import { parseAmount } from '@fairground/domain/money.ts'
import type { Field } from './query-sql.ts'

/** A text that may be missing: missing ones sort as empty. */
export const textOf = (sql: string): Field => ({ sql, type: 'text', sortable: true, orderSql: `coalesce(${sql}, '')` })

/** Minor units, which filters name as decimals in `currency`. */
export const amountOf = (sql: string, currency: string): Field => ({
  sql,
  type: 'int8',
  sortable: true,
  value: (wire) => {
    const parsed = parseAmount(typeof wire === 'number' ? wire : String(wire), currency)
    return parsed.ok ? parsed.minor : undefined
  },
})
