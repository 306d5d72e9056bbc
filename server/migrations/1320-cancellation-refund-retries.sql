-- Refunds of cancelled tickets that failed are retried: each retry is another refund.
-- Minor units that went back by refunds before `refund_id`.
ALTER TABLE ticket_cancellations ADD COLUMN moved_before bigint NOT NULL DEFAULT 0 CHECK (moved_before >= 0);
