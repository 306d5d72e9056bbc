-- Invoices and receipts as they were issued: nothing in them changes. Numbers of a kind are counted in `counters` without gaps.
CREATE TABLE order_documents (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('INVOICE', 'RECEIPT')),
  number int8 NOT NULL,
  shown_number text NOT NULL,
  payment_id uuid,
  issued_at timestamptz NOT NULL,
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, id),
  CHECK ((kind = 'RECEIPT') = (payment_id IS NOT NULL)),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id),
  FOREIGN KEY (site_id, payment_id) REFERENCES transactions (site_id, id)
);
CREATE UNIQUE INDEX order_documents_number ON order_documents (site_id, kind, number);
CREATE UNIQUE INDEX order_documents_invoice ON order_documents (site_id, order_id) WHERE kind = 'INVOICE';
CREATE UNIQUE INDEX order_documents_receipt ON order_documents (site_id, payment_id) WHERE kind = 'RECEIPT';
CREATE INDEX order_documents_of_order ON order_documents (site_id, order_id, issued_at, id);

-- Invoices that other programs made of orders, by their own ids.
CREATE TABLE outside_invoices (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  app_id uuid NOT NULL,
  id text NOT NULL,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, order_id, app_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id)
);
