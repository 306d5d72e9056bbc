-- Products are found by the barcodes of their variants, which stand with the SKUs.
UPDATE products p SET search_text = concat_ws(chr(31),
  split_part(p.search_text, chr(31), 1), split_part(p.search_text, chr(31), 2),
  concat_ws(' ', nullif(split_part(p.search_text, chr(31), 3), ''), coded.words),
  split_part(p.search_text, chr(31), 4), split_part(p.search_text, chr(31), 5))
FROM (
  SELECT v.site_id, v.product_id, regexp_replace(lower(unaccent(string_agg(v.barcode, ' ' ORDER BY v.position))), '[^[:alnum:]]+', ' ', 'g') AS words
  FROM variants v WHERE v.barcode IS NOT NULL GROUP BY 1, 2
) coded
WHERE coded.site_id = p.site_id AND coded.product_id = p.id;
