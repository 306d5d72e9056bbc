import type { Listing } from './call.ts'

type Message = Readonly<Record<string, unknown>>
type Fetch = (message: Message) => Promise<unknown>

/** Page size when the message gives none; the server's largest. */
const PAGE = 100

/** Every item of a list, page by page, fetched as the loop reaches them. A `limit` in the message is the size of a page. */
export async function* each(
  { kind, query, items, metadata }: Listing,
  message: Message,
  fetch: Fetch,
): AsyncGenerator<unknown> {
  const inner = query === '' ? message : ((message[query] ?? {}) as Record<string, unknown>)
  const field = kind === 'cursor' ? 'cursorPaging' : 'paging'
  const paging = (kind === 'flat' ? inner : (inner[field] ?? {})) as {
    limit?: number
    offset?: number
    cursor?: string
  }
  const limit = paging.limit ?? PAGE
  let offset = paging.offset ?? 0
  let next: Message =
    kind === 'flat' ? { ...message, limit, offset } : within({ ...inner, [field]: { ...paging, limit } })
  for (;;) {
    const answer = (await fetch(next)) as Record<string, unknown> // the table says what it holds
    const page = (answer[items] ?? []) as unknown[]
    yield* page
    if (kind === 'cursor') {
      const { cursors } = (answer[metadata] ?? {}) as { cursors?: { next?: string } }
      if (!cursors?.next) return
      next = within({ cursorPaging: { limit, cursor: cursors.next } })
    } else {
      if (page.length < limit) return
      offset += page.length
      next = kind === 'flat' ? { ...message, limit, offset } : within({ ...inner, paging: { limit, offset } })
    }
  }

  function within(value: Record<string, unknown>): Message {
    return query === '' ? { ...message, ...value } : { ...message, [query]: value }
  }
}
