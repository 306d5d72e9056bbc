import { paths } from '../paths.ts'

/** Pages of the objects that sort or make up products. */
export const cataloguePages = [
  { label: 'Collections', href: paths.collections() },
  { label: 'Brands', href: paths.brands() },
  { label: 'Ribbons', href: paths.ribbons() },
  { label: 'Info sections', href: paths.infoSections() },
  { label: 'Options', href: paths.customizations() },
  { label: 'Promotions', href: paths.promotions() },
] as const

/** In the order in which they are shown; pages of a group stand together. */
export const settingsPages = [
  { group: 'Business', label: 'Locations', href: paths.locations() },
  { group: 'Business', label: 'Emails', href: paths.mailTemplates() },
  { group: 'Business', label: 'Mailbox', href: paths.mailbox() },
  { group: 'Selling', label: 'Currencies', href: paths.currencies() },
  { group: 'Selling', label: 'Languages', href: paths.languages() },
  { group: 'Selling', label: 'Tickets', href: paths.ticketSettings() },
  { group: 'Selling', label: 'Payments', href: paths.paymentSettings() },
  { group: 'Selling', label: 'Testing', href: paths.testing() },
  { group: 'People', label: 'Users', href: paths.users() },
  { group: 'People', label: 'Roles', href: paths.roles() },
  { group: 'People', label: 'Sign-up', href: paths.signUp() },
  { group: 'People', label: 'Audit log', href: paths.auditLog() },
  { group: 'Developers', label: 'API keys', href: paths.apiKeys() },
  { group: 'Developers', label: 'Apps', href: paths.apps() },
] as const

export type SettingsPageLabel = (typeof settingsPages)[number]['label']

/** Pages that the menu has no entry of; `place` is the one that they belong to. */
export const pagesBelow: readonly { label: string; href: string; place: string }[] = [
  { label: 'Import products', href: paths.productImports(), place: paths.products() },
  ...cataloguePages.slice(1).map((page) => ({ ...page, place: paths.collections() })),
  { label: 'Back-in-stock waiting list', href: paths.backInStock(), place: paths.inventory() },
  ...settingsPages.map(({ label, href }) => ({ label, href, place: paths.settings() })),
]

const isAt = (pathname: string, href: string): boolean => pathname === href || pathname.startsWith(`${href}/`)

/** True for a page that is the place or belongs to it. */
export const isWithin = (pathname: string, place: string): boolean =>
  isAt(pathname, place) || pagesBelow.some((page) => page.place === place && isAt(pathname, page.href))
