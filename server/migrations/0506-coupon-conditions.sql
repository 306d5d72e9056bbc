-- Conditions of a coupon on the cart beside what has a column of its own, by the field of its specification: whole numbers as text.
ALTER TABLE coupons ADD COLUMN conditions jsonb NOT NULL DEFAULT '{}';
