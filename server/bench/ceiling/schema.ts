/**
 * The least that keeps the same promises: answers that never change are stored as texts, a cart is one row, a line is what the answer
 * shows of it, and an order is one row whose unit, number and checkout change in the same statement.
 */
export const CEILING_SCHEMA = `
  create table products (
    id uuid primary key,
    place int4 not null unique,
    slug text not null unique,
    listed text not null,
    shown text not null,
    line text not null,
    price int8 not null,
    stock int8 not null check (stock >= 0),
    card text not null,
    lean_stock int8 not null check (lean_stock >= 0)
  ) with (fillfactor = 70);
  create table refresh_tokens (hash text primary key, visitor uuid not null, created_at timestamptz not null);
  create table carts (
    id uuid primary key,
    owner uuid not null unique,
    revision int8 not null,
    items uuid[] not null,
    lines text[] not null,
    subtotal int8 not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  ) with (fillfactor = 80);
  create table checkouts (
    id uuid primary key,
    owner uuid not null,
    items uuid[] not null,
    lines text[] not null,
    total int8 not null,
    buyer jsonb not null,
    order_id uuid,
    created_at timestamptz not null
  ) with (fillfactor = 80);
  create table orders (
    id uuid primary key,
    number int8 not null unique,
    checkout_id uuid not null unique,
    owner uuid not null,
    total int8 not null,
    lines text[] not null,
    buyer jsonb not null,
    created_at timestamptz not null
  );
  create table counters (name text primary key, n int8 not null);
  insert into counters values ('order', 10000);
  create table templates (name text primary key, body text not null)`

/** Named, so that each is prepared once per connection, as ours are. */
export const ceilingSql = {
  list: {
    name: 'list',
    text: `select listed, (select count(*) from products)::int4 as total from products order by place limit $1 offset $2`,
  },
  slug: { name: 'slug', text: `select shown from products where slug = $1` },
  visitor: { name: 'visitor', text: `insert into refresh_tokens values ($1, $2, $3)` },
  addLine: {
    name: 'addLine',
    text: `
      insert into carts as c
      select $1, $2, 1, array[p.id], array[replace(p.line, '$LINE', $3)], p.price, $4, $4 from products p where p.id = $5
      on conflict (owner) do update set revision = c.revision + 1, items = c.items || excluded.items,
        lines = c.lines || excluded.lines, subtotal = c.subtotal + excluded.subtotal, updated_at = $4
      returning id, revision::text, lines, subtotal::text, created_at, updated_at`,
  },
  checkOut: {
    name: 'checkOut',
    text: `
      insert into checkouts (id, owner, items, lines, total, buyer, created_at)
      select $1, owner, items, lines, subtotal, $2, $3 from carts where owner = $4`,
  },
  /** A checkout of one line, which is what the bench buys. */
  order: {
    name: 'order',
    text: `
      with checkout as (
        select * from checkouts where id = $1 and owner = $2 and order_id is null for update
      ), taken as (
        update products p set stock = stock - 1 from checkout c where p.id = c.items[1] and p.stock > 0 returning 1
      ), numbered as (
        update counters set n = n + 1 from taken where name = 'order' returning n
      ), closed as (
        update checkouts c set order_id = $3 from taken where c.id = $1
      ), emptied as (
        delete from carts c using taken where c.owner = $2
      )
      insert into orders select $3, n, c.id, c.owner, c.total, c.lines, c.buyer, $4 from checkout c, numbered`,
  },
}
