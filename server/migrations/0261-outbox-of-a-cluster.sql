-- Transaction ids are a cluster's own: the reader notes in which one it counts, how far it came within a transaction, and when.
ALTER TABLE outbox_readers
  ADD COLUMN cluster text,
  ADD COLUMN after_position xid8,
  ADD COLUMN after_id uuid,
  ADD COLUMN advanced_at timestamptz;
-- What is forgotten after its retention; the happenings of an order are its timeline and stay with it.
CREATE INDEX happenings_to_forget ON happenings (site_id, id) WHERE entity <> 'order';
