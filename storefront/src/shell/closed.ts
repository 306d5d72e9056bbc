import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'

/** Pages of people who have bought already, or answer an invitation, and the shop's own: they stay open while the shop is closed. */
const OPEN = /^\/(account|orders|login|signup|verify-email|forgot-password|reset-password|logout|rsvp|pages)(\/|$)/

/** True for a page in whose place a closed shop says that it is. `pathname` is without a language's prefix. */
export const isClosedPage = ({ closed }: Pick<SiteFacts, 'closed'>, pathname: string): boolean =>
  closed !== undefined && !OPEN.test(pathname)
