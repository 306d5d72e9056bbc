import { jsonOrNull, statement } from './statement.ts'

/** Statements of a table of answers by site and digest of the question. `column` holds the answer. */
export const answerTable = <Answer>({ name, table, column }: { name: string; table: string; column: string }) => ({
  find: statement({
    name: `${name}.known`,
    params: { questions: 'text[]' },
    row: { question: 'text', answer: jsonOrNull<Answer>(), answeredAt: 'timestamptz', triedAt: 'timestamptz' },
    sql: `select q.question, q.${column} as answer, q.answered_at as "answeredAt", q.tried_at as "triedAt"
          from ${table} q where q.site_id = $1 and q.question = any($2)`,
  }),
  /** Without an answer the last one stays for as long as it holds, unless the clock was set back since (as `isCurrent` has it). */
  write: statement({
    name: `${name}.write`,
    params: { question: 'text', answer: jsonOrNull<Answer>(), at: 'timestamptz', holdsSince: 'timestamptz' },
    sql: `insert into ${table} as q (site_id, question, ${column}, answered_at, tried_at) values ($1, $2, $3, $4, $4)
          on conflict (site_id, question) do update set tried_at = excluded.tried_at,
            ${column} = case when excluded.${column} is null and q.answered_at > $5 and q.answered_at <= $4 + interval '1 minute' then q.${column} else excluded.${column} end,
            answered_at = case when excluded.${column} is null and q.answered_at > $5 and q.answered_at <= $4 + interval '1 minute' then q.answered_at else excluded.answered_at end`,
  }),
  forget: statement({
    name: `${name}.delete`,
    params: { before: 'timestamptz' },
    sql: `delete from ${table} where site_id = $1 and tried_at < $2`,
  }),
})

export type AnswerTable<Answer> = ReturnType<typeof answerTable<Answer>>
