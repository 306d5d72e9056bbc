-- An order whose payment its provider has not decided is PENDING. A server of the release before writes it as not paid until then.
UPDATE orders o SET payment_status = 'PENDING'
WHERE o.payment_status IN ('NOT_PAID', 'DECLINED', 'CANCELED') AND o.paid = 0 AND o.refunded = 0 AND o.total > 0
  AND EXISTS (SELECT FROM transactions t
              WHERE t.site_id = o.site_id AND t.order_id = o.id AND t.kind = 'payment' AND t.status = 'PENDING');
