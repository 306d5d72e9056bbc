-- Collections stand in a tree, in an order, and some keep themselves by rules. Only server/src/catalog writes these tables.
ALTER TABLE collections
  ADD COLUMN parent_id uuid,
  -- Place among those with the same parent, from 0.
  ADD COLUMN position int4 NOT NULL DEFAULT 0,
  ADD COLUMN revision int8 NOT NULL DEFAULT 1,
  -- The app that alone puts products in and takes them out.
  ADD COLUMN managing_app_id uuid,
  -- Which products are in it, when nobody puts them there: {match: ALL | ANY, conditions: [{field, operator, value}]}.
  ADD COLUMN rules jsonb,
  ADD CONSTRAINT collections_parent FOREIGN KEY (site_id, parent_id) REFERENCES collections (site_id, id);
CREATE INDEX collections_in_order ON collections (site_id, parent_id, position);
CREATE INDEX collections_automatic ON collections (site_id) WHERE rules IS NOT NULL;
UPDATE collections c SET position = placed.place
FROM (SELECT site_id, id, row_number() OVER (PARTITION BY site_id ORDER BY name, id)::int4 - 1 AS place FROM collections) placed
WHERE placed.site_id = c.site_id AND placed.id = c.id;

-- Each id in a product's `collection_ids` once more, with what an order needs: both are written together.
CREATE TABLE category_items (
  site_id uuid NOT NULL,
  category_id uuid NOT NULL,
  product_id uuid NOT NULL,
  -- Arranged by hand from 0; the others have the greatest there is and follow, the last added first.
  place int4 NOT NULL DEFAULT 2147483647 CHECK (place >= 0),
  added_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, category_id, product_id),
  FOREIGN KEY (site_id, product_id) REFERENCES products (site_id, id) ON DELETE CASCADE
);
CREATE INDEX category_items_in_order ON category_items (site_id, category_id, place, added_at DESC, product_id);
CREATE INDEX category_items_of_product ON category_items (site_id, product_id);
INSERT INTO category_items (site_id, category_id, product_id, added_at)
SELECT p.site_id, c.id, p.id, p.created_at FROM products p CROSS JOIN LATERAL unnest(p.collection_ids) AS c (id)
ON CONFLICT DO NOTHING;

-- Whether one condition of a rule holds for a product at a moment. Texts are compared without case and accents; prices are the
-- lowest charged, in minor units; a product whose variants have no rows yet counts as in stock.
CREATE FUNCTION condition_holds(p products, field text, operator text, value jsonb, at timestamptz) RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  said text;
  wanted text;
  tags text[];
  there boolean;
BEGIN
  CASE field
    WHEN 'NAME', 'BRAND', 'RIBBON', 'SKU' THEN
      said := lower(unaccent(coalesce(CASE field WHEN 'NAME' THEN p.name WHEN 'BRAND' THEN p.brand WHEN 'RIBBON' THEN p.ribbon ELSE p.sku END, '')));
      wanted := lower(unaccent(value #>> '{}'));
      RETURN CASE operator
        WHEN 'EQUALS' THEN said = wanted
        WHEN 'NOT_EQUALS' THEN said <> wanted
        WHEN 'CONTAINS' THEN position(wanted IN said) > 0
        WHEN 'NOT_CONTAINS' THEN position(wanted IN said) = 0
        WHEN 'STARTS_WITH' THEN starts_with(said, wanted)
        WHEN 'ENDS_WITH' THEN right(said, length(wanted)) = wanted
      END;
    WHEN 'TAG' THEN
      SELECT array_agg(lower(unaccent(t))) INTO tags FROM unnest(p.public_tags || p.private_tags) AS t;
      RETURN (lower(unaccent(value #>> '{}')) = ANY (coalesce(tags, '{}'))) = (operator = 'EQUALS');
    WHEN 'PRICE' THEN
      RETURN CASE operator
        WHEN 'EQUALS' THEN p.price_min = (value #>> '{}')::int8
        WHEN 'NOT_EQUALS' THEN p.price_min <> (value #>> '{}')::int8
        WHEN 'LESS_THAN' THEN p.price_min < (value #>> '{}')::int8
        WHEN 'GREATER_THAN' THEN p.price_min > (value #>> '{}')::int8
      END;
    WHEN 'PRODUCT_TYPE' THEN
      RETURN (upper(p.product_type) = value #>> '{}') = (operator = 'EQUALS');
    WHEN 'STOCK' THEN
      SELECT coalesce(bool_or(CASE WHEN s.capacity IS NULL THEN v.in_stock ELSE s.used < s.capacity END), true) INTO there
      FROM variants v JOIN pools s ON s.site_id = v.site_id AND s.id = v.pool_id
      WHERE v.site_id = p.site_id AND v.product_id = p.id AND v.visible;
      RETURN (CASE WHEN there THEN 'IN_STOCK' ELSE 'OUT_OF_STOCK' END = value #>> '{}') = (operator = 'EQUALS');
    WHEN 'CREATED' THEN
      RETURN CASE operator
        WHEN 'AFTER' THEN p.created_at >= (value #>> '{}')::timestamptz
        WHEN 'BEFORE' THEN p.created_at < (value #>> '{}')::timestamptz
        WHEN 'WITHIN_DAYS' THEN p.created_at > at - (value #>> '{}')::int4 * interval '1 day'
      END;
  END CASE;
END $$;

CREATE FUNCTION rules_hold(p products, rules jsonb, at timestamptz) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN rules->>'match' = 'ANY' THEN bool_or(held) ELSE bool_and(held) END
  FROM (SELECT condition_holds(p, c->>'field', c->>'operator', c->'value', at) AS held
        FROM jsonb_array_elements(rules->'conditions') AS c) AS conditions
$$;
