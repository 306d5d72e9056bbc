/** Size of the logo on checkout pages. Wire: `ecom.checkout-settings`, LogoSize. */
export const CheckoutLogoSize = ['SMALL', 'MEDIUM', 'LARGE'] as const
export type CheckoutLogoSize = (typeof CheckoutLogoSize)[number]
