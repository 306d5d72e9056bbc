-- What apps keep with an inventory item, by namespace.
ALTER TABLE inventory_items ADD COLUMN extended_fields jsonb;
