/** Option or modifier. Wire: `stores.customizations-v-3`, CustomizationType. */
export const CustomizationType = ['PRODUCT_OPTION', 'MODIFIER'] as const
export type CustomizationType = (typeof CustomizationType)[number]
