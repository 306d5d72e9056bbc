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
    name: t('admin.settings.daysToPayInPerson'),
    page: t('admin.settings.payments'),
    anchor: 'days-to-pay',
    words: 'payments cash transfer manual offline unpaid orders cancel term',
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

const MOST = 8

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const pageOf = (label: SettingsPageLabel) => settingsPages.find((page) => page.label === label)! // the type has its labels only

/** The settings in which every word of the query begins a word. Names that match come first. */
export function findSettings(query: string): Setting[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  const within = (text: string) => {
    const words = wordsOf(text)
    return wanted.every((one) => words.some((word) => word.startsWith(one)))
  }
  const byName = settings.filter(({ name }) => within(name))
  const others = settings.filter(
    (one) => !byName.includes(one) && within(`${one.name} ${one.page} ${pageOf(one.page).group} ${one.words}`),
  )
  return [...byName, ...others].slice(0, MOST)
}

/** Place where a setting is changed. */
export const placeOf = ({ page, anchor }: Setting): string => `${pageOf(page).href}${anchor ? `#${anchor}` : ''}`
