-- Items of schedules of events: the organiser's draft, which is the whole schedule, and what is published of it, under the same id.

CREATE TABLE schedule_items (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  draft boolean NOT NULL,
  event_id uuid NOT NULL,
  name text NOT NULL,
  start_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  time_zone text NOT NULL,
  stage text NOT NULL,
  description text NOT NULL,
  tags text[] NOT NULL,
  speakers text[] NOT NULL,
  status text NOT NULL,
  hidden boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id, draft),
  FOREIGN KEY (site_id, event_id) REFERENCES events (site_id, id) ON DELETE CASCADE
);
CREATE INDEX schedule_items_event ON schedule_items (site_id, event_id, draft, start_at, id);

-- Of published items: a bookmark goes when its item is published no more.
CREATE TABLE schedule_bookmarks (
  site_id uuid NOT NULL,
  member_id uuid NOT NULL,
  item_id uuid NOT NULL,
  draft boolean NOT NULL DEFAULT false CHECK (NOT draft),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, item_id),
  FOREIGN KEY (site_id, item_id, draft) REFERENCES schedule_items (site_id, id, draft) ON DELETE CASCADE,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id) ON DELETE CASCADE
);
CREATE INDEX schedule_bookmarks_item ON schedule_bookmarks (site_id, item_id, draft);
