// @vitest-environment happy-dom
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { mount, one, press } from '../testing/mount.ts'
import { Dialog } from './dialog.tsx'
import { AdminTextField } from './form-field.tsx'

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName

function Place({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <h1 tabIndex={-1}>Products</h1>
      <button type="button" aria-label="Filter" onClick={() => setOpen(true)}>
        Filter
      </button>
      {open && (
        <Dialog open title="Filter products" onOpenChange={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  )
}

function opened(node: ReactNode): void {
  const root = mount(node)
  const button = one(root, '[aria-label="Filter"]')
  button.focus()
  press(button)
}

test('the first field of a dialog has focus, and what opened it has it afterwards', async () => {
  opened(
    <Place>
      <AdminTextField label="Brand" aria-label="Brand" />
    </Place>,
  )
  await expect.poll(focused).toBe('Brand')
  press(one(document, '[role="dialog"] [aria-label="Close"]'))
  await expect.poll(focused).toBe('Filter')
})

test('a dialog without fields begins at its close button', async () => {
  opened(<Place />)
  await expect.poll(focused).toBe('Close')
})

test('the heading of the page gets focus when the opener of a dialog is gone', async () => {
  opened(<Vanishing />)
  await expect.poll(focused).toBe('Close')
  press(one(document, '[role="dialog"] [aria-label="Close"]'))
  await expect.poll(focused).toBe('H1')
})

/** Its button goes for good once it was pressed. */
function Vanishing() {
  const [state, setState] = useState<'before' | 'open' | 'after'>('before')
  return (
    <>
      <h1 tabIndex={-1}>Products</h1>
      {state === 'before' && (
        <button type="button" aria-label="Filter" onClick={() => setState('open')}>
          Filter
        </button>
      )}
      {state === 'open' && (
        <Dialog open title="Delete 2 products?" onOpenChange={() => setState('after')}>
          They are gone then.
        </Dialog>
      )}
    </>
  )
}
