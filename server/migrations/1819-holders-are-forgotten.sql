-- Tickets whose holder's account ended: name and address go when the event is over.
CREATE INDEX tickets_to_forget ON tickets (site_id, id) WHERE doc ? 'forgetHolder';
