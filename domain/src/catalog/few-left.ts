/** Units of a variant that its page counts: of more it says that they are in stock. */
export const FEW_LEFT = 20
