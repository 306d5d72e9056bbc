-- What products are narrowed down by. Rewrites `products` once, under its lock.

-- `Size`, U+001F, `M`: each choice of each option, so that lists need not open the document.
CREATE FUNCTION option_choices(doc jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT (option->>'name') || chr(31) || (choice->>'description')), '{}')
  FROM jsonb_array_elements(CASE jsonb_typeof(doc->'options') WHEN 'array' THEN doc->'options' ELSE '[]' END) AS option,
    jsonb_array_elements(CASE jsonb_typeof(option->'choices') WHEN 'array' THEN option->'choices' ELSE '[]' END) AS choice
$$;
ALTER TABLE products ADD COLUMN option_choices text[] NOT NULL GENERATED ALWAYS AS (option_choices(doc)) STORED;
CREATE INDEX products_by_choice ON products USING gin (option_choices);
