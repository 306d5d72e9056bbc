/** Longest wait for a process that has nothing left to do. */
const LEAVING_MS = 2_000
/** Requests under way may finish for so long after SIGTERM. */
export const GRACE_MS = 15_000

/** The operator stopped the program before it was up. */
export class StartStopped extends Error {
  override name = 'StartStopped'
}

/**
 * Ends the process with this code once it has nothing left to do, at the latest after two seconds. `process.exit` joins V8's threads
 * at once, and hangs for ever where one of them waits for the main thread to collect garbage.
 */
export function leave(code: number): void {
  process.exitCode = code
  setTimeout(() => process.exit(), LEAVING_MS).unref()
}

/** Ends the process with a sentence for the operator. */
export function refuse(text: string): void {
  process.stderr.write(`${text}\n`)
  leave(1)
}

interface Stoppable {
  stop(): Promise<void>
}

export interface StopSignals {
  /** Aborted, with `StartStopped`, by the first signal that comes. */
  readonly signal: AbortSignal
  /** From now on, and at once where a signal has come, this is stopped in order and the process ends. */
  stops(server: Stoppable): void
}

/** Remembers a signal that comes while the server still starts: what was opened is closed in order. npm may deliver it twice. */
export function stopOnSignals(): StopSignals {
  const waiting = new AbortController()
  let stopping = false
  let running: Stoppable | undefined
  const stop = (server: Stoppable) => {
    setTimeout(() => process.exit(1), GRACE_MS + 15_000).unref()
    server.stop().then(
      () => leave(0),
      (error) => refuse(String(error)),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!stopping && running) stop(running)
      stopping = true
      waiting.abort(new StartStopped('Stopped before it was up'))
    })
  }
  return {
    signal: waiting.signal,
    stops(server) {
      running = server
      if (stopping) stop(server)
    },
  }
}
