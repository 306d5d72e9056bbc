/** Modules whose last part another module has too. */
const clashing: Readonly<Record<string, string>> = {
  'events.orders': 'eventsOrders',
  'events.categories': 'eventsCategories',
  'forms.forms': 'formsForms',
  'ecom.gift-vouchers': 'giftVoucherCodes',
  'members.authentication': 'membersAuthentication',
}

/** Name of a module in a program: `stores.products-v-3` is `productsV3`. */
export const moduleConstant = (module: string): string =>
  clashing[module] ??
  module.slice(module.lastIndexOf('.') + 1).replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
