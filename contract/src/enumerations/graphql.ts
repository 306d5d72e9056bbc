/** Versions of the GraphQL interface. Wire: `sdk.core`. */
export const GraphqlVersion = ['alpha'] as const
export type GraphqlVersion = (typeof GraphqlVersion)[number]
