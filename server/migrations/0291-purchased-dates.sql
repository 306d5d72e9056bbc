-- When an order was bought; orders that are entered later carry the time in their facts, in milliseconds since 1970.
ALTER TABLE orders ADD COLUMN purchased_at timestamptz NOT NULL
  GENERATED ALWAYS AS (coalesce(to_timestamp((doc #>> '{facts,purchasedMs}')::float8 / 1000), created_at)) STORED;
CREATE INDEX orders_by_purchase ON orders (site_id, purchased_at DESC, id);

-- Orders of visitors who became members name the member.
UPDATE orders o
SET doc = jsonb_set(o.doc, '{facts,buyer}', o.doc #> '{facts,buyer}' || jsonb_build_object('kind', 'MEMBER', 'id', o.owner_id))
FROM members m
WHERE m.site_id = o.site_id AND m.id = o.owner_id AND o.doc #>> '{facts,buyer,kind}' = 'VISITOR';
