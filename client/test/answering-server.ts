import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Received {
  readonly method: string
  /** Path with query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** `hangUp` closes the connection without an answer; `after` is awaited before the answer leaves. */
export interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly hangUp?: true
  readonly after?: Promise<void>
}

/** A real HTTP server for one test, which records what it received and answers as configured. Closed when the test ends. */
export async function answeringServer(answer: (request: Received, nth: number) => Answer) {
  const requests: Received[] = []
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', async () => {
      const { method = '', url = '', headers } = incoming
      const request = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') }
      requests.push(request)
      const { status = 200, headers: given = {}, body = {}, hangUp, after } = answer(request, requests.length)
      await after
      if (hangUp) {
        incoming.socket.destroy()
        return
      }
      outgoing.writeHead(status, { 'content-type': 'application/json', ...given })
      outgoing.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const { port } = server.address() as AddressInfo // it listens on TCP
  return { url: `http://127.0.0.1:${port}`, requests }
}

export const refusal = (status: number, code: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { 'x-wix-request-id': 'r-1', ...headers },
  body: { message: code, details: { applicationError: { code, description: `${code}.`, data: { left: 2 } } } },
})
