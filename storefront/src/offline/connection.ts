import { data } from 'react-router'
import { t } from '../texts.ts'

/** Waits that end when somebody retries or the browser is connected again. */
let waiting: (() => void)[] = []
/** Number of such retries. */
let retries = 0
const watchers = new Set<() => void>()
/** It went while the page stood: a page of this computer's own server also comes without a network. */
let gone = false
/** A form that loads a whole page could not leave. */
let unsent = false
/** Page on which something was filled in last. */
let filledIn = ''
const notify = () => {
  for (const watcher of watchers) watcher()
}

/** State that the offline notice follows. */
export const connection = {
  /** True when something waits for a connection, or the browser lost its own. */
  isLost: (): boolean => waiting.length > 0 || gone,
  /** True when the browser lost its own: everything it starts now fails. */
  isGone: (): boolean => gone,
  /** Subject of the notice: a form could not leave, the browser has no network, or something waits for the server. */
  lack: (): 'unsent' | 'offline' | 'away' | undefined => {
    if (gone) return unsent ? 'unsent' : 'offline'
    return waiting.length > 0 ? 'away' : undefined
  },
  holdForm(): void {
    unsent = true
    notify()
  },
  retry(): void {
    retries++
    const going = waiting
    waiting = []
    notify()
    for (const go of going) go()
  },
  /** The address that the page is going to, or stands at. */
  headedFor: (): string => location.href,
  watch(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
}

if (!import.meta.env.SSR) {
  window.addEventListener('offline', () => {
    gone = true
    notify()
  })
  window.addEventListener('online', () => {
    gone = false
    unsent = false
    connection.retry()
  })
  window.addEventListener('input', () => {
    filledIn = location.href
  })
}

/** Explains why the cart does not open. */
export function cartWaits(toast: (toast: { message: string }) => void): void {
  if (gone) toast({ message: t('offline.cartWaits') })
}

/** True when no answer came at all: a call of the client, or a file of the page's code. */
export const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ConnectionError' ||
    (error instanceof TypeError && /fetch|module|network|load failed/i.test(error.message)))

/**
 * Repeats reading after each retry until it answers; the page stays as it is meanwhile. Ends with `signal`, when it is not wanted any more.
 *
 * Code is another matter: browsers do not ask again for a file of it that they failed to get, and after an upgrade the file is gone. As
 * soon as the server answers, `instead` is loaded as a whole page, which by default is where the visitor was going. A page on which
 * something is filled in stays without what the code would have added: its form can be sent without it.
 */
export async function onceConnected<T>(
  read: () => Promise<T>,
  { signal, instead = connection.headedFor }: { signal?: AbortSignal; instead?: () => string } = {},
): Promise<T> {
  for (;;) {
    if (gone) await retried(signal)
    const before = retries
    try {
      return await read()
    } catch (error) {
      if (!isLost(error) || signal?.aborted) throw error
      if (isCode(error)) return await loadPage(instead, error, signal)
      // The connection may have come back since the request.
      if (retries === before) await retried(signal)
    }
  }
}

const isCode = (error: unknown): boolean => error instanceof TypeError && error.message.includes('module')

/** Loads a page as a whole once the server answers; not again at once, which would never end where a file stays away. */
async function loadPage(address: () => string, error: unknown, signal: AbortSignal | undefined): Promise<never> {
  for (;;) {
    const before = retries
    if (await answers()) break
    if (retries === before) await retried(signal)
  }
  const wanted = address()
  // A path that begins with two slashes names another host.
  const url = wanted.startsWith('/') ? location.origin + wanted : wanted
  if (url !== filledIn || url !== location.href) {
    if (Date.now() - Number(sessionStorage.reloaded ?? 0) < RELOADED_MS) throw error
    sessionStorage.reloaded = Date.now()
    location.assign(url)
  }
  return new Promise<never>(() => {})
}

const RELOADED_MS = 10_000

const answers = (): Promise<boolean> =>
  fetch('/_me').then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Polls the server while something waits, and retries when it answers again. A browser without a network reports by itself when
 * that ends.
 */
let polling: ReturnType<typeof setInterval> | undefined
function poll(): void {
  polling ??= setInterval(async () => {
    if (waiting.length === 0) {
      clearInterval(polling)
      polling = undefined
    } else if (!gone && (await answers())) connection.retry()
  }, POLL_MS)
}

const POLL_MS = 3_000

const retried = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const go = () => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }
    const stop = () => {
      waiting = waiting.filter((one) => one !== go)
      notify()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', stop, { once: true })
    waiting.push(go)
    notify()
    poll()
  })

/** Message of a form that could not be sent. Nothing is repeated by itself: the visitor decides. */
const notSent = () => data({ message: t('offline.notSent'), errors: {}, values: {} }, { status: 503 })

/** Sends a form, or answers in its place that there is no connection. `request` is a copy of what is sent. */
export async function orNotSent(send: () => Promise<unknown>, request: Request): Promise<unknown> {
  if (gone) return notSent()
  try {
    return await send()
  } catch (error) {
    if (!isLost(error)) throw error
    return isCode(error) && (await answers()) ? sendAsPage(request) : notSent()
  }
}

/** As a browser without scripts would: what sends the form in place did not come, and will not. */
async function sendAsPage(request: Request): Promise<never> {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: request.url, hidden: true })
  for (const [name, value] of await request.formData())
    if (typeof value === 'string') form.append(Object.assign(document.createElement('input'), { name, value }))
  document.body.append(form)
  form.submit()
  return new Promise<never>(() => {})
}
