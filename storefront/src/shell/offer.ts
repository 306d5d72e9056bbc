import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'

/** Which of its halves a shop leads to: one that sells only goods has no link to events, and the other way round. */
export const offerOf = ({ sells }: Pick<SiteFacts, 'sells'>) => ({
  goods: sells !== 'TICKETS',
  events: sells !== 'GOODS',
})
