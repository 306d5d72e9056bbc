import { afterEach, expect, test, vi } from 'vitest'
import { leftEarly } from './left-early.ts'

const here = location.href
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', here)
})

function goTo(path: string) {
  history.replaceState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

test('another page is loaded, another place on the page is not', () => {
  history.replaceState(null, '', '/product/shirt?size=M')
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const stay = leftEarly(window)
  goTo('/product/shirt?size=M#reviews')
  expect(reload).not.toHaveBeenCalled()
  goTo('/shop')
  expect(reload).toHaveBeenCalledTimes(1)
  stay()
  goTo('/cart')
  expect(reload).toHaveBeenCalledTimes(1)
})
