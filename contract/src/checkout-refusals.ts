/** Codes about checkouts and the links that lead to them or on from them, with their HTTP status; a part of `refusals`. */
export const checkoutRefusals = {
  CHECKOUT_NOT_FOUND: 404,
  CHECKOUT_TEMPLATE_NOT_FOUND: 404,
  CHECKOUT_TEMPLATE_INACTIVE: 409,
  CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE: 409,
  CHECKOUT_IS_COMPLETE: 409,
  UNAUTHENTICATED_TOKEN: 401,
} as const satisfies Record<string, number>
