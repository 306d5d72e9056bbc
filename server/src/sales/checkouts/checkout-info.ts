import type { CheckoutInfo } from '@fairground/contract/ecom/checkout.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import type { Site } from '../../ground/site.ts'
import { isChosen, shippingOptions, unknownOption } from '../delivery/shipping.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'
import type { CheckoutDoc } from './checkout.ts'

type Info = Static<typeof CheckoutInfo>

/** Buyer and delivery details: present fields are set, null empties them. */
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

/** Refuses a delivery option that the site does not offer for these lines; where nothing is sent it offers none. */
export function assertShippingOffered(
  site: Site,
  { chosenShipping }: CheckoutDoc,
  lines: readonly ResolvedLine[],
): void {
  if (!chosenShipping) return
  const options = shippingOptions(site, lines)
  if (options.some((option) => isChosen(option, chosenShipping))) return
  const { code } = chosenShipping
  throw new ApiError({
    code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    selectedShippingOptionError: unknownOption(code, options, site.locale),
  })
}
