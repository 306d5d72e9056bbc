/** What a choice shows (catalogue 3). Wire: `stores.products-v-3`, ChoiceType. */
export const ChoiceType = ['CHOICE_TEXT', 'ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE'] as const
export type ChoiceType = (typeof ChoiceType)[number]
