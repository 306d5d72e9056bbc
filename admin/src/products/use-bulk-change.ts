import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useBeforeUnload } from 'react-router'
import { COLLECTIONS } from '../collections/collection-queries.ts'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import type { BulkChange, Chosen } from './bulk-changes.ts'
import { type ItemOutcome, outcomeWords } from './bulk-outcome.ts'

type Run = {
  change: BulkChange
  products: readonly Chosen[]
  /** "12 products hidden", "1 price changed", by how many products were changed. */
  done: (count: number) => string
  /** Undoes it, where that can be. */
  undo?: BulkChange
}

const changedOf = (outcomes: readonly ItemOutcome[], products: readonly Chosen[]): Chosen[] => {
  const changed = new Set(outcomes.flatMap(({ id, error }) => (error === undefined ? [id] : [])))
  return products.filter(({ id }) => changed.has(id))
}

const restored = (count: number) => t('admin.products.countRestored', { count })

/** A toast of what was done, and of the products that were not changed. */
function report(
  done: (count: number) => string,
  outcomes: readonly ItemOutcome[],
  products: readonly Chosen[],
  undoing: Parameters<typeof toast>[1] = {},
): void {
  const names = new Map(products.map(({ id, name }) => [id, name]))
  const words = outcomeWords(done, outcomes, (id) => names.get(id))
  if (outcomes.some(({ error }) => error !== undefined)) toast.error(words, { ...undoing, duration: 20_000 })
  else toast(words, undoing)
}

/** Toast of a change of which nothing is known: what the next one did takes its place. */
const FAILED = 'bulk change failed'

/** Changes many products and says what became of them, item by item. */
export function useBulkChange() {
  const failed = useRef(false)
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all(['products', COLLECTIONS, 'inventory'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  const mutation = useMutation({
    mutationFn: ({ change, products }: Run) => change(products),
    onSuccess: (outcomes, { products, done, undo }) => {
      const changed = changedOf(outcomes, products)
      const undoing = undo &&
        changed.length > 0 && {
          duration: 10_000,
          action: { label: t('admin.products.undo'), onClick: () => void takeBack(undo, changed) },
        }
      report(done, outcomes, products, { ...(undoing || {}), ...(failed.current ? { id: FAILED } : {}) })
      failed.current = false
    },
    onError: (error) => {
      failed.current = true
      toast.error(failureOf(error).title, { id: FAILED })
    },
    onSettled: refresh,
  })
  // A change under way is done in steps: a page that is closed leaves the rest undone.
  useBeforeUnload((event) => {
    if (mutation.isPending) event.preventDefault()
  })
  /** Revisions have moved on: what is taken back is read by id alone. */
  const takeBack = (undo: BulkChange, products: readonly Chosen[]) =>
    undo(products)
      .then((outcomes) => {
        report(restored, outcomes, products)
        return refresh()
      })
      .catch((error: unknown) => toast.error(failureOf(error).title))
  return { run: mutation.mutateAsync, pending: mutation.isPending }
}
