import { statement } from '../../../db/statement.ts'
import type { Queryable, Tx } from '../../../ground/database.ts'

const exemptionOf = statement({
  name: 'taxDetails.export',
  params: { id: 'uuid' },
  row: { group: 'text', since: 'timestamptz' },
  sql: `
    select g.doc ->> 'name' as "group", d.created_at as since
    from contact_tax_details d join tax_setup g on g.site_id = $1 and g.id = d.exempt_group_id
    where d.site_id = $1 and d.id = $2`,
})

const forgetDetails = statement({
  name: 'taxDetails.forget',
  params: { ids: 'uuid[]' },
  sql: `delete from contact_tax_details where site_id = $1 and id = any($2)`,
})

const giveDetails = statement({
  name: 'taxDetails.give',
  params: { from: 'uuid', to: 'uuid', at: 'timestamptz' },
  sql: `update contact_tax_details set id = $3, updated_at = $4, revision = revision + 1
        where site_id = $1 and id = $2
          and not exists (select from contact_tax_details d where d.site_id = $1 and d.id = $3)`,
})

export const exportTaxDetails = async (db: Queryable, memberId: string): Promise<Record<string, unknown>> => {
  const exemption = await db.row(exemptionOf, { id: memberId })
  return exemption ? { taxExemption: exemption } : {}
}

export const forgetTaxDetailsOf = (tx: Tx, ids: readonly string[]): Promise<number> =>
  tx.run(forgetDetails, { ids: [...ids] })

/** Two members turn out to be one: an exemption of the first is the second's, unless that has its own. */
export const joinTaxDetails = (tx: Tx, from: string, to: string, at: Date): Promise<number> =>
  tx.run(giveDetails, { from, to, at })
