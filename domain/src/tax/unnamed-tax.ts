/** Name that answers give to a tax that has none; pages show such taxes as one sum, in their reader's language. */
export const UNNAMED_TAX = 'Tax'
