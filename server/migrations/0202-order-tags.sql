-- What staff and apps file orders under.
ALTER TABLE orders
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN private_tags text[] NOT NULL DEFAULT '{}';
-- What an app says of an entry of its own.
ALTER TABLE order_activities ADD COLUMN doc jsonb;
