import { expect, test } from 'vitest'
import { sessionAuth } from '../src/auth/session.ts'
import { tokenAuth } from '../src/auth/token.ts'
import type { Clock } from '../src/clock.ts'
import { createClient } from '../src/create-client.ts'
import { type Change, changes } from '../src/happenings/changes.ts'
import { serverSentEvents } from '../src/happenings/server-sent-events.ts'
import { answeringServer, refusal } from './answering-server.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const streamOf = (...parts: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(typeof part === 'string' ? utf8(part) : part)
      controller.close()
    },
  })

const eventOf = (data: string, more: object = {}) => ({
  event: 'message',
  data,
  id: undefined,
  retry: undefined,
  ...more,
})

test.for([
  ['one', ['data: a\n\n'], [eventOf('a')]],
  ['several lines', ['data: a\ndata: b\n\n'], [eventOf('a\nb')]],
  ['in pieces', ['da', 'ta: a\r', '\n\r\nda', 'ta:b\r\r'], [eventOf('a')]],
  ['named', ['event: x\nid: 7\ndata: a\n\n'], [eventOf('a', { event: 'x', id: '7' })]],
  ['comments', [':\n\n: beat\n\ndata: a\n\n'], [eventOf('a')]],
  ['a wait', ['retry: 500\n\n'], [eventOf('', { retry: 500 })]],
  ['cut short', ['data: a\n\ndata: b\n'], [eventOf('a')]],
  ['a letter in two pieces', [utf8('data: é').slice(0, 7), utf8('é\n\n').slice(1)], [eventOf('é')]],
] as const)('a stream: %s', async ([, parts, expected]) => {
  const events: unknown[] = []
  for await (const event of serverSentEvents(streamOf(...parts))) events.push(event)
  expect(events).toEqual(expected)
})

const changeOf = (entityId: string): Change => ({ entity: 'order', entityId, slug: 'approved' })
const line = (change: Change) => `data: ${JSON.stringify(change)}\n\n`
const waiting = () => {
  const waits: number[] = []
  const clock: Clock = { now: () => 0, wait: async (milliseconds) => void waits.push(milliseconds) }
  return { waits, clock }
}

test('changes go on after the stream breaks, after as long as the server asks for', async () => {
  const { waits, clock } = waiting()
  const { url, requests } = await answeringServer((_, nth) =>
    nth === 2
      ? refusal(503, 'BUSY')
      : { headers: { 'content-type': 'text/event-stream' }, body: `retry: 700\n\n:\n\n${line(changeOf(`o${nth}`))}` },
  )
  const client = createClient({ url, auth: tokenAuth(() => 't'), modules: {}, clock })
  const controller = new AbortController()
  const seen: Change[] = []
  let opened = 0
  for await (const change of changes(client, { signal: controller.signal, onOpen: () => (opened += 1) })) {
    seen.push(change)
    if (seen.length === 2) controller.abort()
  }
  expect(seen).toEqual([changeOf('o1'), changeOf('o3')])
  expect(opened).toBe(2)
  expect(waits).toEqual([700, 700])
  expect(requests[0]).toMatchObject({ url: '/_live', headers: { authorization: 't', accept: 'text/event-stream' } })
})

test('a reader without the permission gets an error', async () => {
  const { waits, clock } = waiting()
  const { url } = await answeringServer(() => refusal(401, 'UNAUTHENTICATED'))
  const client = createClient({ url, auth: sessionAuth('staff'), modules: {}, clock })
  await expect(changes(client).next()).rejects.toMatchObject({ code: 'UNAUTHENTICATED', requestId: 'r-1' })
  expect(waits).toEqual([])
})
