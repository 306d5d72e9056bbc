/** Who asks for an additional fee (generation 1). Wire: `ecom.current-cart`, AdditionalFeeSource. */
export const AdditionalFeeSource = [
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
] as const
export type AdditionalFeeSource = (typeof AdditionalFeeSource)[number]
