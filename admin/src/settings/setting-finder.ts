import { type SettingsPageLabel, settingsPages } from '../shell/pages-below.ts'

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
  { name: 'Locations', page: 'Locations', words: 'warehouse stock store address default' },
  { name: 'Low stock threshold', page: 'Locations', anchor: 'low-stock', words: 'inventory warning units few' },
  { name: 'Email texts', page: 'Emails', words: 'mail templates notifications subject wording languages switch off' },
  { name: 'Mailbox', page: 'Mailbox', words: 'sent emails outbox delivered mail' },
  { name: 'Languages of the shop', page: 'Languages', words: 'translation german french locale' },
  { name: 'Other currencies', page: 'Currencies', words: 'exchange rates euro dollar pound prices money' },
  { name: 'Service fee', page: 'Tickets', anchor: 'service-fee', words: 'tickets charge percent booking events' },
  {
    name: 'Payment methods',
    page: 'Payments',
    anchor: 'payment-methods',
    words: 'payments cash transfer manual offline in person card provider webhook switch off',
  },
  {
    name: 'Days to pay in person',
    page: 'Payments',
    anchor: 'days-to-pay',
    words: 'payments cash transfer manual offline unpaid orders cancel term',
  },
  {
    name: 'Test payments',
    page: 'Testing',
    anchor: 'test-payments',
    words: 'demo card sandbox payment provider checkout',
  },
  { name: 'Test mode', page: 'Testing', anchor: 'test-mode', words: 'clock time travel sandbox' },
  { name: 'Users', page: 'Users', words: 'staff colleagues team invite access remove single sign-on' },
  { name: 'Roles and permissions', page: 'Roles', words: 'rights access scopes staff allow deny' },
  {
    name: 'Approve new members',
    page: 'Sign-up',
    anchor: 'approve-members',
    words: 'registration accounts waiting customers',
  },
  {
    name: 'Confirm email addresses',
    page: 'Sign-up',
    anchor: 'confirm-email',
    words: 'verify verification members registration',
  },
  {
    name: 'Sign-in with other accounts',
    page: 'Sign-up',
    anchor: 'other-accounts',
    words: 'social login google oidc openid identity provider sso',
  },
  { name: 'Audit log', page: 'Audit log', words: 'history activity who changed what security' },
  { name: 'API keys', page: 'API keys', words: 'token secret integration programs developer revoke' },
  { name: 'Apps', page: 'Apps', words: 'client id oauth headless origins redirects developer' },
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
