/** What a form input holds. Wire: `events.wix-events-v-2`, ValueType. */
export const InputValueType = ['TEXT', 'NUMBER', 'TEXT_ARRAY', 'DATE_TIME', 'ADDRESS'] as const
export type InputValueType = (typeof InputValueType)[number]
