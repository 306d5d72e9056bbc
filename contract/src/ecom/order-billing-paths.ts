export const paths = (rest: string) => ({
  path: `/v1/order-billing${rest}`,
  publicPath: `/ecom/v1/order-billing${rest}`,
  sitePath: `/_api/order-billing/v1${rest}`,
  aliases: [`/order-billing/v1/order-billing${rest}`],
})
export const module = 'ecom.order-billing'
