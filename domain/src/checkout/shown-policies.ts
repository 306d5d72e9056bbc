import type { CheckoutPolicyKind } from '@fairground/contract/enumerations/checkouts.ts'
import { present } from '../present.ts'

interface Policy {
  readonly visible?: boolean | null
  readonly content?: string | null
  readonly title?: string | null
}

/** Policies of the checkout page as its settings name them. */
export interface CheckoutPolicies {
  readonly termsAndConditions?: Policy | null
  readonly privacyPolicy?: Policy | null
  readonly returnPolicy?: Policy | null
  readonly digitalItemPolicy?: Policy | null
  readonly contactUs?: Policy | null
  readonly customPolicy?: Policy | null
}

export interface ShownPolicy {
  readonly kind: CheckoutPolicyKind
  readonly title?: string
  readonly content: string
}

const kinds = {
  TERMS: 'termsAndConditions',
  PRIVACY: 'privacyPolicy',
  RETURNS: 'returnPolicy',
  DIGITAL_ITEMS: 'digitalItemPolicy',
  CONTACT: 'contactUs',
  CUSTOM: 'customPolicy',
} as const satisfies Record<CheckoutPolicyKind, keyof CheckoutPolicies>

/** Policies that buyers are shown: those that are visible and have a text, in the order of the page. */
export function shownPolicies(policies: CheckoutPolicies | null | undefined): ShownPolicy[] {
  return Object.entries(kinds).flatMap(([kind, field]) => {
    const { visible, content, title } = policies?.[field] ?? {}
    const text = content?.trim()
    if (!visible || !text) return []
    const named = title?.trim()
    return [{ kind: kind as CheckoutPolicyKind, ...present({ title: named || undefined }), content: text }] // a key of the table
  })
}

/** Policies that concern a purchase: the policy of downloads concerns downloads alone. */
export const policiesFor = <P extends Pick<ShownPolicy, 'kind'>>(
  shown: readonly P[],
  { isDigital }: { readonly isDigital: boolean },
): P[] => shown.filter(({ kind }) => isDigital || kind !== 'DIGITAL_ITEMS')
