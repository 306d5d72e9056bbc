import type { Clock } from '../clock.ts'
import { SetupError } from '../setup-error.ts'

const TIME_OUT_MS = 120_000

/** Message that the page in the frame posts when it is done. */
export interface FrameMessage {
  readonly state: string
  readonly code?: string
  readonly error?: string
  readonly error_description?: string
}

export const hasPage = (): boolean => 'document' in globalThis && 'window' in globalThis

/**
 * Loads an address in a frame nobody sees and waits for the message from that frame which carries `state`. Other messages are
 * not for us. Rejects with 'OAuth flow timed out' after 120 s.
 */
export async function messageFromFrame(url: string, state: string, clock: Clock): Promise<FrameMessage> {
  if (!hasPage())
    throw new SetupError(
      'NO_PAGE',
      'There is no page here to hold a frame. In a server give completeLogin a redirectUri that is registered for the app.',
    )
  const frame = document.createElement('iframe')
  frame.style.display = 'none'
  frame.setAttribute('aria-hidden', 'true')
  const done = new AbortController()
  try {
    const message = new Promise<FrameMessage>((resolve) => {
      window.addEventListener(
        'message',
        ({ data, source }: MessageEvent<FrameMessage | undefined>) => {
          if (source && source === frame.contentWindow && data?.state === state) resolve(data)
        },
        { signal: done.signal },
      )
    })
    const timeOut = clock.wait(TIME_OUT_MS, done.signal).then(() => {
      throw new Error('OAuth flow timed out')
    })
    frame.src = url
    document.body.appendChild(frame)
    return await Promise.race([message, timeOut])
  } finally {
    done.abort()
    frame.remove()
  }
}
