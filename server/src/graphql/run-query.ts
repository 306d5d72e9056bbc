import { queryCollections } from '@fairground/contract/stores/collections.ts'
import { queryProducts } from '@fairground/contract/stores/products.ts'
import { present } from '@fairground/domain/present.ts'
import {
  type DocumentNode,
  execute,
  GraphQLError,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql'
import { ApiError } from '../ground/api-error.ts'
import { isAdministrator } from '../ground/caller.ts'
import type { Ctx } from '../ground/context.ts'
import { answerError } from '../http/errors.ts'
import type { Reader } from '../http/reader.ts'
import { answerSize, MAX_ANSWER } from './answer-size.ts'
import { batch } from './batch.ts'
import { checkLimits, MAX_TOKENS } from './limits.ts'
import type { MadeSchema, ResolverContext } from './schema.ts'

const MAX_ERRORS = 10

interface QueryRequest {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly operationName?: string
}

interface QueryAnswer {
  readonly data?: Record<string, unknown>
  readonly errors?: Record<string, unknown>[]
}

type CallOperation = ResolverContext['call']

/**
 * Answers a query: read, held against the limits, validated, and only then executed. A refusal of an operation is an error beside what
 * the others answered; a fault is thrown and fails the call as any other.
 */
export async function runQuery(
  made: MadeSchema,
  request: QueryRequest,
  ctx: Ctx,
  call: CallOperation,
): Promise<QueryAnswer> {
  const { query, variables = {}, operationName } = request
  let document: DocumentNode
  try {
    document = parse(query, { maxTokens: MAX_TOKENS, noLocation: false })
    const operation = operationOf(document, operationName)
    checkLimits(document, operation, { ...made, variables, mayIntrospect: isAdministrator(ctx.caller) })
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [errorToWire(error, ctx.site)] }
    throw error
  }
  const reader: Reader = ctx.site
  const violations = validate(made.schema, document, undefined, { maxErrors: MAX_ERRORS })
  if (violations.length > 0) return { errors: violations.map((error) => errorToWire(error, reader)) }
  const size = answerSize()
  const { data, errors = [] } = await execute({
    schema: made.schema,
    document,
    contextValue: resolverContext(call),
    variableValues: variables,
    fieldResolver: size.resolve,
    ...present({ operationName: operationName || undefined }),
  })
  if (size.isTooLarge()) return { errors: [errorToWire(tooLarge(), reader)] }
  const causes = errors.map(causeOf).filter((error) => error !== undefined)
  const fault = causes.find((error) => answerError(error, ctx.requestId, reader).fault)
  if (fault) throw fault
  return present({
    data: data ? { ...data } : undefined,
    errors: errors.length > 0 ? errors.map((error) => errorToWire(error, reader)) : undefined,
  })
}

const tooLarge = () =>
  new GraphQLError(`The answer has more than ${MAX_ANSWER} characters. Ask for smaller pages, or for fewer fields.`, {
    extensions: { code: 'ANSWER_TOO_LARGE' },
  })

function operationOf(document: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, name)
  if (!operation) {
    const several = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length > 1
    throw new GraphQLError(
      several ? 'operationName must say which of the operations to run.' : 'There is no such operation.',
    )
  }
  if (operation.operation !== 'query')
    throw new GraphQLError('Only queries are answered; changes have calls of their own.')
  return operation
}

/** The caller's requests, and things by their ids, each loaded once. */
function resolverContext(call: CallOperation): ResolverContext {
  const byId = (items: readonly { readonly id: string }[]) => new Map(items.map((item) => [item.id, item]))
  const query = (ids: readonly string[]) => ({
    query: { filter: { id: { $in: [...ids] } }, paging: { limit: ids.length } },
  })
  return {
    call,
    collection: batch(async (ids) => byId(((await call(queryCollections, query(ids))) as Found).collections ?? [])),
    product: batch(async (ids) => byId(((await call(queryProducts, query(ids))) as Found).products ?? [])),
  }
}

interface Found {
  readonly collections?: readonly { readonly id: string }[]
  readonly products?: readonly { readonly id: string }[]
}

/**
 * Error of an operation. Undefined where the given values are to blame: the library finds variables unfit before anything has a path,
 * and arguments unfit at their node; of an answer that it cannot write it says neither.
 */
function causeOf({ originalError, path }: GraphQLError): Error | undefined {
  const isUnfit = originalError instanceof GraphQLError && (path === undefined || originalError.nodes !== undefined)
  return isUnfit ? undefined : originalError
}

/** As the specification has it; what an operation refused says its code and data as everywhere else. */
function errorToWire(error: GraphQLError, reader: Reader): Record<string, unknown> {
  const cause = causeOf(error)
  if (!cause) return { ...error.toJSON() }
  const { status, body } = answerError(cause, '', reader)
  const { message, details } = JSON.parse(body) as { message: string; details: Record<string, unknown> } // errors.ts wrote it
  const code = cause instanceof ApiError ? cause.code : 'INVALID_ARGUMENT'
  return { ...error.toJSON(), message, extensions: { code, status, details } }
}
