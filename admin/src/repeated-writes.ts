import { randomId } from './random-id.ts'

const KEY = 'idempotency-key'
/** Comes with the answers to writes alone. */
const POSITION = 'x-wix-consistent'

/**
 * Sends as `send` does, and gives each POST and PATCH an idempotency key. A write whose answer was lost may have been done: the same
 * request, sent again, carries the same key, so that a second press neither mails guests twice nor raises prices twice. Once another
 * write is done, the same request may mean to do it again, and gets a key of its own.
 */
export function repeatable(send: typeof fetch): typeof fetch {
  const lost = new Map<string, string>()
  return async (input, init = {}) => {
    const { method = 'GET', body } = init
    if (method === 'GET') return send(input, init)
    const headers = new Headers(init.headers)
    const request = `${method} ${String(input)} ${String(body)}`
    const key = lost.get(request) ?? randomId()
    if ((method === 'POST' || method === 'PATCH') && !headers.has(KEY)) headers.set(KEY, key)
    try {
      const response = await send(input, { ...init, headers })
      const text = await response.text()
      if (isOpen(response)) lost.set(request, key)
      else lost.delete(request)
      if (response.ok && response.headers.has(POSITION)) lost.clear()
      return new Response(text, response)
    } catch (error) {
      lost.set(request, key)
      throw error
    }
  }
}

/** True where the write may be done all the same: something between here and the server answered, or the first try is under way. */
const isOpen = ({ status, headers }: Response): boolean =>
  status >= 500 || (status === 409 && headers.has('retry-after'))
