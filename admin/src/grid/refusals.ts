import type { CellChange, Refusal } from './grid-column.ts'

/** Entries, by row and then by column, that stand in their cells until they are corrected. */
export type Refusals = ReadonlyMap<string, ReadonlyMap<string, string>>

export const noRefusals: Refusals = new Map()

/** Refusals after an edit: cells that took an entry lose theirs, cells that refused one keep it. Rows that the edit leaves alone stay the same object. */
export function refusalsAfter(
  before: Refusals,
  { accepted, refused }: { accepted: readonly Pick<CellChange, 'rowId' | 'key'>[]; refused: readonly Refusal[] },
): Refusals {
  const touched = new Map<string, Map<string, string>>()
  const rowOf = (rowId: string) => {
    const row = touched.get(rowId) ?? new Map(before.get(rowId))
    touched.set(rowId, row)
    return row
  }
  for (const { rowId, key } of accepted) if (before.get(rowId)?.has(key)) rowOf(rowId).delete(key)
  for (const { rowId, key, text } of refused) rowOf(rowId).set(key, text)
  if (touched.size === 0) return before
  const after = new Map<string, ReadonlyMap<string, string>>([...before, ...touched])
  for (const [rowId, row] of touched) if (row.size === 0) after.delete(rowId)
  return after
}

export const countOf = (refusals: Refusals): number => refusals.values().reduce((sum, row) => sum + row.size, 0)
