import { data } from 'react-router'

/** Waits that end when somebody retries or the browser is connected again. */
let waiting: (() => void)[] = []
/** How often that was so. */
let retries = 0
const watchers = new Set<() => void>()
/** It went while the page stood: a page of this computer's own server also comes without a network. */
let gone = false
/** A form that loads a whole page was kept from leaving. */
let unsent = false
const tell = () => {
  for (const watcher of watchers) watcher()
}

/** What the offline notice follows. */
export const connection = {
  /** Whether something waits for a connection, or the browser lost its own. */
  isLost: (): boolean => waiting.length > 0 || gone,
  /** Whether the browser lost its own: what it is asked to do now fails. */
  isGone: (): boolean => gone,
  /** Whether a form was kept from leaving while the browser had no connection. */
  isUnsent: (): boolean => unsent,
  keepForm(): void {
    unsent = true
    tell()
  },
  retry(): void {
    retries++
    const going = waiting
    waiting = []
    tell()
    for (const go of going) go()
  },
  watch(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
}

if (!import.meta.env.SSR) {
  window.addEventListener('offline', () => {
    gone = true
    tell()
  })
  window.addEventListener('online', () => {
    gone = false
    unsent = false
    connection.retry()
  })
}

/** Says why the cart does not open. */
export function cartWaits(toast: (toast: { message: string }) => void): void {
  if (gone) toast({ message: 'There is no connection. Your cart opens when you are back online.' })
}

/** Whether no answer came at all: a call of the client, or a file of the page's code. */
export const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ConnectionError' ||
    (error instanceof TypeError && /fetch|module|network|load failed/i.test(error.message)))

/** Repeats reading after each retry until it answers; the page stays as it is meanwhile. Ends with `signal`, when it is not wanted any more. */
export async function onceConnected<T>(read: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    const before = retries
    try {
      return await read()
    } catch (error) {
      if (!isLost(error) || signal?.aborted) throw error
      if (isCode(error) && (await answers())) throw error
      // The connection may have come back while it was found out that there was none.
      if (retries === before) await retried(signal)
    }
  }
}

const isCode = (error: unknown): boolean => error instanceof TypeError && error.message.includes('module')

/** A file that is gone, while the server answers, was replaced by an upgrade: waiting would not bring it. */
const answers = (): Promise<boolean> =>
  fetch('/_me').then(
    ({ ok }) => ok,
    () => false,
  )

const retried = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const go = () => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }
    const stop = () => {
      waiting = waiting.filter((one) => one !== go)
      tell()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', stop, { once: true })
    waiting.push(go)
    tell()
  })

/** What a form says that could not be sent. Nothing is repeated by itself: the visitor decides. */
const NOT_SENT = 'There is no connection. What you entered is still here: try again when you are back online.'
const notSent = () => data({ message: NOT_SENT, errors: {}, values: {} }, { status: 503 })

/** Sends a form, or answers in its place that there is no connection. */
export async function orNotSent(send: () => Promise<unknown>): Promise<unknown> {
  if (gone) return notSent()
  try {
    return await send()
  } catch (error) {
    if (!isLost(error)) throw error
    return notSent()
  }
}
