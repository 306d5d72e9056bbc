-- An order that uses a coupon is placed only while the coupon is as it was when the order was priced.
ALTER TABLE coupons ADD COLUMN revision int8 NOT NULL DEFAULT 1;
