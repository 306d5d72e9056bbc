-- A part of a name or of an address finds its orders, however many there are.
CREATE INDEX orders_of_people ON orders USING gin (
  lower(buyer_email) gin_trgm_ops,
  (doc -> 'facts' #>> '{billingInfo,contactDetails,firstName}') gin_trgm_ops,
  (doc -> 'facts' #>> '{billingInfo,contactDetails,lastName}') gin_trgm_ops
);

-- What is to be sent and what is unpaid are few of many, and staff look at the oldest first.
CREATE INDEX orders_to_send ON orders (site_id, created_at, id)
  WHERE status = 'APPROVED' AND fulfillment_status IS DISTINCT FROM 'FULFILLED';
CREATE INDEX orders_owing ON orders (site_id, created_at, id)
  WHERE payment_status IN ('NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'PARTIALLY_PAID', 'DECLINED');

CREATE INDEX orders_by_total ON orders (site_id, total DESC, id);
