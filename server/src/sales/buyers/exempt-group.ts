/**
 * Group of tax exempt buyers that the owner of a row of `carts` or `checkouts` is in, as a column of it: so an exemption costs no
 * statement. Of members alone, for an address that a guest typed proves nothing.
 */
export const exemptGroupOfOwner = `(
  select d.exempt_group_id from contact_tax_details d
  where owner_kind = 'MEMBER' and d.site_id = $1 and d.id = owner_id)`
