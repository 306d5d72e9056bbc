import { paths } from '../paths.ts'

/** What products are sorted into and made of, page by page. */
export const cataloguePages = [
  { label: 'Collections', href: paths.collections() },
  { label: 'Brands', href: paths.brands() },
  { label: 'Ribbons', href: paths.ribbons() },
  { label: 'Info sections', href: paths.infoSections() },
  { label: 'Options', href: paths.customizations() },
  { label: 'Promotions', href: paths.promotions() },
] as const

export const settingsPages = [
  { label: 'Users', href: paths.users() },
  { label: 'Roles', href: paths.roles() },
  { label: 'Locations', href: paths.locations() },
  { label: 'Currencies', href: paths.currencies() },
  { label: 'Testing', href: paths.testing() },
  { label: 'Sign-up', href: paths.signUp() },
  { label: 'API keys', href: paths.apiKeys() },
  { label: 'Apps', href: paths.apps() },
  { label: 'Mails', href: paths.mailTemplates() },
  { label: 'Mailbox', href: paths.mailbox() },
  { label: 'Audit log', href: paths.auditLog() },
] as const

/** Pages that the menu has no entry of; `place` is the one that they belong to. */
export const pagesBelow: readonly { label: string; href: string; place: string }[] = [
  { label: 'Import products', href: paths.productImports(), place: paths.products() },
  ...cataloguePages.slice(1).map((page) => ({ ...page, place: paths.collections() })),
  { label: 'Back-in-stock waiting list', href: paths.backInStock(), place: paths.inventory() },
  ...settingsPages.map((page) => ({ ...page, place: paths.settings() })),
]

const isAt = (pathname: string, href: string): boolean => pathname === href || pathname.startsWith(`${href}/`)

/** Whether a page is the place or one that belongs to it. */
export const isWithin = (pathname: string, place: string): boolean =>
  isAt(pathname, place) || pagesBelow.some((page) => page.place === place && isAt(pathname, page.href))
