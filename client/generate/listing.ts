import type { Schema } from './schema.ts'

/** Paging of an operation: where its paging goes in the request and what is read from the answer. */
export interface Listing {
  readonly kind: 'cursor' | 'offset' | 'flat'
  /** Field of the request that holds the paging; empty when it stands at the top. */
  readonly query: string
  readonly items: string
  readonly metadata: string
  /** Filter and sort travel as JSON texts. */
  readonly text?: true
}

/** The listing of an operation, or undefined when its answer is not a list in pages. */
export function listingOf(request: Schema, response: Schema): Listing | undefined {
  const answer = Object.entries(response.properties ?? {})
  const lists = answer.filter(([, schema]) => schema.items?.type === 'object')
  const [items] = lists[0] ?? []
  if (items === undefined || lists.length !== 1) return undefined
  const [metadata, meta] = answer.find(([, schema]) => isMetadata(schema)) ?? ['', {} as Schema]
  for (const query of ['query', 'search']) {
    const fields = request.properties?.[query]?.properties ?? {}
    const text = fields.filter?.type === 'string' ? { text: true as const } : {}
    if (fields.cursorPaging && meta.properties?.cursors) return { kind: 'cursor', query, items, metadata, ...text }
    if (fields.paging) return { kind: 'offset', query, items, metadata, ...text }
  }
  const { offset, limit, paging } = request.properties ?? {}
  if (offset && limit) return { kind: 'flat', query: '', items, metadata }
  return paging && metadata !== '' ? { kind: 'offset', query: '', items, metadata } : undefined
}

const isMetadata = ({ properties = {} }: Schema): boolean =>
  'cursors' in properties || 'total' in properties || 'hasNext' in properties
