import type { CheckoutInfo } from '@fairground/contract/ecom/checkout.ts'
import type { Static } from 'typebox'
import { InvalidArgument } from '../../http/api-error.ts'
import type { Site } from '../../identity/site.ts'
import type { ResolvedLine } from '../carts/resolve-lines.ts'
import type { CheckoutDoc } from './checkout.ts'
import { isChosen, shippingOptions } from './shipping.ts'

type Info = Static<typeof CheckoutInfo>

/** What the buyer says about themselves and where to send things: present fields are set, null empties them. */
export function withInfo(
  doc: CheckoutDoc,
  { billingInfo, shippingInfo, buyerNote, buyerInfo, customFields }: Info,
): CheckoutDoc {
  const chosen = shippingInfo?.selectedCarrierServiceOption
  const destination = shippingInfo?.shippingDestination
  return {
    ...doc,
    ...(billingInfo === undefined ? {} : { billingInfo: billingInfo ?? undefined }),
    ...(destination === undefined ? {} : { shippingDestination: destination ?? undefined }),
    ...(chosen === undefined
      ? {}
      : {
          chosenShipping: chosen
            ? { code: chosen.code, ...(chosen.carrierId ? { carrierId: chosen.carrierId } : {}) }
            : undefined,
        }),
    ...(buyerNote === undefined ? {} : { buyerNote: buyerNote ?? undefined }),
    ...(buyerInfo?.email === undefined ? {} : { email: buyerInfo.email ?? undefined }),
    ...(customFields === undefined ? {} : { customFields }),
  }
}

/** A shipping option that the site does not offer for these lines is a violation of the field that names it. */
export function assertShippingOffered(
  site: Site,
  doc: CheckoutDoc,
  lines: readonly ResolvedLine[],
  field: string,
): void {
  const { chosenShipping } = doc
  if (!chosenShipping) return
  const options = shippingOptions(site, lines)
  if (options.length === 0 || options.some((option) => isChosen(option, chosenShipping))) return
  throw new InvalidArgument([
    {
      field,
      description: `must be one of ${options.map(({ code }) => code).join(', ')}`,
      violatedRule: 'INVALID_ENUM_VALUE',
      data: { code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' },
    },
  ])
}
