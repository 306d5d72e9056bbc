-- Who finds units short sees whether somebody else has just ended reservations that had run out.
CREATE INDEX ticket_reservations_ended ON ticket_reservations (site_id, updated_at) WHERE status = 'EXPIRED';
