/** The page says the same to everyone. */
export const loader = () => null
