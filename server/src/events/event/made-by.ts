import type { Condition } from '../../db/query-sql.ts'

/** Rows of events that these people made; `row` is the alias of a table with its event's id. */
export const madeBy = (creators: readonly string[] | undefined, row: 'oe' | 'r' | 'd'): Condition[] =>
  creators?.length
    ? [
        {
          sql: `exists (select from events made where made.site_id = $1 and made.id = ${row}.event_id and made.user_id = any(?))`,
          values: [creators],
        },
      ]
    : []
