import type { Checkout } from '@fairground/client/generated/ecom.checkout.ts'
import type { TipChoice } from '@fairground/client/generated/ecom.tips.ts'
import type { GetCheckoutPageResponse } from '@fairground/client/generated/fairground.checkout-page.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { amountOf, formatAmount, isPositive, parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { tipAmount } from '@fairground/domain/tips/tip.ts'
import { shownMoney } from '../events/shown-money.ts'
import { t } from '../texts.ts'
import type { Values } from './checkout-form.ts'
import { NO_TIP, OWN_TIP, type TipOption, type TipsView } from './tip-names.ts'

type Offered = NonNullable<GetCheckoutPageResponse['tips']>

/**
 * Tips to choose from; undefined where the site suggests none, or nothing is sold for money. None is chosen before the buyer chooses
 * one: a suggestion is only marked.
 */
export function tipsView(
  offered: Offered | undefined,
  { priceSummary }: Pick<Checkout, 'priceSummary'>,
  choice: TipChoice | undefined,
  site: Pick<SiteFacts, 'currency' | 'locale' | 'shownIn' | 'rates'>,
): TipsView | undefined {
  if (!offered || !isPositive(priceSummary.subtotal.amount)) return undefined
  const { currency } = site
  const subtotal = amountOf(priceSummary.subtotal.amount, currency)
  const money = (minor: bigint) => shownMoney({ value: formatAmount(minor, currency), currency }, site)
  const options = offered.presets.map(({ value, isDefault }): TipOption => {
    const amount = tipAmount({ tipType: offered.tipType, value }, offered, { subtotal, currency }) ?? 0n
    const isShare = offered.tipType === 'PERCENTAGE'
    return {
      key: value,
      label: isShare ? t('checkout.tipShare', { percent: value }) : money(amount),
      ...present({ amount: isShare ? money(amount) : undefined }),
      isSuggested: isDefault,
    }
  })
  const isOwn = choice?.tipType === 'CUSTOM'
  return {
    options,
    chosen: choice ? (isOwn ? OWN_TIP : choice.value) : NO_TIP,
    ...present({
      own: offered.allowCustomAmount ? t('checkout.tipAmount', { currency }) : undefined,
      amount: isOwn ? choice.value : undefined,
    }),
  }
}

/** Tip that a form chooses; undefined where the page has no choice of it, and null where the amount cannot be read. */
export function tipOfForm(
  { tip, tipAmount: typed }: Pick<Values, 'tip' | 'tipAmount'>,
  { tips }: Pick<GetCheckoutPageResponse, 'tips'>,
  currency: string,
): TipChoice | null | undefined {
  if (!tips || tip === '') return undefined
  if (tip === NO_TIP) return { tipType: 'CUSTOM', value: '0' }
  if (tip !== OWN_TIP) return { tipType: tips.tipType, value: tip }
  const value = typed.replace(',', '.')
  return parseAmount(value, currency).ok ? { tipType: 'CUSTOM', value } : null
}
