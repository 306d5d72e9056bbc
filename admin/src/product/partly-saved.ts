import { t } from '../texts.ts'

/** Step at which saving stopped: the product is there, so that saving again changes it and does not make another. */
export class PartlySaved extends Error {
  override name = 'PartlySaved'
  readonly productId: string
  constructor(productId: string, cause: unknown) {
    super(t('admin.product.onlyPartOfTheProduct'), { cause })
    this.productId = productId
  }
}
