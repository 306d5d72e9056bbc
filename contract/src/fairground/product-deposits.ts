import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Decimal, Guid, named, nullable, optional, text } from '../scalars.ts'

const module = 'fairground.product-deposits'
const path = '/fairground/v1/products/{productId}/deposit'

/** One of the two: a percentage of the price below 100 ("25"), or an amount of each unit in the site's currency. */
const ProductDeposit = named(
  'ProductDeposit',
  Type.Object({ percentage: optional(text(8, { minLength: 1 })), amount: optional(Decimal()) }),
)

export const getProductDeposit = operation({
  module,
  name: 'getProductDeposit',
  summary: 'Deposit with which a product is ordered; the rest is collected later. Absent where all is paid at once.',
  method: 'GET',
  path,
  who: admin('catalog.read'),
  request: Type.Object({ productId: Guid }),
  response: Type.Object({ deposit: optional(ProductDeposit) }),
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const setProductDeposit = operation({
  module,
  name: 'setProductDeposit',
  summary: 'Sets the deposit of a product; null takes it away. Carts follow, orders that were placed stay as they are.',
  method: 'PUT',
  path,
  who: admin('catalog.write'),
  request: Type.Object({ productId: Guid, deposit: nullable(ProductDeposit) }),
  response: Type.Object({ deposit: optional(ProductDeposit) }),
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const operations = [getProductDeposit, setProductDeposit] as const
