-- Orders that visitors pay outside have a term too; what is not paid by then gives its units back.
CREATE INDEX orders_past_term ON orders (site_id, pay_by) WHERE pay_by IS NOT NULL;
