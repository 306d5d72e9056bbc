import { json, statement } from '../../db/statement.ts'
import type { RuleSet } from './rules.ts'

export const setRules = statement({
  name: 'categoryRules.set',
  params: { id: 'uuid', rules: json<RuleSet | null>(), at: 'timestamptz' },
  sql: `
    update collections set rules = nullif($3::jsonb, 'null'), revision = revision + 1, updated_at = $4
    where site_id = $1 and id = $2`,
})

/** Products that should be in a category by its rules and are not, or the other way round: up to 500 behind `after`. */
export const findUnfit = statement({
  name: 'categoryRules.unfit',
  params: { id: 'uuid', at: 'timestamptz', after: 'uuid' },
  row: { id: 'uuid', isIn: 'bool' },
  sql: `
    select p.id, p.collection_ids @> array[c.id] as "isIn"
    from collections c join products p on p.site_id = $1 and p.id > $4
    where c.site_id = $1 and c.id = $2 and c.rules is not null
      and (p.collection_ids @> array[c.id]) <> rules_hold(p, c.rules, $3)
    order by p.id limit 500`,
})

/** Locks products in id order, so that two writers never wait for each other. */
export const lockUnfit = statement({
  name: 'categoryRules.lock',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid' },
  sql: `select p.id from products p where p.site_id = $1 and p.id = any($2) order by p.id for update`,
})

export const countFitting = statement({
  name: 'categoryRules.count',
  params: { rules: json<RuleSet>(), at: 'timestamptz' },
  row: { total: 'int4' },
  sql: `select count(*)::int4 as total from products p where p.site_id = $1 and rules_hold(p, $2, $3)`,
})

export const findFitting = statement({
  name: 'categoryRules.fitting',
  params: { rules: json<RuleSet>(), at: 'timestamptz', limit: 'int4' },
  row: { id: 'uuid', name: 'text' },
  sql: `
    select p.id, p.name from products p where p.site_id = $1 and rules_hold(p, $2, $3)
    order by p.created_at desc, p.id limit $4::int4`,
})

export const findAutomatic = statement({
  name: 'categoryRules.automatic',
  row: { id: 'uuid', rules: json<RuleSet>() },
  sql: `select id, rules from collections where site_id = $1 and rules is not null order by id`,
})
