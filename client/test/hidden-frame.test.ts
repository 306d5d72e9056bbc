// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"enableIframePageLoading":true}}
import { expect, test } from 'vitest'
import { apiKeyAuth } from '../src/auth/api-key.ts'
import { messageFromFrame } from '../src/auth/hidden-frame.ts'
import { generateOAuthData } from '../src/auth/oauth.ts'
import type { Clock } from '../src/clock.ts'

/** A clock whose waits end when the test ends them. */
function standing() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const waits: { milliseconds: number; signal: AbortSignal | undefined }[] = []
  const clock: Clock = {
    now: () => 0,
    wait: (milliseconds, signal) => {
      waits.push({ milliseconds, signal })
      return promise
    },
  }
  return { clock, waits, strike: resolve }
}

const page = (globalThis as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM // where this test runs

const frames = () => [...document.querySelectorAll('iframe')]
const post = (data: unknown, source: MessageEventSource | null | undefined) =>
  window.dispatchEvent(new MessageEvent('message', { data, source: source ?? null }))

test('the frame’s message with our state is the answer; others are not for us', async () => {
  const { clock, waits } = standing()
  const answer = messageFromFrame('about:blank', 's1', clock)
  const [frame] = frames()
  const inside = frame?.contentWindow
  expect(frame?.style.display).toBe('none')
  post({ state: 's1', code: 'stranger' }, window)
  post({ state: 's1', code: 'nobody' }, null)
  post('s1', inside)
  post(undefined, inside)
  post({ state: 'other', code: 'c0' }, inside)
  post({ state: 's1', code: 'c1' }, inside)
  expect(await answer).toEqual({ state: 's1', code: 'c1' })
  expect(frames()).toEqual([])
  expect(waits).toMatchObject([{ milliseconds: 120_000, signal: { aborted: true } }])
})

test('after 120 seconds the flow has timed out, and the frame is gone', async () => {
  const { clock, waits, strike } = standing()
  const answer = messageFromFrame('about:blank', 's1', clock)
  strike()
  await expect(answer).rejects.toThrow('OAuth flow timed out')
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([120_000])
  expect(frames()).toEqual([])
})

test('a key is refused in a page', async () => {
  const connection = { url: 'http://localhost', fetch, clock: standing().clock }
  await expect(apiKeyAuth({ apiKey: 'k', siteId: 's' }).headers(connection)).rejects.toMatchObject({
    name: 'SetupError',
    code: 'KEY_IN_A_PAGE',
  })
})

test('an http address to return to is refused in an https page, and explained', async () => {
  page.setURL('https://shop.example/')
  await expect(generateOAuthData('http://shop.example/callback')).rejects.toThrow('make it with publicUrl(request)')
  expect((await generateOAuthData('https://shop.example/callback')).redirectUri).toBe('https://shop.example/callback')
  page.setURL('http://localhost:3000/')
  expect((await generateOAuthData('http://localhost:3000/callback')).redirectUri).toContain('http:')
})
