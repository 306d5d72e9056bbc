import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { policyFields, policyLabels } from '../order-settings/checkout-entries.ts'
import { t } from '../texts.ts'
import { listed } from './listed.ts'

type Recorded = Readonly<Record<string, unknown>>
type Shown = { readonly visible?: boolean; readonly content?: string; readonly checkedByDefault?: boolean }

/** Characters of a policy that tell it from another. */
const BEGINNING = 80

const beginning = (text: string): string => (text.length > BEGINNING ? `${cutText(text, BEGINNING)}…` : text)

/** Policies that the page shows, with the beginning of each. */
export const policiesInWords = (value: unknown): string =>
  listed(
    policyFields.flatMap((field) => {
      const { visible, content = '' } = ((value as Recorded)[field] ?? {}) as Shown // the server records policies alone
      return visible ? [`${policyLabels[field]}: ${beginning(content)}`] : []
    }),
  )

/** Texts, colours and numbers of a look, and words in all languages, in their order. */
export const valuesInWords = (value: unknown): string => listed(leaves(value).map(String))

const leaves = (value: unknown): (string | number)[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves)
  return typeof value === 'string' || typeof value === 'number' ? [value] : []
}

const ticks = {
  policyAgreementCheckbox: t('admin.settings.askAgreement'),
  subscriptionCheckbox: t('admin.settings.askSubscription'),
} as const

/** Ticks that the page has, and whether they are there to begin with. */
export const ticksInWords = (value: unknown): string =>
  listed(
    Object.entries(ticks).flatMap(([field, name]) => {
      const { visible, checkedByDefault } = ((value as Recorded)[field] ?? {}) as Shown // the server records ticks alone
      return visible ? [checkedByDefault ? `${name} (${t('admin.settings.tickedByDefault')})` : name] : []
    }),
  )
