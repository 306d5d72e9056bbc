// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPress, watchPresses } from './press.ts'

watchPresses(window)
const send = (event: string) => document.body.dispatchEvent(new Event(event, { bubbles: true }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

/** True once the answer is drawn. */
function answered(answer: Promise<unknown> = Promise.resolve()) {
  let isDrawn = false
  const drawn = () => {
    isDrawn = true
  }
  afterPress(answer).then(drawn, drawn)
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return isDrawn
  }
}

test('an answer is drawn at once while nothing is pressed', async () => {
  expect(await answered()(0)).toBe(true)
})

test('an answer that comes during a press is drawn after its click', async () => {
  send('pointerdown')
  const isDrawn = answered()
  expect(await isDrawn(2_000)).toBe(false)
  send('pointerup')
  expect(await isDrawn(50)).toBe(false)
  send('click')
  expect(await isDrawn(0)).toBe(true)
})

test('a failure waits, too, and a press that follows at once', async () => {
  send('pointerdown')
  const isDrawn = answered(Promise.reject(new Error('409')))
  send('pointerup')
  send('pointerdown')
  expect(await isDrawn(500)).toBe(false)
  send('pointerup')
  send('click')
  expect(await isDrawn(0)).toBe(true)
})

test.for([
  ['moved away', 'pointerup', 100],
  ['scrolled the page', 'pointercancel', 0],
  ['opened a menu of the browser', 'contextmenu', 10_000],
] as const)('an answer waits for no click of a finger that %s', async ([, event, ms]) => {
  send('pointerdown')
  const isDrawn = answered()
  expect(await isDrawn(0)).toBe(false)
  send(event)
  expect(await isDrawn(ms)).toBe(true)
})
