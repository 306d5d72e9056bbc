import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { eventMessages } from '@fairground/client/generated/fairground.event-messages.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { staffClient } from './staff-client.ts'

type Answer = 'done' | 'lost' | 'half' | 'read' | 502 | 409

/** A server that gives these answers one after the other, and the keys that it was sent. */
function answering(...answers: readonly Answer[]) {
  const keys: (string | null)[] = []
  const left = [...answers]
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    const answer = left.shift()
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    if (answer === 'half')
      return new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) }))
    if (answer === 502) return new Response('', { status: 502 })
    if (answer === 409) return new Response('{}', { status: 409, headers: { 'retry-after': '1' } })
    return new Response('{}', answer === 'done' ? { headers: { 'x-wix-consistent': '7' } } : {})
  })
  onTestFinished(() => fetched.mockRestore())
  return keys
}

const { eventMessages: messages, wixEventsV2: events } = staffClient({ eventMessages, wixEventsV2 })
const send = (subject = 'Doors at seven') =>
  messages.sendEventMessage({ eventId: 'e-1', subject, body: 'See you.' }).catch(() => undefined)

test.for(['lost', 'half', 502, 409] as const)(
  'a write whose answer is %s carries the same key when it is sent again',
  async (how) => {
    const keys = answering(how, how, 'done', 'done')
    for (let times = 0; times < 4; times += 1) await send()
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
    expect(keys[3]).not.toBe(keys[0])
  },
)

test('another request has another key', async () => {
  const keys = answering('lost', 'done')
  await send()
  await send('Doors at eight')
  expect(keys[1]).not.toBe(keys[0])
})

test('a read in between changes nothing, another write that is done ends it', async () => {
  const keys = answering('lost', 'read', 'lost', 'done', 'done')
  await send()
  await events.queryEvents({})
  await send()
  await events.cancelEvent({ eventId: 'e-2' })
  await send()
  expect(keys[2]).toBe(keys[0])
  expect(keys[4]).not.toBe(keys[0])
})
