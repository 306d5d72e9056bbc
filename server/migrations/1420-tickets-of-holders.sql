-- Tickets that were transferred stand in the account of the member who has proved the address that they went to.
CREATE INDEX tickets_of_holder ON tickets (site_id, lower(doc #>> '{guest,email}')) WHERE issued_id IS NOT NULL;
