import { json, statement } from '../../db/statement.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import type { Guest, OrderFacts } from './purchase.ts'

type BuyerChange = Partial<Pick<OrderFacts['buyer'], 'kind' | 'id' | 'email' | 'firstName' | 'lastName'>>

const writeBuyer = statement({
  name: 'purchase.writeBuyer',
  params: {
    id: 'uuid',
    email: 'text?',
    name: 'text?',
    buyer: json<BuyerChange>(),
    at: 'timestamptz',
    ownerId: 'uuid?',
  },
  sql: `
    with named as (
      update order_events set buyer_name = $4 where site_id = $1 and order_id = $2 and $4::text is not null and buyer_name is distinct from $4
    )
    update orders set buyer_email = coalesce($3, buyer_email), buyer_name = coalesce($4, buyer_name), owner_id = coalesce($7, owner_id),
      doc = jsonb_set(doc, '{facts,buyer}', doc->'facts'->'buyer' || $5), updated_at = $6, revision = revision + 1
    where site_id = $1 and id = $2`,
})

const writeGuests = statement({
  name: 'purchase.writeGuests',
  params: { orderId: 'uuid', lines: json<{ id: string; guests: readonly Guest[] }[]>() },
  sql: `
    update order_lines l set doc = l.doc || jsonb_build_object('guests', u.guests)
    from jsonb_to_recordset($3) as u (id uuid, guests jsonb)
    where l.site_id = $1 and l.order_id = $2 and l.id = u.id`,
})

/**
 * Issued tickets are their line's in the order of the ids that they were issued under: the first carries the first guest. One that was
 * transferred has its new holder for a guest.
 */
const writeTicketGuests = statement({
  name: 'purchase.writeTicketGuests',
  params: { orderId: 'uuid', lines: json<{ id: string; guests: readonly Guest[] }[]>(), firstOnly: 'bool' },
  sql: `
    update tickets k set doc = jsonb_set(k.doc, '{guest}', coalesce(u.guests->(n.place - 1)::int, '{}'))
    from jsonb_to_recordset($3) as u (id uuid, guests jsonb),
      (select id, row_number() over (partition by line_id order by coalesce(issued_id, id)) as place
       from tickets where site_id = $1 and order_id = $2) n
    where k.site_id = $1 and k.order_id = $2 and k.line_id = u.id and n.id = k.id and k.issued_id is null
      and (not $4 or n.place = 1)`,
})

interface BuyerAndGuests {
  readonly buyer: BuyerChange
  /** All guests of these lines. */
  readonly guests: readonly { readonly id: string; readonly guests: readonly Guest[] }[]
  /** Tickets beyond the first of each line stay as they are: each may have been named by itself. */
  readonly firstOnly?: boolean
  readonly memberId?: string
}

/** Names the buyer and the guests of an order that the caller has locked, and the guests of tickets that were issued. */
export async function changeBuyer(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  orderId: string,
  { buyer, guests, firstOnly = false, memberId }: BuyerAndGuests,
): Promise<void> {
  const name = [buyer.firstName, buyer.lastName].filter(Boolean).join(' ') || null
  const member = memberId === undefined ? {} : ({ kind: 'MEMBER', id: memberId } as const)
  await tx.run(writeBuyer, {
    id: orderId,
    email: buyer.email ?? null,
    name,
    buyer: { ...buyer, ...member },
    at: ctx.now,
    ownerId: memberId ?? null,
  })
  if (guests.length > 0) {
    const lines = [...guests]
    await tx.run(writeGuests, { orderId, lines })
    await tx.run(writeTicketGuests, { orderId, lines, firstOnly })
  }
  await happen(tx, [{ entity: 'order', entityId: orderId, slug: 'updated', payload: {} }], ctx)
}
