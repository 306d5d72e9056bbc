// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { mount, unmount } from '../testing/mount.ts'
import { useFetchOnInput } from './first-input.ts'

function Part({ fetchCode }: { fetchCode: () => Promise<unknown> }) {
  useFetchOnInput(fetchCode)
  return null
}

test('code is fetched with the first input, not before, and not by what has left the page', async () => {
  const fetchCode = vi.fn(() => Promise.reject(new Error('gone')))
  mount(<Part fetchCode={fetchCode} />)
  expect(fetchCode).not.toHaveBeenCalled()
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(fetchCode).toHaveBeenCalledTimes(1)
  unmount()
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(fetchCode).toHaveBeenCalledTimes(1)
})
