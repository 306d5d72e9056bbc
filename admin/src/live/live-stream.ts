import { outside } from '../paths.ts'

/** Signal of the server: a change, or that everything may have changed because nobody listened for a while. */
export type LiveSignal =
  | { readonly kind: 'change'; readonly entity: string; readonly entityId: string; readonly slug: string }
  | { readonly kind: 'connected' }

const NAME = 'fairground-live'
/** Milliseconds after a refusal (session over, server full) until the stream is requested again. */
const AGAIN_MS = 20_000

/**
 * Live changes for this tab. Browsers allow few connections per server, so of all tabs only one holds the stream and informs the
 * others; when it closes, another takes over.
 */
export function listen(onSignal: (signal: LiveSignal) => void): () => void {
  const channel = new BroadcastChannel(NAME)
  const leaving = new AbortController()
  channel.onmessage = ({ data }: MessageEvent<LiveSignal>) => onSignal(data)
  const broadcast = (signal: LiveSignal) => {
    channel.postMessage(signal)
    onSignal(signal)
  }
  // Browsers offer locks to secure pages only; elsewhere every tab listens for itself.
  if (navigator.locks) {
    navigator.locks
      .request(NAME, { signal: leaving.signal }, () => hold(broadcast, leaving.signal))
      .catch((reason: unknown) => {
        if (!leaving.signal.aborted) throw reason
      })
  } else void hold(onSignal, leaving.signal)
  return () => {
    leaving.abort()
    channel.close()
  }
}

/** Holds the stream until `leaving`. */
function hold(broadcast: (signal: LiveSignal) => void, leaving: AbortSignal): Promise<void> {
  // The lock may be given to a page that has left meanwhile.
  if (leaving.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    let source: EventSource
    let timer: ReturnType<typeof setTimeout>
    const open = () => {
      source = new EventSource(outside.live())
      source.onopen = () => broadcast({ kind: 'connected' })
      source.onmessage = ({ data }: MessageEvent<string>) => broadcast({ kind: 'change', ...JSON.parse(data) })
      // Lost connections are opened again by the browser; a refusal is final for it, not for us.
      source.onerror = () => {
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN_MS)
      }
    }
    open()
    leaving.addEventListener('abort', () => {
      clearTimeout(timer)
      source.close()
      resolve()
    })
  })
}
