import { type SettingsPageLabel, settingsPages } from '../shell/pages-below.ts'
import { t } from '../texts.ts'

/** One thing that can be set, or seen, on a page of the settings. */
export interface Setting {
  readonly name: string
  readonly page: SettingsPageLabel
  /** The `SettingAnchor` on its page; absent where it is the whole page. */
  readonly anchor?: string
  /** Other words that people look for it by. */
  readonly words: string
}

const settings: readonly Setting[] = [
  {
    name: t('admin.settings.locations'),
    page: t('admin.settings.locations'),
    words: 'warehouse stock store address default',
  },
  {
    name: t('admin.settings.lowStockThreshold'),
    page: t('admin.settings.locations'),
    anchor: 'low-stock',
    words: 'inventory warning units few',
  },
  {
    name: t('admin.settings.emailTexts'),
    page: t('admin.settings.emails'),
    words: 'mail templates notifications subject wording languages switch off',
  },
  {
    name: t('admin.settings.mailServer'),
    page: t('admin.settings.mailServer'),
    words: 'smtp email host port password sender from test mail',
  },
  { name: t('admin.settings.mailbox'), page: t('admin.settings.mailbox'), words: 'sent emails outbox delivered mail' },
  {
    name: t('admin.settings.languagesOfTheShop'),
    page: t('admin.settings.languages'),
    words: 'translation german french locale',
  },
  {
    name: t('admin.settings.otherCurrencies'),
    page: t('admin.settings.currencies'),
    words: 'exchange rates euro dollar pound prices money',
  },
  {
    name: t('admin.settings.euSales'),
    page: t('admin.settings.taxes'),
    anchor: 'eu-sales',
    words: 'oss one stop shop vat reverse charge business threshold distance union',
  },
  {
    name: t('admin.settings.identity'),
    page: t('admin.settings.businessPage'),
    anchor: 'business-name',
    words: 'shop name company legal email phone contact tax id vat imprint',
  },
  {
    name: t('admin.settings.addressOfBusiness'),
    page: t('admin.settings.businessPage'),
    anchor: 'business-address',
    words: 'country city street postcode ship from',
  },
  {
    name: t('admin.settings.shopTexts'),
    page: t('admin.settings.businessPage'),
    anchor: 'shop-texts',
    words: 'hero title home page footer welcome slogan',
  },
  {
    name: t('admin.settings.shopStatus'),
    page: t('admin.settings.businessPage'),
    anchor: 'shop-status',
    words: 'closed disabled open soon pause holiday maintenance demo',
  },
  {
    name: t('admin.settings.logoAndColor'),
    page: t('admin.settings.lookPage'),
    anchor: 'shop-look',
    words: 'brand icon favicon accent theme hero picture design appearance',
  },
  {
    name: t('admin.settings.menu'),
    page: t('admin.settings.lookPage'),
    anchor: 'menu',
    words: 'navigation header links pages',
  },
  {
    name: t('admin.settings.socialLinks'),
    page: t('admin.settings.lookPage'),
    anchor: 'social-links',
    words: 'instagram facebook mastodon youtube footer follow elsewhere',
  },
  {
    name: t('admin.settings.languageAndZone'),
    page: t('admin.settings.regionPage'),
    anchor: 'language-and-zone',
    words: 'locale time zone formats dates',
  },
  {
    name: t('admin.settings.siteCurrency'),
    page: t('admin.settings.regionPage'),
    anchor: 'currency',
    words: 'money prices include tax included added vat',
  },
  {
    name: t('admin.settings.units'),
    page: t('admin.settings.regionPage'),
    anchor: 'units',
    words: 'weight kilograms pounds kilometres miles goods tickets sold',
  },
  {
    name: t('admin.settings.holdTimes'),
    page: t('admin.settings.ordersPage'),
    anchor: 'hold-times',
    words: 'reservation minutes unpaid orders expire cancel',
  },
  {
    name: t('admin.settings.ticketCancellationTitle'),
    page: t('admin.settings.ordersPage'),
    anchor: 'ticket-cancellation',
    words: 'cancel tickets refund terms buyers hours percent',
  },
  {
    name: t('admin.settings.ticketChangeTitle'),
    page: t('admin.settings.ordersPage'),
    anchor: 'ticket-change',
    words: 'change exchange tickets kind terms buyers hours',
  },
  {
    name: t('admin.settings.invoices'),
    page: t('admin.settings.ordersPage'),
    anchor: 'invoices',
    words: 'invoice bill automatic paid billing',
  },
  {
    name: t('admin.settings.documentNumbers'),
    page: t('admin.settings.ordersPage'),
    anchor: 'document-numbers',
    words: 'invoice receipt number prefix series note terms bank account',
  },
  {
    name: t('admin.settings.serviceFee'),
    page: t('admin.settings.tickets'),
    anchor: 'service-fee',
    words: 'tickets charge percent booking events',
  },
  {
    name: t('admin.settings.paymentMethods'),
    page: t('admin.settings.payments'),
    anchor: 'payment-methods',
    words: 'payments cash transfer manual offline in person card provider webhook switch off',
  },
  {
    name: t('admin.settings.waysToPayOutside'),
    page: t('admin.settings.payments'),
    anchor: 'manual-methods',
    words: 'payments bank transfer invoice cash manual offline instructions account iban',
  },
  {
    name: t('admin.settings.daysToPayInPerson'),
    page: t('admin.settings.payments'),
    anchor: 'days-to-pay',
    words: 'payments cash transfer manual offline unpaid orders cancel term',
  },
  {
    name: t('admin.settings.checkoutLinks'),
    page: t('admin.settings.checkoutLinks'),
    words: 'buy now template share campaign newsletter',
  },
  {
    name: t('admin.settings.giftCards'),
    page: t('admin.settings.giftCards'),
    words: 'voucher credit balance code present store credit cancelled event',
  },
  {
    name: t('admin.settings.tips'),
    page: t('admin.settings.tips'),
    words: 'gratuity service share staff percent checkout',
  },
  {
    name: t('admin.shell.contentPages'),
    page: t('admin.shell.contentPages'),
    words: 'terms conditions privacy returns shipping imprint policy policies law footer about text',
  },
  {
    name: t('admin.settings.shippingRates'),
    page: t('admin.settings.delivery'),
    words: 'delivery regions countries postage weight free handling profile carrier zones',
  },
  {
    name: t('admin.settings.pickUp'),
    page: t('admin.settings.delivery'),
    anchor: 'pick-up',
    words: 'collect click fetch store opening hours lead time closed',
  },
  {
    name: t('admin.settings.localDelivery'),
    page: t('admin.settings.delivery'),
    anchor: 'local-delivery',
    words: 'postcodes area slots windows van courier',
  },
  {
    name: t('admin.settings.checkoutHead'),
    page: t('admin.settings.ordersPage'),
    anchor: 'checkout-head',
    words: 'logo brand header alignment',
  },
  {
    name: t('admin.settings.checkoutColors'),
    page: t('admin.settings.ordersPage'),
    anchor: 'checkout-colors',
    words: 'look theme buttons corners background',
  },
  {
    name: t('admin.settings.checkoutPolicies'),
    page: t('admin.settings.ordersPage'),
    anchor: 'checkout-policies',
    words: 'terms privacy returns legal conditions',
  },
  {
    name: t('admin.settings.checkoutWords'),
    page: t('admin.settings.ordersPage'),
    anchor: 'checkout-words',
    words: 'texts buttons headings labels translation',
  },
  {
    name: t('admin.settings.checkoutAsks'),
    page: t('admin.settings.ordersPage'),
    anchor: 'checkout-asks',
    words: 'accept policies newsletter subscribe billing address',
  },
  {
    name: t('admin.settings.taxRates'),
    page: t('admin.settings.taxes'),
    words: 'vat gst hst sales tax regions countries states included added compound presets',
  },
  {
    name: t('admin.taxes.automatic'),
    page: t('admin.settings.taxes'),
    anchor: 'automatic-taxes',
    words: 'stripe tax calculator calculation county city district sales tax fallback',
  },
  {
    name: t('admin.settings.taxGroups'),
    page: t('admin.settings.taxes'),
    anchor: 'tax-groups',
    words: 'reduced rate books food classes categories',
  },
  {
    name: t('admin.settings.exemptBuyers'),
    page: t('admin.settings.taxes'),
    anchor: 'exempt-groups',
    words: 'tax exempt exemption schools charities embassies groups',
  },
  {
    name: t('admin.settings.testPayments'),
    page: t('admin.settings.testing'),
    anchor: 'test-payments',
    words: 'demo card sandbox payment provider checkout',
  },
  {
    name: t('admin.settings.testMode'),
    page: t('admin.settings.testing'),
    anchor: 'test-mode',
    words: 'clock time travel sandbox',
  },
  {
    name: t('admin.settings.users'),
    page: t('admin.settings.users'),
    words: 'staff colleagues team invite access remove single sign-on',
  },
  {
    name: t('admin.settings.rolesAndPermissions'),
    page: t('admin.settings.roles'),
    words: 'rights access scopes staff allow deny',
  },
  {
    name: t('admin.settings.approveNewMembers'),
    page: t('admin.settings.signUp'),
    anchor: 'approve-members',
    words: 'registration accounts waiting customers',
  },
  {
    name: t('admin.settings.confirmEmailAddresses'),
    page: t('admin.settings.signUp'),
    anchor: 'confirm-email',
    words: 'verify verification members registration',
  },
  {
    name: t('admin.settings.signInWithOtherAccounts'),
    page: t('admin.settings.signUp'),
    anchor: 'other-accounts',
    words: 'social login google oidc openid identity provider sso',
  },
  {
    name: t('admin.settings.auditLog'),
    page: t('admin.settings.auditLog'),
    words: 'history activity who changed what security',
  },
  {
    name: t('admin.shell.apiKeys'),
    page: t('admin.shell.apiKeys'),
    words: 'token secret integration programs developer revoke',
  },
  {
    name: t('admin.settings.apps'),
    page: t('admin.settings.apps'),
    words: 'client id oauth headless origins redirects developer',
  },
]

