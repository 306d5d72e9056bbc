-- The organiser gives gift cards in place of money.
ALTER TABLE event_refunds ADD COLUMN as_credit bool NOT NULL DEFAULT false;
