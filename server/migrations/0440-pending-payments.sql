-- Every minute the payments that are not decided are read by id; few of many are pending.
CREATE INDEX transactions_pending_payments ON transactions (site_id, id) WHERE kind = 'payment' AND status = 'PENDING';
