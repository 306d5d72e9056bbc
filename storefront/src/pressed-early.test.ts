import { expect, test, vi } from 'vitest'
import { pressedEarly } from './pressed-early.ts'

test('a part that waits for its code leaves what is pressed to the browser, and nothing once it is active', () => {
  document.body.innerHTML =
    '<main><section data-unready><form><button>Save</button></form></section><button id="now">Buy</button></main>'
  const clicked = vi.fn()
  const submitted = vi.fn((event: Event) => event.preventDefault())
  pressedEarly(window)
  document.addEventListener('click', clicked, true)
  window.addEventListener('submit', submitted, true)
  const later = document.querySelector('section')
  const button = document.querySelector<HTMLElement>('section button')

  button?.click()
  expect(clicked).not.toHaveBeenCalled()
  document.querySelector<HTMLElement>('#now')?.click()
  expect(clicked).toHaveBeenCalledTimes(1)

  later?.removeAttribute('data-unready')
  button?.click()
  expect(clicked).toHaveBeenCalledTimes(2)
  expect(submitted).toHaveBeenCalledTimes(1)
})
