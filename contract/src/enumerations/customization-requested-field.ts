/** What a customization shows when it is asked for. Wire: `stores.customizations-v-3`, RequestedFields. */
export const CustomizationRequestedField = ['ASSIGNED_PRODUCTS_COUNT', 'CHOICE_DISPLAY_IMAGE'] as const
export type CustomizationRequestedField = (typeof CustomizationRequestedField)[number]
