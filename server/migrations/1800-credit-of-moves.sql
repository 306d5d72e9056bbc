-- Tickets of a moved event that are given back are credited where its organiser chose so.
ALTER TABLE event_moves ADD COLUMN as_credit bool NOT NULL DEFAULT false;
-- Part that the buyer of cancelled tickets got as a gift card.
ALTER TABLE ticket_cancellations ADD COLUMN credit int8 NOT NULL DEFAULT 0 CHECK (credit >= 0);
