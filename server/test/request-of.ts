import type { Operation } from '@fairground/contract/operation.ts'
import type { Reply, TestCaller } from './fixture.ts'

export type Message = Record<string, unknown>

/** Fields that travel in the path, as keys into the message. */
export const pathFields = ({ path }: Pick<Operation, 'path'>): string[][] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, field]) => field!.split('.'))

const at = (message: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((part, key) => (part as Message | undefined)?.[key], message)

/** A path of the operation that is mounted. */
export const pathOf = (operation: Operation): string => operation.publicPath ?? operation.sitePath ?? operation.path

/** Path and body (or packed query) that carry a message. */
export function requestOf(operation: Operation, message: Message): { url: string; body?: Message } {
  const url = pathOf(operation).replace(/\{([^}]+)\}/g, (_, field: string) =>
    encodeURIComponent(String(at(message, field.split('.')))),
  )
  if (operation.method !== 'GET' && operation.method !== 'DELETE') return { url, body: message }
  if (Object.keys(message).length === 0) return { url }
  return { url: `${url}?.r=${Buffer.from(JSON.stringify(message)).toString('base64url')}` }
}

export function send(caller: TestCaller, operation: Operation, message: Message): Promise<Reply> {
  const { url, body } = requestOf(operation, message)
  return caller.call(operation.method, url, body)
}
