/** Events, reservations and ticketing orders of both ceilings: answers that never change are texts, a hold or an order is one row and one counted place. */
export const EVENTS_SCHEMA = `
  create table events (
    id uuid primary key,
    place int4 not null unique,
    slug text not null unique,
    listed text not null,
    shown text not null,
    offered text not null,
    card text not null,
    kind uuid not null unique,
    places int8 not null check (places >= 0),
    lean_places int8 not null check (lean_places >= 0)
  ) with (fillfactor = 70);
  create table reservations (id uuid primary key, owner uuid not null, kind uuid not null, expires_at timestamptz not null, order_id uuid)
    with (fillfactor = 80);
  create table ticket_orders (
    id uuid primary key,
    number text not null unique,
    reservation_id uuid not null unique,
    owner uuid not null,
    buyer jsonb not null,
    created_at timestamptz not null
  );
  create table lean_reservations (id uuid primary key, owner uuid not null, kind uuid not null, order_id uuid) with (fillfactor = 80);
  create table lean_ticket_orders (id uuid primary key, reservation_id uuid not null unique, buyer jsonb not null)`

export const eventsSql = {
  list: {
    name: 'events',
    text: 'select listed, (select count(*) from events)::int4 as total from events order by place limit $1 offset $2',
  },
  event: { name: 'event', text: 'select shown from events where slug = $1' },
  offered: { name: 'offered', text: 'select offered from events where id = $1' },
  reserve: {
    name: 'reserve',
    text: `
      with taken as (update events set places = places - 1 where kind = $3 and places > 0 returning id)
      insert into reservations select $1, $2, $3, $4 from taken returning (select id from taken) as event`,
  },
  order: {
    name: 'orderTickets',
    text: `
      with held as (
        update reservations set order_id = $3 where id = $1 and owner = $2 and order_id is null and expires_at > $5 returning id, kind
      )
      insert into ticket_orders select $3, $4, id, $2, $6, $5 from held returning (select kind from held) as kind`,
  },
} as const

export const leanEventsSql = {
  list: { name: 'leanEvents', text: 'select card from events order by place limit $1 offset $2' },
  event: { name: 'leanEvent', text: 'select card from events where slug = $1' },
  offered: { name: 'leanOffered', text: 'select kind, lean_places::text as places from events where id = $1' },
  reserve: {
    name: 'leanReserve',
    text: `
      with taken as (update events set lean_places = lean_places - 1 where kind = $3 and lean_places > 0 returning 1)
      insert into lean_reservations select $1, $2, $3 from taken`,
  },
  order: {
    name: 'leanOrderTickets',
    text: `
      with held as (update lean_reservations set order_id = $3 where id = $1 and owner = $2 and order_id is null returning id)
      insert into lean_ticket_orders select $3, id, $4 from held`,
  },
} as const
