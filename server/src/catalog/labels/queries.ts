import { countRows, deleteRows, findNamed, findRows, lockRows, shareNamed } from '../../db/row-statements.ts'
import { statement, type ValuesOf } from '../../db/statement.ts'

/** A brand or a ribbon. */
const labelRow = {
  id: 'uuid',
  name: 'text',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
export type LabelRow = ValuesOf<typeof labelRow>

const columns = `l.id, l.name, l.revision, l.created_at as "createdAt", l.updated_at as "updatedAt"`

/** The statements over one of the two tables, which are alike. Only `brandStatements` and `ribbonStatements` call it. */
function statementsOf(table: 'brands' | 'ribbons', ofProduct: 'brand_id' | 'ribbon_id') {
  const labels = { name: table, table, alias: 'l', columns, row: labelRow }
  return {
    table,
    columns,
    find: findRows(labels),
    lock: lockRows(labels),
    shareNamed: shareNamed(labels, 'name'),
    named: findNamed(labels, 'name'),
    count: countRows(labels),
    remove: deleteRows(labels),
    /** Inserts those whose names are free. In name order: two that make the same ones wait for each other and not in a circle. */
    insert: statement({
      name: `${table}.insert`,
      params: { ids: 'uuid[]', names: 'text[]', at: 'timestamptz' },
      row: labelRow,
      sql: `
        insert into ${table} as l (site_id, id, name, created_at, updated_at)
        select $1, u.id, u.name, $4, $4 from unnest($2::uuid[], $3::text[]) as u (id, name) order by u.name
        on conflict (site_id, name) do nothing
        returning ${columns}`,
    }),
    /** One for each name, \`created\` where there was none. The update changes nothing: it makes the row that won come back. */
    insertOrGet: statement({
      name: `${table}.insertOrGet`,
      params: { ids: 'uuid[]', names: 'text[]', at: 'timestamptz' },
      row: { ...labelRow, created: 'bool' },
      sql: `
        insert into ${table} as l (site_id, id, name, created_at, updated_at)
        select $1, u.id, u.name, $4, $4 from unnest($2::uuid[], $3::text[]) as u (id, name) order by u.name
        on conflict (site_id, name) do update set name = excluded.name
        returning ${columns}, l.xmax = 0 as created`,
    }),
    save: statement({
      name: `${table}.save`,
      params: { ids: 'uuid[]', names: 'text[]', revisions: 'int8[]', at: 'timestamptz' },
      row: labelRow,
      sql: `
        update ${table} l set name = u.name, revision = u.revision, updated_at = $5
        from unnest($2::uuid[], $3::text[], $4::int8[]) as u (id, name, revision)
        where l.site_id = $1 and l.id = u.id
        returning ${columns}`,
    }),
    /** Number of products that show each. */
    countProducts: statement({
      name: `${table}.countProducts`,
      params: { ids: 'uuid[]' },
      row: { id: 'uuid', products: 'int4' },
      sql: `
        select p.${ofProduct} as id, count(*)::int4 as products
        from products p where p.site_id = $1 and p.${ofProduct} = any($2) group by p.${ofProduct}`,
    }),
  }
}

export type LabelStatements = ReturnType<typeof statementsOf>

export const brandStatements = statementsOf('brands', 'brand_id')
export const ribbonStatements = statementsOf('ribbons', 'ribbon_id')
