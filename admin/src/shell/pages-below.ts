import { paths } from '../paths.ts'
import { t } from '../texts.ts'

/** Pages of the objects that sort or make up products. */
export const cataloguePages = [
  { label: t('admin.shell.collections'), href: paths.collections() },
  { label: t('admin.shell.brands'), href: paths.brands() },
  { label: t('admin.shell.ribbons'), href: paths.ribbons() },
  { label: t('admin.shell.infoSections'), href: paths.infoSections() },
  { label: t('admin.shell.options'), href: paths.customizations() },
  { label: t('admin.shell.promotions'), href: paths.promotions() },
] as const

/** In the order in which they are shown; pages of a group stand together. */
export const settingsPages = [
  { group: t('admin.shell.business'), label: t('admin.shell.businessPage'), href: paths.business() },
  { group: t('admin.shell.business'), label: t('admin.shell.lookPage'), href: paths.look() },
  { group: t('admin.shell.business'), label: t('admin.shell.regionPage'), href: paths.region() },
  { group: t('admin.shell.business'), label: t('admin.shell.contentPages'), href: paths.contentPages() },
  { group: t('admin.shell.business'), label: t('admin.shell.locations'), href: paths.locations() },
  { group: t('admin.shell.business'), label: t('admin.shell.emails'), href: paths.mailTemplates() },
  { group: t('admin.shell.business'), label: t('admin.shell.mailServer'), href: paths.mailServer() },
  { group: t('admin.shell.business'), label: t('admin.shell.mailbox'), href: paths.mailbox() },
  { group: t('admin.shell.selling'), label: t('admin.shell.currencies'), href: paths.currencies() },
  { group: t('admin.shell.selling'), label: t('admin.shell.languages'), href: paths.languages() },
  { group: t('admin.shell.selling'), label: t('admin.shell.ordersPage'), href: paths.orderSettings() },
  { group: t('admin.shell.selling'), label: t('admin.shell.tickets'), href: paths.ticketSettings() },
  { group: t('admin.shell.selling'), label: t('admin.shell.payments'), href: paths.paymentSettings() },
  { group: t('admin.shell.selling'), label: t('admin.shell.tips'), href: paths.tips() },
  { group: t('admin.shell.selling'), label: t('admin.shell.checkoutLinks'), href: paths.checkoutLinks() },
  { group: t('admin.shell.selling'), label: t('admin.shell.giftCards'), href: paths.giftCards() },
  { group: t('admin.shell.selling'), label: t('admin.shell.delivery'), href: paths.delivery() },
  { group: t('admin.shell.selling'), label: t('admin.shell.taxes'), href: paths.taxes() },
  { group: t('admin.shell.selling'), label: t('admin.shell.testing'), href: paths.testing() },
  { group: t('admin.shell.people'), label: t('admin.shell.users'), href: paths.users() },
  { group: t('admin.shell.people'), label: t('admin.shell.roles'), href: paths.roles() },
  { group: t('admin.shell.people'), label: t('admin.shell.signUp'), href: paths.signUp() },
  { group: t('admin.shell.people'), label: t('admin.shell.auditLog'), href: paths.auditLog() },
  { group: t('admin.shell.developers'), label: t('admin.shell.apiKeys'), href: paths.apiKeys() },
  { group: t('admin.shell.developers'), label: t('admin.shell.apps'), href: paths.apps() },
] as const

export type SettingsPageLabel = (typeof settingsPages)[number]['label']

/** Pages that the menu has no entry of; `place` is the one that they belong to. */
export const pagesBelow: readonly { label: string; href: string; place: string }[] = [
  { label: t('admin.shell.importProducts'), href: paths.productImports(), place: paths.products() },
  ...cataloguePages.slice(1).map((page) => ({ ...page, place: paths.collections() })),
  { label: t('admin.shell.paymentDifferences'), href: paths.paymentDifferences(), place: paths.orders() },
  { label: t('admin.shell.backInStockWaitingList'), href: paths.backInStock(), place: paths.inventory() },
  { label: t('admin.shell.setup'), href: paths.setup(), place: paths.settings() },
  ...settingsPages.map(({ label, href }) => ({ label, href, place: paths.settings() })),
]

const isAt = (pathname: string, href: string): boolean => pathname === href || pathname.startsWith(`${href}/`)

/** True for a page that is the place or belongs to it. */
export const isWithin = (pathname: string, place: string): boolean =>
  isAt(pathname, place) || pagesBelow.some((page) => page.place === place && isAt(pathname, page.href))
