-- Finding products by words. Rewrites `products` once, under its lock.

-- `search_text` stands in parts, each ended by U+001F: name, brand, SKUs, options, description; see domain/src/search.
UPDATE products p SET search_text = concat_ws(chr(31),
  folded.name, folded.brand, folded.skus, folded.options, left(folded.description, 4000))
FROM (
  SELECT q.site_id, q.id,
    regexp_replace(lower(unaccent(q.name)), '[^[:alnum:]]+', ' ', 'g') AS name,
    regexp_replace(lower(unaccent(coalesce(q.brand, ''))), '[^[:alnum:]]+', ' ', 'g') AS brand,
    regexp_replace(lower(unaccent(q.sku)), '[^[:alnum:]]+', ' ', 'g') AS skus,
    regexp_replace(lower(unaccent(coalesce((
      SELECT string_agg(text #>> '{}', ' ') FROM (
        SELECT jsonb_path_query(q.doc, '$.options[*].name') UNION ALL SELECT jsonb_path_query(q.doc, '$.options[*].choices[*].description')
      ) AS texts (text)), ''))),
      '[^[:alnum:]]+', ' ', 'g') AS options,
    regexp_replace(lower(unaccent(regexp_replace(coalesce(q.doc->>'description', ''), '<[^>]*>', ' ', 'g'))),
      '[^[:alnum:]]+', ' ', 'g') AS description
  FROM products q
) folded
WHERE folded.site_id = p.site_id AND folded.id = p.id;

-- What a name weighs more than a brand or SKU, those more than options, those more than the description: A, B, C, D.
ALTER TABLE products ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
  setweight(to_tsvector('simple'::regconfig, split_part(search_text, chr(31), 1)), 'A')
  || setweight(to_tsvector('simple'::regconfig, split_part(search_text, chr(31), 2) || ' ' || split_part(search_text, chr(31), 3)), 'B')
  || setweight(to_tsvector('simple'::regconfig, split_part(search_text, chr(31), 4)), 'C')
  || setweight(to_tsvector('simple'::regconfig, split_part(search_text, chr(31), 5)), 'D')
) STORED;

DROP INDEX products_search;
CREATE INDEX products_words ON products USING gin (search);
-- `$contains` and the like over names.
CREATE INDEX products_name_parts ON products USING gin (name gin_trgm_ops);
-- Names that begin with what was typed.
CREATE INDEX products_folded_name ON products (site_id, split_part(search_text, chr(31), 1) text_pattern_ops);
CREATE INDEX products_by_brand ON products (site_id, brand) WHERE brand IS NOT NULL;

-- Every word of letters that a product, collection or event is called by: candidates for a mistyped word. A word stays when
-- its last user goes; the search offers it only while it finds something.
CREATE TABLE search_words (
  site_id uuid NOT NULL,
  word text COLLATE "C" NOT NULL,
  PRIMARY KEY (site_id, word)
);

-- A word's beginning, and what is left of it without one or two of its letters: two words with two typing mistakes between them
-- have one of these in common (symmetric delete, W. Garbe).
CREATE FUNCTION near_spellings(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT left_over) FROM (
    SELECT left(word, 7) AS left_over
    UNION ALL
    SELECT overlay(left(word, 7) PLACING '' FROM i FOR 1) FROM generate_series(1, least(length(word), 7)) AS i WHERE length(word) > 2
    UNION ALL
    SELECT overlay(overlay(left(word, 7) PLACING '' FROM j FOR 1) PLACING '' FROM i FOR 1)
    FROM generate_series(1, least(length(word), 7)) AS j, generate_series(1, j - 1) AS i
    WHERE length(word) > 4
  ) AS spellings
$$;
CREATE INDEX search_words_near ON search_words USING gin (near_spellings(word));
CREATE INDEX search_words_alike ON search_words USING gin (word gin_trgm_ops);

-- In the order of the words, so that two writers never wait for each other.
CREATE FUNCTION learn_words(site uuid, texts text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words (site_id, word)
  SELECT DISTINCT site, word FROM unnest(texts) AS text, string_to_table(text, ' ') AS word
  WHERE length(word) BETWEEN 3 AND 30 AND word ~ '^[[:alpha:]]+$'
  ORDER BY word
  ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION learn_words_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learn_words(site_id, array_agg(array_to_string((string_to_array(search_text, chr(31)))[1:2], ' ') || ' '
    || split_part(search_text, chr(31), 4)))
  FROM (SELECT site_id, search_text FROM written EXCEPT SELECT site_id, search_text FROM known) AS changed GROUP BY site_id;
  RETURN NULL;
END $$;
CREATE FUNCTION learn_words_of_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learn_words(site_id, array_agg(array_to_string((string_to_array(search_text, chr(31)))[1:2], ' ') || ' '
    || split_part(search_text, chr(31), 4)))
  FROM written GROUP BY site_id;
  RETURN NULL;
END $$;
CREATE FUNCTION learn_words_of_collections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learn_words(NEW.site_id, ARRAY[regexp_replace(lower(unaccent(NEW.name)), '[^[:alnum:]]+', ' ', 'g')]);
  RETURN NULL;
END $$;
CREATE FUNCTION learn_words_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learn_words(NEW.site_id, ARRAY[regexp_replace(lower(unaccent(NEW.title)), '[^[:alnum:]]+', ' ', 'g')]);
  RETURN NULL;
END $$;

CREATE TRIGGER products_learned AFTER INSERT ON products
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION learn_words_of_new_products();
CREATE TRIGGER products_relearned AFTER UPDATE ON products
  REFERENCING NEW TABLE AS written OLD TABLE AS known FOR EACH STATEMENT EXECUTE FUNCTION learn_words_of_products();
CREATE TRIGGER collections_learned AFTER INSERT OR UPDATE OF name ON collections
  FOR EACH ROW EXECUTE FUNCTION learn_words_of_collections();
CREATE TRIGGER events_learned AFTER INSERT OR UPDATE OF title ON events
  FOR EACH ROW EXECUTE FUNCTION learn_words_of_events();

SELECT learn_words(site_id, array_agg(array_to_string((string_to_array(search_text, chr(31)))[1:2], ' ') || ' '
  || split_part(search_text, chr(31), 4)))
FROM products GROUP BY site_id;
SELECT learn_words(site_id, array_agg(regexp_replace(lower(unaccent(name)), '[^[:alnum:]]+', ' ', 'g')))
FROM collections GROUP BY site_id;
SELECT learn_words(site_id, array_agg(regexp_replace(lower(unaccent(title)), '[^[:alnum:]]+', ' ', 'g')))
FROM events WHERE deleted_at IS NULL GROUP BY site_id;
