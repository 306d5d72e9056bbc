/** One event of a stream: its `data` lines joined. */
export interface ServerSentEvent {
  readonly event: string
  readonly data: string
  readonly id: string | undefined
  /** Milliseconds that the server wants the client to wait before it connects again, when it sent them since the last event. */
  readonly retry: number | undefined
}

/** The events of a stream as it arrives. A text that ends without an empty line is not an event; comments are skipped. */
export async function* serverSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  let rest = ''
  let fields: { event?: string; data?: string[]; id?: string; retry?: number } = {}
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += value
      // A CR at the end may be half of a CR LF.
      const whole = rest.endsWith('\r') ? rest.length - 1 : rest.length
      const lines = rest.slice(0, whole).split(/\r\n|\n|\r/)
      rest = (lines.pop() ?? '') + rest.slice(whole)
      for (const line of lines) {
        if (line !== '') {
          fields = withLine(fields, line)
          continue
        }
        const { event = 'message', data, id, retry } = fields
        if (data || retry !== undefined) yield { event, data: data?.join('\n') ?? '', id, retry }
        fields = {}
      }
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

function withLine(fields: { event?: string; data?: string[]; id?: string; retry?: number }, line: string) {
  const at = line.indexOf(':')
  const [name, value] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).replace(/^ /, '')]
  if (name === 'data') return { ...fields, data: [...(fields.data ?? []), value] }
  if (name === 'event' || name === 'id') return { ...fields, [name]: value }
  return name === 'retry' && /^\d+$/.test(value) ? { ...fields, retry: Number(value) } : fields
}
