import { focusHeading } from '@fairground/ui/native-dialog.ts'
import { useToast } from '@fairground/ui/toast-region.tsx'
import { type RefObject, useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { useFetcher } from '../router/use-fetcher.tsx'
import { t } from '../texts.ts'
import type { CartLineView } from './cart-view.ts'

export interface RemovedLines {
  readonly list: RefObject<HTMLUListElement | null>
  /** The button of a line was pressed. */
  readonly onRemove: (line: CartLineView, place: number) => void
}

/**
 * Follows lines that the visitor removes until they are gone: undo is offered then, not before, so that it neither overtakes the removal
 * nor is offered for one that was refused, and the page has stopped moving under it. Focus goes from the button that went to the next
 * line's, or, after the last, to the page's heading. Belongs to what outlives the list.
 */
export function useRemovedLines(lines: readonly CartLineView[]): RemovedLines {
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<ReadonlyMap<string, { line: CartLineView; place: number }>>(new Map())
  const toast = useToast()
  const { submit, data: restored } = useFetcher<{ message?: string }>()
  // What cannot come back says why: it is sold out, or no longer for sale.
  useEffect(() => {
    if (restored?.message) toast({ message: restored.message })
  }, [restored, toast])
  useEffect(() => {
    const left = new Set(lines.map(({ id }) => id))
    const gone = [...pressed.current.values()].filter(({ line }) => !left.has(line.id))
    if (gone.length === 0) return
    pressed.current = new Map([...pressed.current].filter(([id]) => left.has(id)))
    for (const { line, place } of gone) {
      const restore = { intent: 'restore', reference: line.reference, quantity: line.quantity }
      toast({
        message: t('cart.removed', { name: line.name }),
        action: {
          label: t('cart.undo'),
          onPress: () => void submit(restore, { method: 'post', action: paths.cart() }),
        },
      })
      moveFocus(list.current, place)
    }
  }, [lines, toast, submit])
  return {
    list,
    onRemove: (line, place) => {
      pressed.current = new Map(pressed.current).set(line.id, { line, place })
    },
  }
}

function moveFocus(list: HTMLElement | null, place: number) {
  if (document.activeElement !== document.body) return
  const buttons = list?.querySelectorAll<HTMLElement>('button[value=remove]') ?? []
  const next = buttons[Math.min(place, buttons.length - 1)]
  if (next) next.focus()
  else focusHeading()
}
