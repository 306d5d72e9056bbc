import { MAX_FREE_BYTES } from '@fairground/contract/scalars.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'

type Namespaces = Readonly<Record<string, unknown>>

export interface NamespaceChange {
  readonly namespace: string
  readonly namespaceData: Record<string, unknown> | null
}

/** Free fields with those of one namespace set; null takes them away. All of them together are as large as one free object may be. */
export function withNamespace(before: Namespaces = {}, { namespace, namespaceData }: NamespaceChange): Namespaces {
  if (namespace === '__proto__')
    throw new InvalidArgument([
      { field: 'namespace', description: message('violations.unknownField'), violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
  const { [namespace]: _, ...others } = before
  const after = namespaceData === null ? others : { ...others, [namespace]: namespaceData }
  if (Buffer.byteLength(JSON.stringify(after)) > MAX_FREE_BYTES)
    throw new InvalidArgument([
      {
        field: 'namespaceData',
        description: message('violations.bytesWithOthers', { limit: String(MAX_FREE_BYTES) }),
        violatedRule: 'MAX_SIZE',
        data: { threshold: MAX_FREE_BYTES },
      },
    ])
  return after
}
