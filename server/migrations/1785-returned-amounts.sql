-- Minor units of the payments that went back, or are on their way, because nobody owes them any more: a changed ticket costs less, or an order was
-- paid twice. The payments of an order that is paid come to its total and these.
ALTER TABLE orders ADD COLUMN returned int8 NOT NULL DEFAULT 0 CONSTRAINT orders_returned_check CHECK (returned >= 0);
UPDATE orders o SET returned = b.sum
FROM (
  SELECT site_id, order_id, sum(amount)::int8 AS sum FROM (
    SELECT site_id, order_id, by_provider + by_hand AS amount FROM ticket_cancellations WHERE changed_to IS NOT NULL
    UNION ALL
    SELECT site_id, (payload ->> 'orderId')::uuid, (payload ->> 'excess')::int8 FROM happenings
    WHERE entity = 'payment' AND slug = 'refundNeeded' AND payload ->> 'excess' IS NOT NULL
  ) a GROUP BY site_id, order_id
) b
WHERE o.site_id = b.site_id AND o.id = b.order_id AND o.status <> 'CANCELED';
