-- A ticket that became a kind that costs less, and the difference that goes back: the kind that it became.
ALTER TABLE ticket_cancellations ADD COLUMN changed_to text;

-- A ticket that becomes a kind at another price changes what its order costs. The invoice is taken back whole by a credit note then, and the
-- order has a new one: invoices that were taken back, and their notes, are of the past.
ALTER TABLE order_documents ADD COLUMN corrected boolean NOT NULL DEFAULT false;
ALTER TABLE order_documents ADD CONSTRAINT order_documents_corrected_check CHECK (NOT corrected OR kind <> 'RECEIPT');
DROP INDEX order_documents_invoice;
CREATE UNIQUE INDEX order_documents_invoice ON order_documents (site_id, order_id) WHERE kind = 'INVOICE' AND NOT corrected;
DROP INDEX order_documents_credit_note;
CREATE UNIQUE INDEX order_documents_credit_note ON order_documents (site_id, refund_id) WHERE kind = 'CREDIT_NOTE' AND NOT corrected;
DROP INDEX order_documents_cancellation;
CREATE UNIQUE INDEX order_documents_cancellation ON order_documents (site_id, order_id)
  WHERE kind = 'CREDIT_NOTE' AND refund_id IS NULL AND NOT corrected;

-- Changes of tickets that wait for their payment.
CREATE INDEX order_payment_requests_change ON order_payment_requests (site_id, order_id, (doc #>> '{change,ticketId}'))
  WHERE doc ? 'change';
