/** Place of the logo on checkout pages. Wire: `ecom.checkout-settings`, Alignment. */
export const CheckoutLogoAlignment = ['SIDE', 'CENTER'] as const
export type CheckoutLogoAlignment = (typeof CheckoutLogoAlignment)[number]
