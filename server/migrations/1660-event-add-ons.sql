-- Add-ons: goods of the shop that go with the tickets of an event. A line of a cart that is bound to tickets names its add-on.
CREATE TABLE event_add_on_lists (
  site_id uuid NOT NULL,
  event_id uuid NOT NULL,
  revision int8 NOT NULL,
  PRIMARY KEY (site_id, event_id),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id)
);

CREATE TABLE event_add_ons (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  product_id uuid NOT NULL,
  -- As the API names it; null: its buyer chooses among the variants.
  variant_id uuid,
  -- With every kind of ticket of the event, those to come too.
  all_kinds boolean NOT NULL,
  -- Most units for each ticket.
  per_ticket int4 NOT NULL CHECK (per_ticket > 0),
  -- Order in which they are shown.
  position int4 NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES event_add_on_lists (site_id, event_id),
  CONSTRAINT event_add_ons_product FOREIGN KEY (site_id, product_id) REFERENCES products (site_id, id) ON DELETE CASCADE
);
CREATE INDEX event_add_ons_event ON event_add_ons (site_id, event_id, position);
CREATE INDEX event_add_ons_of_product ON event_add_ons (site_id, product_id);

CREATE TABLE event_add_on_kinds (
  site_id uuid NOT NULL,
  add_on_id uuid NOT NULL,
  definition_id uuid NOT NULL,
  PRIMARY KEY (site_id, add_on_id, definition_id),
  FOREIGN KEY (site_id, add_on_id) REFERENCES event_add_ons (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, definition_id) REFERENCES ticket_definitions (site_id, id)
);
