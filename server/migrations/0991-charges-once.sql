-- A charge of a saved payment method that is requested again with its key is the first one.
CREATE UNIQUE INDEX transactions_once ON transactions (site_id, (doc ->> 'once')) WHERE doc ? 'once';
