// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, one } from './testing/mount.ts'
import { Timer } from './timer.tsx'

const serverNow = Date.UTC(2026, 2, 14, 18, 30)

beforeEach(() => {
  // The device's clock is an hour wrong; the countdown must not care.
  vi.useFakeTimers({ now: serverNow + 3_600_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

test('a timer counts by the server’s clock, speaks at 5 and 1 minutes and at the end only', () => {
  const onExpire = vi.fn()
  const root = mount(
    <Timer label="Tickets held" serverNow={serverNow} expiresAt={serverNow + 302_000} onExpire={onExpire} />,
  )
  const shown = () => one(root, '[role="timer"]').textContent
  const announcement = () => one(root, '[role="status"]').textContent
  expect([shown(), announcement()]).toEqual(['5:02', ''])
  pass(2)
  expect([shown(), announcement()]).toEqual(['5:00', 'Tickets held: 5 minutes left'])
  pass(239)
  expect([shown(), announcement()]).toEqual(['1:01', 'Tickets held: 5 minutes left'])
  pass(1)
  expect([shown(), announcement()]).toEqual(['1:00', 'Tickets held: 1 minute left'])
  expect(onExpire).not.toHaveBeenCalled()
  pass(90)
  expect([shown(), announcement()]).toEqual(['0:00', 'Tickets held: time is up'])
  expect(onExpire).toHaveBeenCalledTimes(1)
})

test('a timer that was written long ago shows what is left now, once the lead of the server’s clock is known', () => {
  const root = mount(
    <Timer label="Tickets held" serverNow={serverNow - 10_000} expiresAt={serverNow + 302_000} aheadMs={-3_600_000} />,
  )
  pass(1)
  expect(one(root, '[role="timer"]').textContent).toBe('5:01')
})
