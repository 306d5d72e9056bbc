import Type from 'typebox'

/** A page of the site's own where the buyer completes the checkout, in place of ours; empty is none. */
export const CheckoutUrl = Type.String({ pattern: '^(https?://\\S+)?$', maxLength: 1000 })
