import type { StaffAccount } from '@fairground/client/generated/fairground.staff-users.ts'

export type StaffRole = StaffAccount['role']

/** What a role is for, as the person reads who gives it. `domain/src/staff/roles.ts` says what it may do. */
export const roleWords: Readonly<Record<StaffRole, { readonly name: string; readonly words: string }>> = {
  owner: { name: 'Owner', words: 'Everything, and who else may sign in.' },
  manager: { name: 'Manager', words: 'Shop, events, orders and members; not the settings.' },
  catalogue: { name: 'Catalogue', words: 'Products, collections and stock; sees orders.' },
  orders: { name: 'Orders', words: 'Orders, payments and carts; sees products and guests.' },
  events: { name: 'Events', words: 'Events, tickets and guests; sees orders.' },
  door: { name: 'Door', words: 'Checks guests in; sees events and nothing of the orders.' },
  analyst: { name: 'Analyst', words: 'Sees everything but the settings, changes nothing.' },
  developer: { name: 'Developer', words: 'API keys, apps and users; sees the rest.' },
}

/** In the order of the list that is chosen from. */
export const roles = Object.keys(roleWords) as StaffRole[] // the keys of a record over the roles
