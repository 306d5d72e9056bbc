/** How an option is shown (catalogue 1). Wire: `stores.products`, OptionType. */
export const OptionType = ['unspecified_option_type', 'drop_down', 'color'] as const
export type OptionType = (typeof OptionType)[number]
