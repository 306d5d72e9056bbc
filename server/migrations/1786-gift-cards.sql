-- Gift cards. The balance of one is the pool of the ledger that has its id: minor units of its currency.
DO $$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'pools_kind_check' AND conrelid = 'pools'::regclass);
  purposes text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
                    WHERE conname = 'allocations_purpose_check' AND conrelid = 'allocations'::regclass);
BEGIN
  ALTER TABLE pools DROP CONSTRAINT pools_kind_check;
  EXECUTE 'ALTER TABLE pools ADD CONSTRAINT pools_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''giftCard''::text, ');
  -- Taken for a purchase outside the shop; `ref_id` is the transaction, `line_id` the order of the program that took it, or the transaction again.
  ALTER TABLE allocations DROP CONSTRAINT allocations_purpose_check;
  EXECUTE 'ALTER TABLE allocations ADD CONSTRAINT allocations_purpose_check ' || replace(purposes, 'ARRAY[', 'ARRAY[''redemption''::text, ');
END
$$;

CREATE TABLE gift_cards (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  code_hash text NOT NULL,
  -- For mails to the recipient.
  sealed_code text NOT NULL,
  code_suffix text NOT NULL,
  currency text NOT NULL,
  initial int8 NOT NULL CHECK (initial > 0),
  -- Exclusive.
  expires_at timestamptz,
  disabled_at timestamptz,
  recipient_email text,
  recipient_name text,
  sender_name text,
  message text,
  note text,
  -- Language of the mail; null is the site's.
  language text,
  -- The refund that gives this card in place of money.
  refund_id uuid,
  order_id uuid,
  -- Key of the request that made it, with its caller, and the digest of its body.
  once text,
  body_hash text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, id) REFERENCES pools (site_id, id),
  FOREIGN KEY (site_id, refund_id) REFERENCES refunds (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id),
  CHECK ((refund_id IS NULL) = (order_id IS NULL)),
  CHECK ((once IS NULL) = (body_hash IS NULL))
);
CREATE UNIQUE INDEX gift_cards_code ON gift_cards (site_id, code_hash);
CREATE UNIQUE INDEX gift_cards_refund ON gift_cards (site_id, refund_id) WHERE refund_id IS NOT NULL;
CREATE UNIQUE INDEX gift_cards_once ON gift_cards (site_id, once) WHERE once IS NOT NULL;
CREATE INDEX gift_cards_newest ON gift_cards (site_id, created_at DESC, id);
