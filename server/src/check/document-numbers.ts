import { statement } from '../db/statement.ts'

/** Kinds of documents of which a number is missing, or whose counter is not at the last one. */
export const documentNumbers = statement({
  name: 'check.documentNumbers',
  row: { what: 'text', id: 'text', found: 'text' },
  sql: `
    select 'documents' as what, d.kind as id,
           d.documents || ' from ' || d.first || ' to ' || d.last || ', counter ' || coalesce(c.n::text, 'missing') as found
    from (select kind, count(*) as documents, min(number) as first, max(number) as last
          from order_documents where site_id = $1 group by kind) d
    left join counters c on c.site_id = $1 and c.name = d.kind
    where d.documents <> d.last - d.first + 1 or d.last is distinct from c.n`,
})
