import { present } from '@fairground/domain/present.ts'
import { throwAsSent } from '../ground/as-sent.ts'

/** Rows are read so many at a time. */
const PAGE = 100

interface Page {
  readonly rows: readonly { readonly id: string }[]
  readonly paging: { readonly cursors: { readonly next?: string } }
}

/** Ids of all that match the `filter` of a request, in their order, page by page. */
export async function idsOfAll(
  page: (cursorPaging: { readonly limit: number; readonly cursor?: string }) => Promise<Page>,
): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | undefined; ; ) {
    const { rows, paging } = await page({ limit: PAGE, ...present({ cursor: cursor || undefined }) }).catch((error) =>
      throwAsSent(error, [['query.filter', 'filter']]),
    )
    ids.push(...rows.map(({ id }) => id))
    cursor = paging.cursors.next
    if (!cursor) return ids
  }
}
