/** Codes about checkouts and the links that lead to them or on from them, with their HTTP status; a part of `refusals`. */
export const checkoutRefusals = {
  CHECKOUT_NOT_FOUND: 404,
  CHECKOUT_TEMPLATE_NOT_FOUND: 404,
  CHECKOUT_TEMPLATE_INACTIVE: 409,
  CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE: 409,
  CHECKOUT_IS_COMPLETE: 409,
  UNAUTHENTICATED_TOKEN: 401,
  REQUIRED_APP_NOT_INSTALLED: 404,
  REQUIRED_COMPONENT_DOES_NOT_EXIST: 404,
  TRANSLATIONS_NOT_FOUND: 404,
} as const satisfies Record<string, number>
