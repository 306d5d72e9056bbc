-- What visitors page through, and how much of it there is, without opening a row.
CREATE INDEX products_shown ON products (site_id, created_at DESC, id) WHERE visible;
