import type { PaymentMethodLimits } from '@fairground/client/generated/fairground.payment-settings.ts'
import type { MethodDelivery, MethodItem } from '@fairground/contract/enumerations/payments.ts'
import type { Formats } from '../formats.ts'
import { t } from '../texts.ts'

export const deliveryWords = (delivery: MethodDelivery): string =>
  ({
    SHIPPING: t('admin.settings.limitShipping'),
    PICKUP: t('admin.settings.limitPickup'),
    NONE: t('admin.settings.limitNoDelivery'),
  })[delivery]

export const itemWords = (item: MethodItem): string =>
  ({
    GOODS: t('admin.settings.limitGoods'),
    DOWNLOADS: t('admin.settings.limitDownloads'),
    TICKETS: t('admin.settings.limitTickets'),
  })[item]

/** Most countries that a line names. */
const NAMED = 3

/** "Germany, France · from 20.00 EUR · Tickets"; undefined where nothing is limited. */
export function limitsInWords(
  { countries, minimumAmount, maximumAmount, deliveries, items }: PaymentMethodLimits,
  { money, country }: Pick<Formats, 'money' | 'country'>,
): string | undefined {
  const parts = [
    countries &&
      (countries.length > NAMED
        ? t('admin.settings.limitCountCountries', { count: countries.length })
        : countries.map(country).join(', ')),
    minimumAmount && t('admin.settings.limitFrom', { amount: money(minimumAmount) }),
    maximumAmount && t('admin.settings.limitUpTo', { amount: money(maximumAmount) }),
    deliveries?.map(deliveryWords).join(', '),
    items?.map(itemWords).join(', '),
  ].filter((part) => part !== undefined && part !== '')
  return parts.length > 0 ? parts.join(' · ') : undefined
}
