import type { TestSite } from './fixture.ts'

type Site = Pick<TestSite, 'assembly'>

const statements = new WeakMap<Site['assembly'], Promise<string>>()

/** One statement over all tables, which PostgreSQL plans once. */
async function statementOf({ assembly }: Site): Promise<string> {
  const { rows } = await assembly.pool.raw.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not in ('rate_counters', 'guesses', 'migrations') order by relname`,
  )
  const sums = rows.map(
    ({ relname }) =>
      `select '${relname}' as of, count(*)::int as n, md5(string_agg(row, '' order by row)) as sum
       from ${relname} t, lateral (select md5((to_jsonb(t) - 'last_used_at')::text) as row) r`,
  )
  return sums.join(' union all ')
}

/** Every row of the site, as one text: what a refused request must leave as it is, but for when the key was last used. */
export async function everything(site: Site): Promise<string> {
  const known = statements.get(site.assembly) ?? statementOf(site)
  statements.set(site.assembly, known)
  const { rows } = await site.assembly.pool.raw.query<{ of: string; n: number; sum: string | null }>({
    name: 'whole site',
    text: await known,
  })
  // PostgreSQL may read tables beside each other.
  const sums = rows.map(({ of, n, sum }) => `${of} ${n} ${sum}`)
  return sums.sort().join('\n')
}

/**
 * Reads the site around works that must change nothing, and returns the tables that one changed. The state after one is the state before the next.
 */
export function changesBy(site: Site): (work: () => Promise<void>) => Promise<string[]> {
  let last: string | undefined
  return async (work) => {
    const before = last ?? (await settled(site))
    last = undefined
    await work()
    last = await everything(site)
    return differences(before, last)
  }
}

function differences(before: string, after: string): string[] {
  const lines = after.split('\n')
  return before.split('\n').flatMap((line, i) => (line === lines[i] ? [] : [`${line} => ${lines[i]}`]))
}

const PAUSE_MS = 300

/** The state once jobs of what happened before have written what they write. */
async function settled(site: Site): Promise<string> {
  for (let before = await everything(site); ; ) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    const after = await everything(site)
    if (after === before) return after
    before = after
  }
}
