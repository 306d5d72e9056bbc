import { defaultFieldResolver, type GraphQLFieldResolver, getNamedType, isLeafType } from 'graphql'

/** Characters that the values of an answer may have together: a page of a hundred products with descriptions of ten thousand each. */
export const MAX_ANSWER = 1_000_000

/** Characters that a number or a truth value counts as. */
const SMALL = 5

export interface AnswerSize {
  readonly resolve: GraphQLFieldResolver<unknown, unknown>
  isTooLarge(): boolean
}

/**
 * Counts the values of an answer as they are read, however often a query names the same one. Beyond the bound nothing more is read: the
 * answer is to be thrown away.
 */
export function answerSize(most = MAX_ANSWER): AnswerSize {
  let size = 0
  return {
    isTooLarge: () => size > most,
    resolve: (source, args, context, info) => {
      if (size > most) return null
      const value = defaultFieldResolver(source, args, context, info)
      if (isLeafType(getNamedType(info.returnType))) size += sizeOf(value)
      return value
    },
  }
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return SMALL
  return Object.entries(value).reduce((sum, [key, inner]) => sum + key.length + sizeOf(inner), SMALL)
}