/** Account at a payment provider, which the provider's declaration names. */
type Account = { readonly method: string; readonly title: string }

const accountSetting = ({ method, title }: Account): Setting => ({
  name: t('admin.settings.keysOf', { title }),
  page: t('admin.settings.payments'),
  anchor: `account-${method}`,
  words: 'payments card credit wallet keys api webhook provider reserve authorize capture',
})

const MOST = 8

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const pageOf = (label: SettingsPageLabel) => settingsPages.find((page) => page.label === label)! // the type has its labels only

/** The settings in which every word of the query begins a word, keys of `accounts` among them. Names that match come first. */
export function findSettings(query: string, accounts: readonly Account[] = []): Setting[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  const within = (text: string) => {
    const words = wordsOf(text)
    return wanted.every((one) => words.some((word) => word.startsWith(one)))
  }
  const all = [...settings, ...accounts.map(accountSetting)]
  const byName = all.filter(({ name }) => within(name))
  const others = all.filter(
    (one) => !byName.includes(one) && within(`${one.name} ${one.page} ${pageOf(one.page).group} ${one.words}`),
  )
  return [...byName, ...others].slice(0, MOST)
}

/** Place where a setting is changed. */
export const placeOf = ({ page, anchor }: Setting): string => `${pageOf(page).href}${anchor ? `#${anchor}` : ''}`
