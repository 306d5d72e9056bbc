import { perAddress } from '../../http/rate-limits.ts'

/** The network's limit is shared by all processes; one buyer's beside it is not worth a statement of its own. */
export const ordersPerMinute = () => [
  { name: 'create-order', per: 'caller', perMinute: 10, inProcess: true } as const,
  perAddress('create-order', 30),
]
