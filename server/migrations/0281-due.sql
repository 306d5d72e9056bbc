-- What of an order is to be paid with it; the rest is collected later. Null: all of it.
ALTER TABLE orders ADD COLUMN due int8 CHECK (due >= 0 AND due <= total);
UPDATE orders SET due = rtrim(doc -> 'breakdown' ->> 'due', 'n')::int8
WHERE (doc -> 'breakdown' ->> 'due') ~ '^[0-9]+n$' AND rtrim(doc -> 'breakdown' ->> 'due', 'n')::int8 < total;
