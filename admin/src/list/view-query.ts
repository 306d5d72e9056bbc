/** What an address asks for, without its `?`. */
export const queryOf = (href: string): string => /\?(.*)$/.exec(href)?.[1] ?? ''
