-- Tickets that their holders transferred: the ticket goes on under another id and number, so that its former code admits nobody.
-- Id that it was issued under; null while it was never transferred.
ALTER TABLE tickets ADD COLUMN issued_id uuid;

-- What a ticket was before each transfer. Only server/src/sales/purchase writes it.
CREATE TABLE ticket_transfers (
  site_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  number text NOT NULL,
  order_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- Its id from then on, which another transfer may change.
  to_ticket_id uuid NOT NULL,
  transferred_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, ticket_id),
  CONSTRAINT ticket_transfers_number UNIQUE (site_id, number),
  CONSTRAINT ticket_transfers_to UNIQUE (site_id, to_ticket_id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id)
);
