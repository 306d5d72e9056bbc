import type { CheckoutInfo } from '@fairground/contract/ecom/checkout.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import type { Reading } from '../../ground/context.ts'
import { emptying } from '../../ground/emptying.ts'
import { assertTaxId } from '../buyers/tax-id.ts'
import { checkedVatId, type VatCheck, type VatRegister } from '../buyers/vat-register.ts'
import { chosenOf, isChosen, shippingOptions, unknownOption } from '../delivery/shipping.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'
import type { CheckoutDoc } from './checkout.ts'

type Info = Static<typeof CheckoutInfo>

/** Fields that are set when a checkout is made, and never change. */
export type FixedInfo = Pick<CheckoutDoc, 'externalReference' | 'customSettings'>

/** With the country of the tax id on the bill, and the answer of the register where one was looked at. */
export type CheckedInfo = Info & {
  readonly vatCountry?: string | undefined
  readonly vatCheck?: VatCheck | undefined
}

/** Outside of any transaction: a register answers within seconds. */
export async function checkedInfo<I extends Info>(
  at: Reading<'site' | 'now'>,
  register: VatRegister,
  info: I,
): Promise<I & CheckedInfo> {
  const { country, check } = await checkedVatId(at, register, info.billingInfo)
  return { ...info, vatCountry: country, vatCheck: check }
}

/** Buyer and delivery details: present fields are set, null empties them; `vatCountry` is that of the new bill. `field` names them in refusals. */
export function withInfo(
  doc: CheckoutDoc,
  { billingInfo, shippingInfo, buyerNote, buyerInfo, customFields, vatCountry, vatCheck }: CheckedInfo,
  field: 'checkout' | 'checkoutInfo',
): CheckoutDoc {
  const chosen = shippingInfo?.selectedCarrierServiceOption
  const destination = shippingInfo?.shippingDestination
  assertTaxId(billingInfo, `${field}.billingInfo`)
  assertTaxId(destination, `${field}.shippingInfo.shippingDestination`)
  return {
    ...doc,
    ...emptying({
      billingInfo,
      vatCountry: billingInfo === undefined ? undefined : (vatCountry ?? null),
      vatCheck: billingInfo === undefined ? undefined : (vatCheck ?? null),
      shippingDestination: destination,
      chosenShipping: chosenOf(chosen),
      buyerNote,
      email: buyerInfo?.email,
    }),
    ...present({ customFields }),
  }
}

/** Refuses a delivery option that the site does not offer for these lines; where nothing is sent it offers none. */
export async function assertShippingOffered(
  reading: Reading<'site' | 'now'>,
  { chosenShipping, shippingDestination }: CheckoutDoc,
  lines: readonly ResolvedLine[],
): Promise<void> {
  if (!chosenShipping) return
  const options = await shippingOptions(reading, lines, shippingDestination?.address, chosenShipping.code)
  if (options.some((option) => isChosen(option, chosenShipping))) return
  const { code } = chosenShipping
  throw new ApiError({
    code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    selectedShippingOptionError: unknownOption(code, options, reading.site.locale),
  })
}
