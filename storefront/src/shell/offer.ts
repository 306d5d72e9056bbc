import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'

/** Halves of the shop that its pages link to: a shop that sells only goods has no link to events, and the other way round. */
export const offerOf = ({ sells }: Pick<SiteFacts, 'sells'>) => ({
  goods: sells !== 'TICKETS',
  events: sells !== 'GOODS',
})
