import { productsV3 } from '@fairground/client/generated/stores.products-v-3.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

const client = staffClient({ productsV3 }).productsV3

interface VariantChoice {
  readonly id: string
  /** "M, green" */
  readonly name: string
}

/** Variants that a buyer can choose of a product; one without options has one, without a name. */
export const variantsQuery = (productId: string) =>
  queryOptions({
    queryKey: ['products', 'variants', productId],
    queryFn: async ({ signal }): Promise<VariantChoice[]> => {
      const { product } = await client.getProduct({ productId, fields: ['VARIANT_OPTION_CHOICE_NAMES'] }, { signal })
      return (product.variantsInfo?.variants ?? [])
        .filter(({ visible }) => visible)
        .map(({ id, choices }) => ({
          id,
          name: choices.map(({ optionChoiceNames }) => optionChoiceNames?.choiceName ?? '').join(', '),
        }))
    },
  })
