const PAGE = 100
/** Offsets reach no further. */
export const MOST = 10_000

export interface AllRows<Row> {
  readonly rows: readonly Row[]
  /** Number of rows beyond those that offsets reach. */
  readonly missing: number
}

/** Rows of all pages of a list that is read by offset, a hundred at a time. */
export async function allPages<Row>(
  read: (page: number, size: number) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>,
): Promise<AllRows<Row>> {
  const rows: Row[] = []
  for (let page = 1; rows.length < MOST; page++) {
    const found = await read(page, PAGE)
    rows.push(...found.rows)
    if (found.rows.length < PAGE) return { rows, missing: 0 }
    if (rows.length >= MOST) return { rows, missing: Math.max(0, found.total - rows.length) }
  }
  return { rows, missing: 0 }
}
