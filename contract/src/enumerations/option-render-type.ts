/** How an option is shown (catalogue 3). Wire: `stores.products-v-3`, ProductOptionRenderType. */
export const OptionRenderType = ['TEXT_CHOICES', 'SWATCH_CHOICES'] as const
export type OptionRenderType = (typeof OptionRenderType)[number]
