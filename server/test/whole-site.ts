import type { TestSite } from './fixture.ts'

/** Every row of the site, as one text: what a refused request must leave as it is, but for when the key was last used. */
export async function everything(site: Pick<TestSite, 'query'>): Promise<string> {
  const tables = await site.query(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not in ('rate_counters', 'guesses', 'migrations') order by relname`,
  )
  const sums = await Promise.all(
    tables.map(async ({ relname }) => {
      const [row] = await site.query(
        `select count(*)::int as n, md5(string_agg(row, '' order by row)) as sum
         from ${relname} t, lateral (select md5((to_jsonb(t) - 'last_used_at')::text) as row) r`,
      )
      return `${relname} ${row!.n} ${row!.sum}`
    }),
  )
  return sums.join('\n')
}
