-- Credit notes on invoices: one of each refund that gave back what was invoiced, and one of an order that was cancelled unpaid.
ALTER TABLE order_documents ADD COLUMN refund_id uuid;
ALTER TABLE order_documents ADD FOREIGN KEY (site_id, refund_id) REFERENCES refunds (site_id, id);
ALTER TABLE order_documents DROP CONSTRAINT order_documents_kind_check;
ALTER TABLE order_documents ADD CONSTRAINT order_documents_kind_check CHECK (kind IN ('INVOICE', 'RECEIPT', 'CREDIT_NOTE'));
ALTER TABLE order_documents ADD CONSTRAINT order_documents_refund_check CHECK (refund_id IS NULL OR kind = 'CREDIT_NOTE');
CREATE UNIQUE INDEX order_documents_credit_note ON order_documents (site_id, refund_id) WHERE kind = 'CREDIT_NOTE';
CREATE UNIQUE INDEX order_documents_cancellation ON order_documents (site_id, order_id) WHERE kind = 'CREDIT_NOTE' AND refund_id IS NULL;
