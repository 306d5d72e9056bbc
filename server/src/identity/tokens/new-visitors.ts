import type { SharedLimit } from '../../http/rate-limits.ts'

/** New visitors by network, whether an app takes a token or a page sets its cookies: each may hold a cart and a wishlist that are stored for long. */
export const newVisitors: SharedLimit = { name: 'anonymous-token', per: 'address', perMinute: 60 }
