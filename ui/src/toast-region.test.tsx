// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Drawer } from './drawer.tsx'
import { mount, one, press } from './testing/mount.ts'
import { ToastProvider, useToast } from './toast-region.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const undo = vi.fn()

function Shop() {
  const toast = useToast()
  return (
    <button
      type="button"
      id="remove"
      onClick={() => toast({ message: 'Mug removed.', action: { label: 'Undo', onPress: undo } })}
    >
      Remove
    </button>
  )
}

const shop = () =>
  mount(
    <ToastProvider>
      <Shop />
    </ToastProvider>,
  )

test('at most three stand, in a polite live region', () => {
  const root = shop()
  for (let times = 0; times < 5; times += 1) press(one(root, '#remove'))
  expect(one(root, '[aria-live="polite"]').children).toHaveLength(3)
})

test('an undo toast stays ten seconds, longer under focus, and runs its action', () => {
  const root = shop()
  press(one(root, '#remove'))
  const list = one(root, '[aria-live="polite"]')
  act(() => vi.advanceTimersByTime(9_900))
  expect(list.children).toHaveLength(1)
  const action = [...list.querySelectorAll('button')].find((button) => button.textContent === 'Undo')
  act(() => action?.focus())
  act(() => vi.advanceTimersByTime(60_000))
  expect(list.children).toHaveLength(1)
  if (action) press(action)
  expect(undo).toHaveBeenCalledTimes(1)
  expect(list.children).toHaveLength(0)
})

test('a toast stands in the dialog that covers the page, and on the page once that is closed', async () => {
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const shown = createRoot(root)
  const page = (open: boolean) =>
    act(() =>
      shown.render(
        <ToastProvider>
          <Drawer open={open} onClose={() => {}} title="Cart">
            <Shop />
          </Drawer>
        </ToastProvider>,
      ),
    )
  page(true)
  press(one(root, '#remove'))
  // Once the dialog is painted.
  await act(() => vi.waitFor(() => expect(one(root, 'dialog').textContent).toContain('Mug removed.')))
  page(false)
  expect(one(root, 'dialog').textContent).not.toContain('Mug removed.')
  expect(root.textContent).toContain('Mug removed.')
})
