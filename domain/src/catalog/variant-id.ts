/** The wire's id of the one variant of a product whose variants are not managed. */
export const ZERO_VARIANT_ID = '00000000-0000-0000-0000-000000000000'
