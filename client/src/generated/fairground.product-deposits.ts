// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetProductDepositRefusal = 'PRODUCT_NOT_FOUND'

export interface GetProductDepositRequest {
  productId: string
}

export interface GetProductDepositResponse {
  deposit?: ProductDeposit
}

export interface ProductDeposit {
  percentage?: string
  amount?: string
}

export type SetProductDepositRefusal = 'PRODUCT_NOT_FOUND'

export interface SetProductDepositRequest {
  productId: string
  deposit: ProductDeposit | null
}

export interface SetProductDepositResponse {
  deposit?: ProductDeposit
}

/** Module `fairground.product-deposits`. */
export const productDeposits = {
  /** Deposit with which a product is ordered; the rest is collected later. Absent where all is paid at once. */
  getProductDeposit: call<GetProductDepositRequest, GetProductDepositResponse, GetProductDepositRefusal>('GET', '/fairground/v1/products/{productId}/deposit'),
  /** Sets the deposit of a product; null takes it away. Carts follow, orders that were placed stay as they are. */
  setProductDeposit: call<SetProductDepositRequest, SetProductDepositResponse, SetProductDepositRefusal>('PUT', '/fairground/v1/products/{productId}/deposit'),
}
