-- What the buyer of a checkout was last shown, in minor units: an order is not made of it at more. Null until an answer showed it.
ALTER TABLE checkouts ADD COLUMN shown_total int8, ADD COLUMN shown_due int8;
