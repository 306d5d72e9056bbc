/** Reason why the rest of the bundle of a ticket `t` is not given back: a valid ticket of it was transferred, or used. Null for a single ticket. */
export const bundleRefusal = `case when t.doc ? 'bundle' then (
    select case when bool_or(x.issued_id is not null) then 'TICKET_BUNDLE_TRANSFERRED'
      when bool_or(x.checked_in_at is not null) then 'TICKET_BUNDLE_CHECKED_IN' end
    from tickets x where x.site_id = $1 and x.order_id = t.order_id and x.status = 'ISSUED'
      and x.doc #>> '{bundle,id}' = t.doc #>> '{bundle,id}') end`
