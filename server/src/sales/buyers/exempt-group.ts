import { statement } from '../../db/statement.ts'

/**
 * Group of tax exempt buyers that the owner of a row of `carts` or `checkouts` is in, as a column of it: so an exemption costs no
 * statement. Of members alone, for an address that a guest typed proves nothing.
 */
export const exemptGroupOfOwner = `(
  select d.exempt_group_id from contact_tax_details d
  where owner_kind = 'MEMBER' and d.site_id = $1 and d.id = owner_id)`

/** The same of a member who has no such row yet. */
export const findExemptGroup = statement({
  name: 'exemptGroups.ofMember',
  params: { memberId: 'uuid' },
  row: { exemptGroupId: 'uuid?' },
  sql: 'select exempt_group_id as "exemptGroupId" from contact_tax_details where site_id = $1 and id = $2',
})
