/** How a modifier is shown (catalogue 3). Wire: `stores.products-v-3`, ModifierRenderType. */
export const ModifierRenderType = ['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES'] as const
export type ModifierRenderType = (typeof ModifierRenderType)[number]
