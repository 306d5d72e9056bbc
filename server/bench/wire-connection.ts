import { connect } from 'node:net'

export interface Answer {
  readonly status: number
  /** Bytes as one character each; ASCII is all that the load looks for. */
  readonly body: string
}

interface Body {
  /** Its content type. */
  readonly type: string
  readonly text: string
}

/** One keep-alive HTTP/1.1 connection: one request at a time, the least work per answer, so that the load is not what is measured. */
export interface Connection {
  /** A body that is a text alone is JSON. */
  call(method: 'GET' | 'POST', path: string, headers?: string, body?: string | Body): Promise<Answer>
  end(): void
}

const HEAD_END = Buffer.from('\r\n\r\n')

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  let waiting: { answered(answer: Answer): void; failed(error: Error): void } | undefined
  let received: Buffer = Buffer.alloc(0)
  const fail = (error: Error) => waiting?.failed(error)

  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const answer = wholeAnswer(received)
    if (!answer) return
    received = Buffer.alloc(0)
    const { answered } = waiting!
    waiting = undefined
    answered(answer)
  })
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The server closed the connection')))

  return {
    call: (method, path, headers = '', body) =>
      new Promise((answered, failed) => {
        if (socket.destroyed) throw new Error('The server has closed the connection')
        waiting = { answered, failed }
        const { type, text } = typeof body === 'string' ? { type: 'application/json', text: body } : (body ?? {})
        const content =
          text === undefined
            ? '\r\n'
            : `content-type: ${type}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
        socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${headers}${content}`)
      }),
    end: () => socket.destroy(),
  }
}

/** Undefined until the last byte is there. Both servers say how long their answers are. */
function wholeAnswer(bytes: Buffer): Answer | undefined {
  const headEnd = bytes.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer without a length: ${head}`)
  const end = headEnd + HEAD_END.length + Number(length)
  if (bytes.length < end) return undefined
  return { status: Number(head.slice(9, 12)), body: bytes.toString('latin1', headEnd + HEAD_END.length, end) }
}
