-- Requests to be notified when an item can be bought again. Only server/src/catalog/back-in-stock writes these tables.
CREATE TABLE back_in_stock_requests (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  -- The reference in one canonical spelling: two that mean the same thing are equal here.
  reference jsonb NOT NULL,
  catalog_item_id text NOT NULL,
  email text NOT NULL,
  -- Visitor or member who made the request; null for administrators.
  owner_id uuid,
  owner_is_member boolean NOT NULL DEFAULT false,
  status text NOT NULL CHECK (status IN ('RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED')),
  -- Notified by the shop, not marked by a person; null before the notification.
  auto_notified boolean,
  -- It was seen to be out of stock since the request: when it can be bought, that is news.
  seen_out boolean NOT NULL,
  item_url text,
  -- Name, price and picture as they were given.
  item jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
-- Nobody waits twice for the same thing.
CREATE UNIQUE INDEX back_in_stock_requests_once ON back_in_stock_requests (site_id, md5(reference::text), lower(email))
  WHERE status IN ('RECEIVED', 'PROCESSING');
CREATE INDEX back_in_stock_requests_waiting ON back_in_stock_requests (site_id, catalog_item_id) WHERE status = 'RECEIVED';
CREATE INDEX back_in_stock_requests_due ON back_in_stock_requests (site_id, created_at) WHERE status = 'PROCESSING';
CREATE INDEX back_in_stock_requests_newest ON back_in_stock_requests (site_id, created_at DESC, id);
CREATE INDEX back_in_stock_requests_owner ON back_in_stock_requests (site_id, owner_id) WHERE owner_id IS NOT NULL;

-- Apps whose items requests are not collected for, or are again; without a row they are.
CREATE TABLE back_in_stock_apps (
  site_id uuid NOT NULL,
  app_id uuid NOT NULL,
  collecting boolean NOT NULL,
  PRIMARY KEY (site_id, app_id)
);
