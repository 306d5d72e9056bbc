/** Step at which saving stopped: the product is there, so that saving again changes it and does not make another. */
export class PartlySaved extends Error {
  override name = 'PartlySaved'
  readonly productId: string
  constructor(productId: string, cause: unknown) {
    super('Only part of the product was saved', { cause })
    this.productId = productId
  }
}
