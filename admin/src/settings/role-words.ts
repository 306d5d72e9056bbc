import type { Role } from '@fairground/client/generated/fairground.staff-roles.ts'
import { scopeWords } from './scope-levels.ts'

/** Purpose of each built-in role, for the person who gives it. `domain/src/staff/roles.ts` lists its scopes. */
const purposes: Readonly<Record<string, string>> = {
  owner: 'Everything, including users.',
  manager: 'Shop, events, orders and members; not the settings.',
  catalogue: 'Products, collections and stock; sees orders.',
  orders: 'Orders, payments and carts; sees products and guests.',
  events: 'Events, tickets and guests; sees orders.',
  door: 'Checks guests in; sees events and nothing of the orders.',
  analyst: 'Sees everything but the settings; changes nothing.',
  developer: 'API keys, apps and users; sees the rest.',
}

/** One of the site’s own says what it may do. */
export const purposeOf = ({ id, scopes }: Pick<Role, 'id' | 'scopes'>): string => purposes[id] ?? scopeWords(scopes)
