/** Query of an address, without its `?`. */
export const queryOf = (href: string): string => /\?(.*)$/.exec(href)?.[1] ?? ''
