-- The minimum subtotal stands among the other conditions of a coupon. The column stays for versions that run beside this one.
UPDATE coupons
SET conditions = conditions || jsonb_build_object('minimumSubtotal', minimum_subtotal::text), minimum_subtotal = NULL
WHERE minimum_subtotal IS NOT NULL;
