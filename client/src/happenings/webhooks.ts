import { webCrypto } from '../auth/pkce.ts'
import type { ValueTree } from '../call.ts'
import { type Clock, systemClock } from '../clock.ts'
import { fromWire } from '../values.ts'
import type { DomainEventKind } from './domain-event.ts'

/** A domain event as a webhook brings it. */
export interface DomainEvent<Payload = unknown> {
  /** For example `wix.ecom.v1.order_approved`. */
  readonly eventType: string
  readonly instanceId: string | undefined
  /** Identity that caused it, as the site knows it. */
  readonly identity: unknown
  readonly payload: Payload
}

/** The request is not from the shop: its signature is wrong, it is too old, or it is no webhook at all. */
export class WebhookError extends Error {
  override name = 'WebhookError'
}

export type Listener<Payload> = (event: DomainEvent<Payload>) => void | Promise<void>

export interface WebhookOptions {
  /** Public key of the app, as PEM (`-----BEGIN PUBLIC KEY-----`): the shop signs with its other half. */
  readonly publicKey: string
  readonly clock?: Clock
}

export interface Webhooks {
  /**
   * Calls the listener for events of this kind, of `generated/<module>.events`, and gives back what removes it. A text is the
   * `eventType`, `'*'` all of them; such payloads are as on the wire, and their type is the listener's word.
   */
  on<Payload>(event: DomainEventKind<Payload> | string, listener: Listener<Payload>): () => void
  /** Verifies a body and gives its event back. Rejects with `WebhookError`, or with a `TypeError` when the public key is none. */
  parse(body: string): Promise<DomainEvent>
  /** Verifies a body and awaits the listeners of its event. */
  process(body: string): Promise<DomainEvent>
  /** Answers a request: 200 when the listeners are done, 400 when it is not from the shop, 500 when a listener failed, so that it is sent again. */
  respond(request: Request): Promise<Response>
}

interface Listening {
  readonly listener: Listener<never>
  readonly values: ValueTree | undefined
}

/** Listeners for the events that the shop posts. Nothing unsigned reaches them; only RS256 is accepted, whatever the token says of itself. */
export function webhooks({ publicKey, clock = systemClock }: WebhookOptions): Webhooks {
  const listeners = new Map<string, Set<Listening>>()
  let key: Promise<CryptoKey> | undefined

  async function parse(body: string): Promise<DomainEvent> {
    key ??= importKey(publicKey)
    return eventOf(await verified(body.trim(), await key, clock.now() / 1000))
  }

  async function process(body: string): Promise<DomainEvent> {
    const event = await parse(body)
    for (const type of [event.eventType, '*'])
      for (const { listener, values } of listeners.get(type) ?? []) {
        // A copy: another listener may want it as it came.
        const payload = values ? structuredClone(event.payload) : event.payload
        if (values) fromWire(values, payload)
        await listener({ ...event, payload } as DomainEvent<never>) // who listens says what it expects
      }
    return event
  }

  return {
    on(event, listener) {
      const { eventType, values } = typeof event === 'string' ? { eventType: event } : event
      const known = listeners.get(eventType) ?? new Set()
      const listening = { listener, values }
      listeners.set(eventType, known.add(listening))
      return () => known.delete(listening)
    },
    parse,
    process,
    async respond(request) {
      try {
        await process(await request.text())
        return Response.json({})
      } catch (error) {
        const message = error instanceof WebhookError ? error.message : 'a listener failed'
        return Response.json({ message }, { status: error instanceof WebhookError ? 400 : 500 })
      }
    },
  }
}

const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
/** Clocks differ: a token is accepted so many seconds after its end. */
const LEEWAY_S = 60

async function importKey(pem: string): Promise<CryptoKey> {
  const text = pem.replace(/-----(BEGIN|END) PUBLIC KEY-----/g, '').replace(/\s+/g, '')
  try {
    return await webCrypto().importKey('spki', bytesOf(text), RS256, false, ['verify'])
  } catch (cause) {
    throw new TypeError('the public key cannot be read: it must be an RSA key as PEM', { cause })
  }
}

async function verified(token: string, key: CryptoKey, now: number): Promise<Record<string, unknown>> {
  const [head = '', claims = '', signature = '', ...more] = token.split('.')
  if (!claims || !signature || more.length > 0) throw new WebhookError('the body is not a signed token')
  if (jsonIn(head).alg !== 'RS256') throw new WebhookError('the token is not signed with RS256')
  const signed = new TextEncoder().encode(`${head}.${claims}`)
  if (!(await webCrypto().verify(RS256, key, decoded(signature), signed)))
    throw new WebhookError('the signature is wrong')
  const held = jsonIn(claims)
  if (typeof held.exp === 'number' && held.exp + LEEWAY_S < now) throw new WebhookError('the token has expired')
  return held
}

/** `data` is a text of JSON, and so are `data` and `identity` in it. */
function eventOf({ data }: Record<string, unknown>): DomainEvent {
  const outer = parsed(data)
  if (typeof outer !== 'object' || outer === null || !('eventType' in outer))
    throw new WebhookError('the token holds no event')
  const { eventType, instanceId, identity, data: payload } = outer as Record<string, unknown>
  return {
    eventType: String(eventType),
    instanceId: typeof instanceId === 'string' ? instanceId : undefined,
    identity: parsed(identity),
    payload: parsed(payload),
  }
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function jsonIn(part: string): Record<string, unknown> {
  const value = parsed(new TextDecoder().decode(decoded(part)))
  if (typeof value !== 'object' || value === null) throw new WebhookError('the body is not a signed token')
  return value as Record<string, unknown>
}

const decoded = (part: string): Uint8Array<ArrayBuffer> => {
  try {
    return bytesOf(part.replaceAll('-', '+').replaceAll('_', '/'))
  } catch (cause) {
    throw new WebhookError('the body is not a signed token', { cause })
  }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
