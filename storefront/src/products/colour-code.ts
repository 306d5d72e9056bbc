/** As the catalogue writes colours: a hash, or a function of CSS. A choice that a picture stands for has its name in that place. */
const COLOUR = /^(#[\da-f]{3,8}|(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(.+\))$/i

/** The colour that a choice is shown by; undefined for one that is shown by its name. */
export const colourCode = (value: string | undefined): string | undefined =>
  value !== undefined && COLOUR.test(value.trim()) ? value.trim() : undefined
