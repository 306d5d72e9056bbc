-- The level of stock that was announced last, under its own name. `told_level` stays for versions that run beside this one.
ALTER TABLE inventory_items
  ADD COLUMN announced_level text NOT NULL DEFAULT 'IN' CHECK (announced_level IN ('IN', 'LOW', 'OUT'));
UPDATE inventory_items SET announced_level = told_level WHERE told_level <> 'IN';

-- If one condition of a rule holds for a product at a moment; as before, with `present` for the value of the product.
CREATE OR REPLACE FUNCTION condition_holds(p products, field text, operator text, value jsonb, at timestamptz) RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  present text;
  wanted text;
  tags text[];
  there boolean;
BEGIN
  CASE field
    WHEN 'NAME', 'BRAND', 'RIBBON', 'SKU' THEN
      present := lower(unaccent(coalesce(CASE field WHEN 'NAME' THEN p.name WHEN 'BRAND' THEN p.brand WHEN 'RIBBON' THEN p.ribbon ELSE p.sku END, '')));
      wanted := lower(unaccent(value #>> '{}'));
      RETURN CASE operator
        WHEN 'EQUALS' THEN present = wanted
        WHEN 'NOT_EQUALS' THEN present <> wanted
        WHEN 'CONTAINS' THEN position(wanted IN present) > 0
        WHEN 'NOT_CONTAINS' THEN position(wanted IN present) = 0
        WHEN 'STARTS_WITH' THEN starts_with(present, wanted)
        WHEN 'ENDS_WITH' THEN right(present, length(wanted)) = wanted
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
