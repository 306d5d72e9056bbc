import { own } from '../operation.ts'

export const paths = (rest: string) => ({
  path: `/v1/checkouts${rest}`,
  publicPath: `/ecom/v1/checkouts${rest}`,
})
export const module = 'ecom.checkout'
export const who = own('orders.write')
