import type { Ctx } from '../../../ground/context.ts'
import type { OrderLinks } from '../../purchase/order-links.ts'

interface LinkedOrder {
  readonly id: string
  readonly buyerEmail: string | null
}

/** Token with which the buyer of an order goes on with its payment, and checks it, on any device. */
export const buyersToken = ({ site, now }: Pick<Ctx, 'site' | 'now'>, links: OrderLinks, order: LinkedOrder): string =>
  new URL(links.linkTo(site.id, order, now)).searchParams.get('token') ?? ''
