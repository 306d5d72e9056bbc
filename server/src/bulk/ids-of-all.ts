import { present } from '@fairground/domain/present.ts'

/** Rows are read so many at a time. */
const PAGE = 100

interface Page {
  readonly rows: readonly { readonly id: string }[]
  readonly paging: { readonly cursors: { readonly next?: string } }
}

/** Ids of all that match, in their order, page by page. */
export async function idsOfAll(
  page: (cursorPaging: { readonly limit: number; readonly cursor?: string }) => Promise<Page>,
): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | undefined; ; ) {
    const { rows, paging } = await page({ limit: PAGE, ...present({ cursor: cursor || undefined }) })
    ids.push(...rows.map(({ id }) => id))
    cursor = paging.cursors.next
    if (!cursor) return ids
  }
}
