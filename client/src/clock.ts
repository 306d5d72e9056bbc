/** The time and waiting for it. Tests hand in their own; nothing in the client reads another. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after so many milliseconds, or rejects with the reason of the abort, whichever comes first. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }, milliseconds)
      if (signal?.aborted) stop()
      else signal?.addEventListener('abort', stop, { once: true })
    }),
}
