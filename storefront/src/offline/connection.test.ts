// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection, onceConnected, orNotSent } from './connection.ts'

const lost = () => new TypeError('Failed to fetch')
const noCode = () => new TypeError('Failed to fetch dynamically imported module')
const never = Symbol('never')
const soon = <T>(what: Promise<T>) =>
  Promise.race([what, new Promise<typeof never>((resolve) => setTimeout(resolve, 200, never))])

beforeEach(() => {
  sessionStorage.clear()
  connection.headedFor = () => '/events'
})
afterEach(() => {
  window.dispatchEvent(new Event('online'))
  vi.restoreAllMocks()
})

test('a read is repeated when the connection is there again', async () => {
  let tries = 0
  const page = onceConnected(async () => {
    if (++tries === 1) throw lost()
    return 'the page'
  })
  expect(await soon(page)).toBe(never)
  expect(connection.isLost()).toBe(true)
  connection.retry()
  expect(await soon(page)).toBe('the page')
})

test('a read goes on by itself once the server answers again', async () => {
  vi.useFakeTimers()
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(lost())
  let isUp = false
  const page = onceConnected(async () => {
    if (!isUp) throw lost()
    return 'the page'
  })
  await vi.advanceTimersByTimeAsync(7_000)
  expect(connection.isLost()).toBe(true)
  isUp = true
  fetched.mockResolvedValue(new Response('{}'))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await page).toBe('the page')
  expect(connection.isLost()).toBe(false)
  vi.useRealTimers()
})

test('the page requests nothing while the browser knows that it has no connection', async () => {
  window.dispatchEvent(new Event('offline'))
  const read = vi.fn(async () => 'the page')
  const page = onceConnected(read)
  expect(await soon(page)).toBe(never)
  expect(read).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  expect(await soon(page)).toBe('the page')
})

test('a page whose code did not come is loaded as a whole, as soon as the server answers', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const fetched = vi.spyOn(globalThis, 'fetch')
  // The connection comes back while it is found out that there is none.
  fetched.mockImplementationOnce(async () => {
    connection.retry()
    throw lost()
  })
  fetched.mockImplementationOnce(async () => new Response('{}'))
  expect(await soon(onceConnected(() => Promise.reject(noCode())))).toBe(never)
  expect(assign.mock.calls).toEqual([[`${location.origin}/events`]])
  expect(connection.isLost()).toBe(false)

  // A file that stays away would make that endless.
  fetched.mockImplementation(async () => new Response('{}'))
  await expect(onceConnected(() => Promise.reject(noCode()))).rejects.toThrow('imported module')
  expect(assign).toHaveBeenCalledTimes(1)
})

test('a page on which something is filled in stays when code for it did not come', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
  connection.headedFor = () => location.href
  const typed = document.body.appendChild(document.createElement('input'))
  typed.dispatchEvent(new Event('input', { bubbles: true }))
  expect(await soon(onceConnected(() => Promise.reject(noCode())))).toBe(never)
  expect(assign).not.toHaveBeenCalled()

  connection.headedFor = () => '/events'
  expect(await soon(onceConnected(() => Promise.reject(noCode())))).toBe(never)
  expect(assign).toHaveBeenCalledTimes(1)
})

test('a path that begins with two slashes leads to no other host', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
  connection.headedFor = () => '//elsewhere.example/shop'
  expect(await soon(onceConnected(() => Promise.reject(noCode())))).toBe(never)
  expect(new URL(String(assign.mock.calls[0]?.[0])).host).toBe(location.host)
})

test('a form whose code did not come is sent as a browser without scripts would send it', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
  const sent: unknown[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push([this.method, this.action, Object.fromEntries(new FormData(this))])
  })
  const request = new Request('http://localhost/cart', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'intent=more&line=7',
  })
  expect(await soon(orNotSent(() => Promise.reject(noCode()), request))).toBe(never)
  expect(sent).toEqual([['post', 'http://localhost/cart', { intent: 'more', line: '7' }]])
})
