import { afterEach, expect, test, vi } from 'vitest'
import { showWidget } from './captcha-widget.ts'

const named = window as unknown as Record<string, unknown>
const listeners = () => ({ solved: vi.fn(), over: vi.fn(), failed: vi.fn() })
afterEach(() => {
  delete named.turnstile
  delete named.grecaptcha
  vi.restoreAllMocks()
})

test('the widget stands in its place with the site’s key, and tells what comes of it', async () => {
  const render = vi.fn()
  // Theirs refuses `ready` to a script that came late.
  const ready = vi.fn(() => {
    throw new Error('not with async')
  })
  named.turnstile = { render, ready }
  const place = document.createElement('div')
  const spies = listeners()
  await showWidget('turnstile', 'key-1', place, spies)
  const [where, options] = render.mock.calls[0] ?? []
  expect(where).toBe(place)
  expect(options).toMatchObject({ sitekey: 'key-1', theme: 'light' })
  options.callback('token-1')
  options['expired-callback']()
  options['error-callback']()
  expect(spies.solved).toHaveBeenCalledExactlyOnceWith('token-1')
  expect(spies.over).toHaveBeenCalledOnce()
  expect(spies.failed).toHaveBeenCalledOnce()
})

test('reCAPTCHA is waited for until it is ready', async () => {
  const render = vi.fn()
  let then = () => {}
  named.grecaptcha = {
    render,
    ready: (call: () => void) => {
      then = call
    },
  }
  const shown = showWidget('recaptcha', 'key-2', document.createElement('div'), listeners())
  await Promise.resolve()
  expect(render).not.toHaveBeenCalled()
  then()
  await shown
  expect(render).toHaveBeenCalledOnce()
})

test('a script that cannot be had, or brings nothing, is a failure', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  const shown = showWidget('turnstile', 'key', document.createElement('div'), listeners())
  const script = append.mock.calls[0]?.[0] as HTMLScriptElement // what was appended
  expect(script.src).toMatch(/^https:\/\/challenges\.cloudflare\.com\//)
  script.dispatchEvent(new Event('error'))
  await expect(shown).rejects.toThrow('could not be loaded')
  await expect(showWidget('other', 'key', document.createElement('div'), listeners())).rejects.toThrow('other')
})
