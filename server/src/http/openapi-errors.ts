import { ViolatedRule } from '@fairground/contract/enumerations/refusals.ts'
import type { Operation } from '@fairground/contract/operation.ts'
import { type Refusal, refusals } from '@fairground/contract/refusals.ts'
import { refusalText } from '../ground/texts/catalogues.ts'
import type { JsonObject } from './openapi-schemas.ts'

const text = { type: 'string' }

/** The reference is in English. */
const textOf = (code: Refusal): string => refusalText(code, 'en')

/** Schemas of the two error bodies. */
export const errorSchemas: JsonObject = {
  ApplicationError: {
    type: 'object',
    required: ['message', 'details'],
    properties: {
      message: text,
      details: {
        type: 'object',
        required: ['applicationError'],
        properties: {
          applicationError: {
            type: 'object',
            required: ['code', 'description'],
            properties: { code: text, description: text, data: { type: 'object', additionalProperties: true } },
          },
        },
      },
    },
  },
  ValidationError: {
    type: 'object',
    required: ['message', 'details'],
    properties: {
      message: text,
      details: {
        type: 'object',
        required: ['validationError'],
        properties: {
          validationError: {
            type: 'object',
            required: ['fieldViolations'],
            properties: {
              fieldViolations: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['field', 'description', 'violatedRule'],
                  properties: {
                    field: text,
                    description: text,
                    violatedRule: { type: 'string', enum: ViolatedRule },
                    ruleName: text,
                    data: { type: 'object', additionalProperties: true },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
}

const requestId = { 'X-Wix-Request-Id': { description: 'Quote it to the operator.', schema: text } }
const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } }

/** Answers that any operation may give. */
export const errorResponses: JsonObject = {
  Invalid: {
    description: 'Fields of the message are wrong, or it cannot be read.',
    headers: requestId,
    content: {
      'application/json': {
        schema: {
          anyOf: [{ $ref: '#/components/schemas/ValidationError' }, { $ref: '#/components/schemas/ApplicationError' }],
        },
      },
    },
  },
  Fault: { description: textOf('SYSTEM_ERROR'), headers: requestId, ...applicationError() },
  Busy: { description: textOf('BUSY'), headers: { ...requestId, ...retryAfter }, ...applicationError() },
  TooMany: {
    description: textOf('TOO_MANY_REQUESTS'),
    headers: { ...requestId, ...retryAfter },
    ...applicationError(),
  },
}

function applicationError(): JsonObject {
  return { content: { 'application/json': { schema: { $ref: '#/components/schemas/ApplicationError' } } } }
}

/** Every code that the operation may refuse with, its own first, then those that credentials bring. */
export function refusalsOf({ who, refusals: own }: Operation): readonly Refusal[] {
  const credentials: Refusal[] = who.kind === 'anyone' ? [] : ['UNAUTHENTICATED', 'TOKEN_EXPIRED']
  if (who.kind !== 'anyone' && who.kind !== 'caller') credentials.push('PERMISSION_DENIED')
  return [...new Set([...own, ...credentials])]
}

/** Responses of an operation besides 200: its refusals by status, and what any operation may answer. */
export function errorResponsesOf(operation: Operation): JsonObject {
  const byStatus = Map.groupBy(refusalsOf(operation), (code) => String(refusals[code]))
  const shared: JsonObject = {
    '400': { $ref: '#/components/responses/Invalid' },
    '429': { $ref: '#/components/responses/TooMany' },
    '500': { $ref: '#/components/responses/Fault' },
    '503': { $ref: '#/components/responses/Busy' },
  }
  const own = [...byStatus]
    .filter(([status]) => !(status in shared))
    .map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${textOf(code)}`).join('\n\n'),
        headers: requestId,
        ...applicationError(),
      },
    ])
  return { ...Object.fromEntries(own), ...shared }
}
