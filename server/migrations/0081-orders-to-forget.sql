-- Buyers who had their account deleted: name and address leave the order once nothing is to be delivered or paid any more.
ALTER TABLE orders ADD COLUMN forget_buyer boolean NOT NULL DEFAULT false;
CREATE INDEX orders_to_forget ON orders (site_id, id) WHERE forget_buyer;
