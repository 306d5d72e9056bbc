import { statement } from '../db/statement.ts'

/**
 * Columns that name a row without a foreign key; `other-sites.test.ts` holds the list to the schema. Runs only where there is more than one
 * site.
 */
export const foreignRows = statement({
  name: 'check.foreignRows',
  row: { what: 'text', id: 'text', found: 'text' },
  sql: `
    select f.what, f.id, f.found
    from (select exists (select from sites s where s.id <> $1) as sites) several
    cross join lateral (
    select 'allocations.line_id' as what, r.line_id::text as id, 'is a row of another site' as found from allocations r
    where r.site_id = $1 and several.sites and (exists (select from order_lines x where x.site_id <> $1 and x.id = r.line_id))
    union all
    select 'allocations.ref_id' as what, r.ref_id::text as id, 'is a row of another site' as found from allocations r
    where r.site_id = $1 and several.sites and (exists (select from orders x where x.site_id <> $1 and x.id = r.ref_id)
      or exists (select from ticket_reservations x where x.site_id <> $1 and x.id = r.ref_id)
      or exists (select from rsvps x where x.site_id <> $1 and x.id = r.ref_id)
      or exists (select from pools x where x.site_id <> $1 and x.id = r.ref_id))
    union all
    select 'app_codes.client_id' as what, r.client_id::text as id, 'is a row of another site' as found from app_codes r
    where r.site_id = $1 and several.sites and (exists (select from oauth_clients x where x.site_id <> $1 and x.id = r.client_id))
    union all
    select 'audit_log.actor_id' as what, r.actor_id::text as id, 'is a row of another site' as found from audit_log r
    where r.site_id = $1 and several.sites and (exists (select from staff_users x where x.site_id <> $1 and x.id = r.actor_id)
      or exists (select from api_keys x where x.site_id <> $1 and x.id = r.actor_id)
      or exists (select from members x where x.site_id <> $1 and x.id = r.actor_id))
    union all
    select 'authorization_codes.client_id' as what, r.client_id::text as id, 'is a row of another site' as found from authorization_codes r
    where r.site_id = $1 and several.sites and (exists (select from oauth_clients x where x.site_id <> $1 and x.id = r.client_id))
    union all
    select 'authorization_codes.member_id' as what, r.member_id::text as id, 'is a row of another site' as found from authorization_codes r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.member_id))
    union all
    select 'back_in_stock_requests.owner_id' as what, r.owner_id::text as id, 'is a row of another site' as found from back_in_stock_requests r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.owner_id))
    union all
    select 'carts.checkout_id' as what, r.checkout_id::text as id, 'is a row of another site' as found from carts r
    where r.site_id = $1 and several.sites and (exists (select from checkouts x where x.site_id <> $1 and x.id = r.checkout_id))
    union all
    select 'carts.owner_id' as what, r.owner_id::text as id, 'is a row of another site' as found from carts r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.owner_id))
    union all
    select 'catalog_import_items.product_id' as what, r.product_id::text as id, 'is a row of another site' as found from catalog_import_items r
    where r.site_id = $1 and several.sites and (exists (select from products x where x.site_id <> $1 and x.id = r.product_id))
    union all
    select 'category_items.category_id' as what, r.category_id::text as id, 'is a row of another site' as found from category_items r
    where r.site_id = $1 and several.sites and (exists (select from collections x where x.site_id <> $1 and x.id = r.category_id))
    union all
    select 'checkouts.cart_id' as what, r.cart_id::text as id, 'is a row of another site' as found from checkouts r
    where r.site_id = $1 and several.sites and (exists (select from carts x where x.site_id <> $1 and x.id = r.cart_id))
    union all
    select 'checkouts.order_id' as what, r.order_id::text as id, 'is a row of another site' as found from checkouts r
    where r.site_id = $1 and several.sites and (exists (select from orders x where x.site_id <> $1 and x.id = r.order_id))
    union all
    select 'checkouts.owner_id' as what, r.owner_id::text as id, 'is a row of another site' as found from checkouts r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.owner_id))
    union all
    select 'event_gate_places.owner_id' as what, r.owner_id::text as id, 'is a row of another site' as found from event_gate_places r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.owner_id))
    union all
    select 'event_policy_versions.policy_id' as what, r.policy_id::text as id, 'is a row of another site' as found from event_policy_versions r
    where r.site_id = $1 and several.sites and (exists (select from event_policies x where x.site_id <> $1 and x.id = r.policy_id))
    union all
    select 'event_spots.definition_ids' as what, r.definition_ids::text as id, 'is a row of another site' as found from event_spots r
    where r.site_id = $1 and several.sites and (exists (select from ticket_definitions x where x.site_id <> $1 and x.id = any(r.definition_ids)))
    union all
    select 'events.recurrence_id' as what, r.recurrence_id::text as id, 'is a row of another site' as found from events r
    where r.site_id = $1 and several.sites and (exists (select from event_series x where x.site_id <> $1 and x.id = r.recurrence_id))
    union all
    select 'events.user_id' as what, r.user_id::text as id, 'is a row of another site' as found from events r
    where r.site_id = $1 and several.sites and (exists (select from staff_users x where x.site_id <> $1 and x.id = r.user_id)
      or exists (select from api_keys x where x.site_id <> $1 and x.id = r.user_id))
    union all
    select 'factors.subject_id' as what, r.subject_id::text as id, 'is a row of another site' as found from factors r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.subject_id)
      or exists (select from staff_users x where x.site_id <> $1 and x.id = r.subject_id))
    union all
    select 'fulfillment_lines.line_id' as what, r.line_id::text as id, 'is a row of another site' as found from fulfillment_lines r
    where r.site_id = $1 and several.sites and (exists (select from order_lines x where x.site_id <> $1 and x.id = r.line_id))
    union all
    select 'inventory_items.product_id' as what, r.product_id::text as id, 'is a row of another site' as found from inventory_items r
    where r.site_id = $1 and several.sites and (exists (select from products x where x.site_id <> $1 and x.id = r.product_id))
    union all
    select 'media_uploads.folder_id' as what, r.folder_id::text as id, 'is a row of another site' as found from media_uploads r
    where r.site_id = $1 and several.sites and (exists (select from media_folders x where x.site_id <> $1 and x.id = r.folder_id))
    union all
    select 'order_activities.author_id' as what, r.author_id::text as id, 'is a row of another site' as found from order_activities r
    where r.site_id = $1 and several.sites and (exists (select from staff_users x where x.site_id <> $1 and x.id = r.author_id)
      or exists (select from api_keys x where x.site_id <> $1 and x.id = r.author_id)
      or exists (select from members x where x.site_id <> $1 and x.id = r.author_id))
    union all
    select 'order_events.event_id' as what, r.event_id::text as id, 'is a row of another site' as found from order_events r
    where r.site_id = $1 and several.sites and (exists (select from events x where x.site_id <> $1 and x.id = r.event_id))
    union all
    select 'order_events.reservation_id' as what, r.reservation_id::text as id, 'is a row of another site' as found from order_events r
    where r.site_id = $1 and several.sites and (exists (select from ticket_reservations x where x.site_id <> $1 and x.id = r.reservation_id))
    union all
    select 'orders.owner_id' as what, r.owner_id::text as id, 'is a row of another site' as found from orders r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.owner_id))
    union all
    select 'orders.source_id' as what, r.source_id::text as id, 'is a row of another site' as found from orders r
    where r.site_id = $1 and several.sites and (exists (select from checkouts x where x.site_id <> $1 and x.id = r.source_id)
      or exists (select from ticket_reservations x where x.site_id <> $1 and x.id = r.source_id))
    union all
    select 'passkey_challenges.caller_id' as what, r.caller_id::text as id, 'is a row of another site' as found from passkey_challenges r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.caller_id)
      or exists (select from staff_users x where x.site_id <> $1 and x.id = r.caller_id))
    union all
    select 'passkeys.subject_id' as what, r.subject_id::text as id, 'is a row of another site' as found from passkeys r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.subject_id)
      or exists (select from staff_users x where x.site_id <> $1 and x.id = r.subject_id))
    union all
    select 'pool_changes.actor_id' as what, r.actor_id::text as id, 'is a row of another site' as found from pool_changes r
    where r.site_id = $1 and several.sites and (exists (select from staff_users x where x.site_id <> $1 and x.id = r.actor_id)
      or exists (select from api_keys x where x.site_id <> $1 and x.id = r.actor_id))
    union all
    select 'pools.ref_id' as what, r.ref_id::text as id, 'is a row of another site' as found from pools r
    where r.site_id = $1 and several.sites and (exists (select from variants x where x.site_id <> $1 and x.id = r.ref_id)
      or exists (select from ticket_definitions x where x.site_id <> $1 and x.id = r.ref_id)
      or exists (select from coupons x where x.site_id <> $1 and x.id = r.ref_id)
      or exists (select from events x where x.site_id <> $1 and x.id = r.ref_id)
      or exists (select from inventory_items x where x.site_id <> $1 and x.id = r.ref_id))
    union all
    select 'product_groups.customization_id' as what, r.customization_id::text as id, 'is a row of another site' as found from product_groups r
    where r.site_id = $1 and several.sites and (exists (select from customizations x where x.site_id <> $1 and x.id = r.customization_id))
    union all
    select 'product_import_items.product_id' as what, r.product_id::text as id, 'is a row of another site' as found from product_import_items r
    where r.site_id = $1 and several.sites and (exists (select from products x where x.site_id <> $1 and x.id = r.product_id))
    union all
    select 'product_imports.product_id' as what, r.product_id::text as id, 'is a row of another site' as found from product_imports r
    where r.site_id = $1 and several.sites and (exists (select from products x where x.site_id <> $1 and x.id = r.product_id))
    union all
    select 'products.brand_id' as what, r.brand_id::text as id, 'is a row of another site' as found from products r
    where r.site_id = $1 and several.sites and (exists (select from brands x where x.site_id <> $1 and x.id = r.brand_id))
    union all
    select 'products.collection_ids' as what, r.collection_ids::text as id, 'is a row of another site' as found from products r
    where r.site_id = $1 and several.sites and (exists (select from collections x where x.site_id <> $1 and x.id = any(r.collection_ids)))
    union all
    select 'products.customization_ids' as what, r.customization_ids::text as id, 'is a row of another site' as found from products r
    where r.site_id = $1 and several.sites and (exists (select from customizations x where x.site_id <> $1 and x.id = any(r.customization_ids)))
    union all
    select 'products.info_section_ids' as what, r.info_section_ids::text as id, 'is a row of another site' as found from products r
    where r.site_id = $1 and several.sites and (exists (select from info_sections x where x.site_id <> $1 and x.id = any(r.info_section_ids)))
    union all
    select 'products.main_category_id' as what, r.main_category_id::text as id, 'is a row of another site' as found from products r
    where r.site_id = $1 and several.sites and (exists (select from collections x where x.site_id <> $1 and x.id = r.main_category_id))
    union all
    select 'products.ribbon_id' as what, r.ribbon_id::text as id, 'is a row of another site' as found from products r
    where r.site_id = $1 and several.sites and (exists (select from ribbons x where x.site_id <> $1 and x.id = r.ribbon_id))
    union all
    select 'promotion_categories.category_id' as what, r.category_id::text as id, 'is a row of another site' as found from promotion_categories r
    where r.site_id = $1 and several.sites and (exists (select from collections x where x.site_id <> $1 and x.id = r.category_id))
    union all
    select 'recovery_codes.subject_id' as what, r.subject_id::text as id, 'is a row of another site' as found from recovery_codes r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.subject_id)
      or exists (select from staff_users x where x.site_id <> $1 and x.id = r.subject_id))
    union all
    select 'recovery_tokens.member_id' as what, r.member_id::text as id, 'is a row of another site' as found from recovery_tokens r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.member_id))
    union all
    select 'redirect_sessions.client_id' as what, r.client_id::text as id, 'is a row of another site' as found from redirect_sessions r
    where r.site_id = $1 and several.sites and (exists (select from oauth_clients x where x.site_id <> $1 and x.id = r.client_id))
    union all
    select 'redirect_sessions.subject_id' as what, r.subject_id::text as id, 'is a row of another site' as found from redirect_sessions r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.subject_id))
    union all
    select 'refresh_tokens.client_id' as what, r.client_id::text as id, 'is a row of another site' as found from refresh_tokens r
    where r.site_id = $1 and several.sites and (exists (select from oauth_clients x where x.site_id <> $1 and x.id = r.client_id))
    union all
    select 'refresh_tokens.subject_id' as what, r.subject_id::text as id, 'is a row of another site' as found from refresh_tokens r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.subject_id))
    union all
    select 'remembered_devices.subject_id' as what, r.subject_id::text as id, 'is a row of another site' as found from remembered_devices r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.subject_id)
      or exists (select from staff_users x where x.site_id <> $1 and x.id = r.subject_id))
    union all
    select 'rsvps.member_id' as what, r.member_id::text as id, 'is a row of another site' as found from rsvps r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.member_id))
    union all
    select 'rsvps.owner_id' as what, r.owner_id::text as id, 'is a row of another site' as found from rsvps r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.owner_id))
    union all
    select 'scans.actor_id' as what, r.actor_id::text as id, 'is a row of another site' as found from scans r
    where r.site_id = $1 and several.sites and (exists (select from staff_users x where x.site_id <> $1 and x.id = r.actor_id)
      or exists (select from api_keys x where x.site_id <> $1 and x.id = r.actor_id))
    union all
    select 'scans.event_id' as what, r.event_id::text as id, 'is a row of another site' as found from scans r
    where r.site_id = $1 and several.sites and (exists (select from events x where x.site_id <> $1 and x.id = r.event_id))
    union all
    select 'scans.rsvp_id' as what, r.rsvp_id::text as id, 'is a row of another site' as found from scans r
    where r.site_id = $1 and several.sites and (exists (select from rsvps x where x.site_id <> $1 and x.id = r.rsvp_id))
    union all
    select 'scans.ticket_id' as what, r.ticket_id::text as id, 'is a row of another site' as found from scans r
    where r.site_id = $1 and several.sites and (exists (select from tickets x where x.site_id <> $1 and x.id = r.ticket_id))
    union all
    select 'seen_devices.subject_id' as what, r.subject_id::text as id, 'is a row of another site' as found from seen_devices r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.subject_id)
      or exists (select from staff_users x where x.site_id <> $1 and x.id = r.subject_id))
    union all
    select 'session_tokens.member_id' as what, r.member_id::text as id, 'is a row of another site' as found from session_tokens r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.member_id))
    union all
    select 'staff_steps.user_id' as what, r.user_id::text as id, 'is a row of another site' as found from staff_steps r
    where r.site_id = $1 and several.sites and (exists (select from staff_users x where x.site_id <> $1 and x.id = r.user_id))
    union all
    select 'state_tokens.member_id' as what, r.member_id::text as id, 'is a row of another site' as found from state_tokens r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.member_id))
    union all
    select 'ticket_reservations.owner_id' as what, r.owner_id::text as id, 'is a row of another site' as found from ticket_reservations r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.owner_id))
    union all
    select 'ticket_waiting_entries.owner_id' as what, r.owner_id::text as id, 'is a row of another site' as found from ticket_waiting_entries r
    where r.site_id = $1 and several.sites and (exists (select from members x where x.site_id <> $1 and x.id = r.owner_id))
    union all
    select 'ticket_waiting_entries.reservation_id' as what, r.reservation_id::text as id, 'is a row of another site' as found
    from ticket_waiting_entries r
    where r.site_id = $1 and several.sites and (exists (select from ticket_reservations x where x.site_id <> $1 and x.id = r.reservation_id))
    union all
    select 'tax_reversals.refund_id' as what, r.refund_id::text as id, 'is a row of another site' as found from tax_reversals r
    where r.site_id = $1 and several.sites and (exists (select from refunds x where x.site_id <> $1 and x.id = r.refund_id))
    union all
    select 'tickets.event_id' as what, r.event_id::text as id, 'is a row of another site' as found from tickets r
    where r.site_id = $1 and several.sites and (exists (select from events x where x.site_id <> $1 and x.id = r.event_id))
    union all
    select 'tickets.line_id' as what, r.line_id::text as id, 'is a row of another site' as found from tickets r
    where r.site_id = $1 and several.sites and (exists (select from order_lines x where x.site_id <> $1 and x.id = r.line_id))
    union all
    select 'tickets.ticket_definition_id' as what, r.ticket_definition_id::text as id, 'is a row of another site' as found from tickets r
    where r.site_id = $1 and several.sites and (exists (select from ticket_definitions x where x.site_id <> $1 and x.id = r.ticket_definition_id))
    union all
    select 'transactions.payment_id' as what, r.payment_id::text as id, 'is a row of another site' as found from transactions r
    where r.site_id = $1 and several.sites and (exists (select from transactions x where x.site_id <> $1 and x.id = r.payment_id))
    union all
    select 'transactions.refund_id' as what, r.refund_id::text as id, 'is a row of another site' as found from transactions r
    where r.site_id = $1 and several.sites and (exists (select from refunds x where x.site_id <> $1 and x.id = r.refund_id))) f`,
})
