import type { getCheckoutSettings } from '@fairground/contract/ecom/checkout-settings.ts'
import type { getCheckoutPage } from '@fairground/contract/fairground/checkout-page.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { shownPolicies } from '@fairground/domain/checkout/shown-policies.ts'
import { present } from '@fairground/domain/present.ts'
import type { TipSettings } from '@fairground/domain/tips/tip.ts'
import type { CheckoutPage, Site, SiteLook } from '../../ground/site.ts'
import { contentIn } from './checkout-content.ts'

/** Version of the policies that buyers are shown now. */
export const policiesRevisionOf = ({ settings }: Pick<Site, 'settings'>): string =>
  String(settings.checkout?.policiesRevision ?? 0)

/** Accounts at providers say if payments are reserved first, and if those that nobody takes are taken at the end. */
export function reserving({ paymentAccounts = {} }: Site['settings']) {
  const reserves = Object.values(paymentAccounts).flatMap(({ reserve }) => reserve ?? [])
  return {
    delayCaptureEnabled: reserves.length > 0,
    captureBeforeExpiryEnabled: reserves.some(({ end }) => end === 'capture'),
  }
}

/** A site takes gift cards at its checkout unless its owner says otherwise. */
export const takesGiftCards = ({ settings }: Pick<Site, 'settings'>): boolean =>
  settings.checkout?.checkoutFields?.giftCardRedeemEnabled ?? true

export function checkoutSettingsToWire(
  { settings }: Pick<Site, 'settings'>,
  page: CheckoutPage | undefined = settings.checkout,
): ResponseOf<typeof getCheckoutSettings>['checkoutSettings'] {
  const { policiesRevision: _, createdAt, updatedAt, checkoutFields, ...given } = page ?? {}
  return {
    checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS',
    ...given,
    checkoutFields: {
      subscriptionCheckbox: { visible: false, checkedByDefault: false, ...checkoutFields?.subscriptionCheckbox },
      policyAgreementCheckbox: { visible: false, checkedByDefault: false, ...checkoutFields?.policyAgreementCheckbox },
      giftCardRedeemEnabled: takesGiftCards({ settings: { ...settings, ...present({ checkout: page }) } }),
      mitEnabled: false,
      ...reserving(settings),
    },
    ...present({ createdDate: createdAt, updatedDate: updatedAt }),
  }
}

const offeredTips = ({ allowCustomerTip, tipType, presets, allowCustomAmount }: TipSettings) =>
  allowCustomerTip ? { tipType, presets: [...presets], allowCustomAmount } : undefined

type Brand = ResponseOf<typeof getCheckoutPage>['brand']

/** The shop's logo stands where the checkout has none of its own. */
function brandOf(brand: Brand, logo: SiteLook['logo']): Brand {
  if (!logo || brand.header?.logo?.image || brand.header?.text) return brand
  return { ...brand, header: { ...brand.header, logo: { ...brand.header?.logo, image: logo } } }
}

/** The page as buyers see it. Policies are accepted where there are any. */
export function checkoutPageToWire(
  site: Pick<Site, 'settings' | 'tips' | 'locale'>,
): ResponseOf<typeof getCheckoutPage> {
  const { checkoutPolicies, checkoutFields, checkoutBrand, checkoutBillingFields } = site.settings.checkout ?? {}
  const policies = shownPolicies(checkoutPolicies)
  const tick = (field: { visible?: boolean | null; checkedByDefault?: boolean | null } | null | undefined) =>
    field?.visible ? { checkedByDefault: field.checkedByDefault ?? false } : undefined
  return {
    brand: brandOf(checkoutBrand ?? {}, site.settings.look?.logo),
    billingFields: checkoutBillingFields ?? 'MINIMUM_REQUIRED_FIELDS',
    policies,
    policiesRevision: policiesRevisionOf(site),
    giftCards: takesGiftCards(site),
    ...present({
      content: contentIn(site, site.locale),
      agreement: policies.length > 0 ? tick(checkoutFields?.policyAgreementCheckbox) : undefined,
      subscription: tick(checkoutFields?.subscriptionCheckbox),
      tips: site.tips && offeredTips(site.tips),
    }),
  }
}
