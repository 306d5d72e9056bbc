import { InvalidArgument } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'
import type { WrittenProduct } from '../products/v3/written-product.ts'

const NEEDED = ['name', 'productType', 'variantsInfo'] as const

/** It says enough to be made. */
export const isWhole = (product: WrittenProduct): boolean => NEEDED.every((field) => product[field] !== undefined)

/** Fields that a product which the shop lacks leaves out. */
export const lacking = (product: WrittenProduct): InvalidArgument =>
  new InvalidArgument(
    NEEDED.filter((field) => product[field] === undefined).map((field) => ({
      field: `product.${field}`,
      description: message('violations.neededForProduct'),
      violatedRule: 'REQUIRED_FIELD' as const,
    })),
  )
