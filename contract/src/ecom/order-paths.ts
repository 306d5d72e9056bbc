export const paths = (rest: string) => ({
  path: `/v1/orders${rest}`,
  publicPath: `/ecom/v1/orders${rest}`,
  sitePath: `/_api/ecom-orders/v1/orders${rest}`,
  aliases: [`/ecom/v1/ep-orders${rest}`, `/_api/orders/v1/orders${rest}`],
})
export const module = 'ecom.orders'

/** Paths of the calls that collect the money for orders. */
export const collector = (rest: string) => ({
  path: `/v1/payments-collector/orders${rest}`,
  publicPath: `/ecom/v1/payments-collector/orders${rest}`,
  sitePath: `/_api/payments-collector/orders${rest}`,
  aliases: [`/_api/v1/payments-collector/orders${rest}`, `/payments-collector/v1/payments-collector/orders${rest}`],
})
