import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, invalid, listed, pageOf, refused } from './stripe-answers.ts'
import { type Form, formOf } from './stripe-form.ts'
import { standInTaxes } from './stripe-taxes.ts'
import { type Behaviour, type GivenCard, type StandInMethod, standInWallets } from './stripe-wallets.ts'

/** A payment intent, in the fields that a shop reads. Amounts are in the smallest unit. */
export interface StandInIntent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly currency: string
  readonly capture_method: string
  readonly client_secret: string
  created: number
  readonly metadata: Readonly<Record<string, string>>
  status: string
  amount_received: number
  last_payment_error: { code: string; decline_code?: string } | null
  cancellation_reason: string | null
  readonly customer: string | null
  readonly setup_future_usage: string | null
  payment_method: string | null
  next_action: object | null
}

interface StandInRefund {
  readonly id: string
  readonly object: 'refund'
  readonly amount: number
  readonly payment_intent: string
  readonly currency: string
  created: number
  readonly metadata: Readonly<Record<string, string>>
  status: string
  failure_reason?: string
}

export interface StandInDispute {
  readonly id: string
  readonly object: 'dispute'
  readonly amount: number
  readonly currency: string
  readonly payment_intent: string
  readonly reason: string
  readonly evidence_details: { readonly due_by: number | null }
  status: string
}

interface Sent {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Keys of the account that the stand-in knows. */
export const STAND_IN_KEYS = {
  publicKey: 'pk_test_standin',
  secretKey: 'sk_test_standin',
  messagesSecret: 'whsec_standin',
}

/** Calls that the stand-in does not answer for now. */
export interface Hold {
  readonly at: 'door' | 'answer'
  readonly isHeld: (call: string) => boolean
  /** Method and path of those that wait. */
  readonly waiting: string[]
  /** Resolves when they are let go. */
  readonly isOver: Promise<void>
}

/** Outcome of a payment that a buyer confirms in the component. */
export type Confirmed = 'succeed' | 'decline' | 'challenge' | 'process'

export interface StripeStandIn {
  readonly url: string
  readonly intents: Map<string, StandInIntent>
  readonly refunds: Map<string, StandInRefund>
  readonly disputes: Map<string, StandInDispute>
  /** Customers by id, with what was sent of each. */
  readonly customers: Map<string, Form>
  readonly methods: Map<string, StandInMethod>
  /** Stored answers by the keys of their requests. */
  readonly answers: Map<string, unknown>
  /** Calculations of taxes, and sales that are recorded. */
  readonly taxes: ReturnType<typeof standInTaxes>
  /** The card that buyers give in the component. */
  card: Behaviour
  /** The same: which card it is. */
  gives: GivenCard
  /** The buyer asks their bank for the money of a payment. */
  dispute(paymentId: string, status?: string): StandInDispute
  /** Method and path of each call, in order. */
  readonly calls: string[]
  /** Answers that are lost after the work was done. */
  lose: number
  /** The same of one kind of call alone. */
  loseAfter: { readonly method: string; readonly path: string; times: number } | undefined
  /** Calls of these kinds are held, at the door or with their work done, until they are let go or their caller is gone. */
  hold: Hold | undefined
  /** Keys of requests are a day old. */
  forgetKeys(): void
  /** Secret keys of the account. */
  readonly secretKeys: Set<string>
  /** Public keys that are of another account than the secret ones; every other is of the same. */
  readonly foreignKeys: Set<string>
  /** The key is a restricted one that may not read disputes. */
  hidesDisputes: boolean
  /** The same of tokens. */
  hidesTokens: boolean
  /** The same of charges. */
  hidesCharges: boolean
  /** Gives back a payment, as its owner does on the pages of Stripe. */
  refundThere(paymentId: string, amount: number): void
  /** Refunds are begun in this state. */
  refundsBegin: 'succeeded' | 'pending' | 'failed'
  intentOf(paymentId: string): StandInIntent
  confirm(paymentId: string, outcome: Confirmed): void
  /** The next state of a payment that is processing or waits for the buyer's bank. */
  finish(paymentId: string, outcome: 'succeed' | 'decline'): void
  /** A signed event about an object, as it is sent to the shop's address. */
  event(type: string, object: unknown, change?: { id?: string; at?: Date; secret?: string }): Sent
  close(): Promise<void>
}

/** Least amounts that Stripe charges are near 30 pence. */
const LEAST = 30

/**
 * A server that speaks the part of Stripe's HTTP that the provider uses: forms in, JSON out, error objects, keys of idempotency with stored
 * answers, and signed events. It can lose answers; tests send its events twice, late and in any order.
 */
export async function stripeStandIn(): Promise<StripeStandIn> {
  const intents = new Map<string, StandInIntent>()
  const refunds = new Map<string, StandInRefund>()
  const disputes = new Map<string, StandInDispute>()
  const wallets = standInWallets()
  const taxes = standInTaxes()
  const { customers, methods } = wallets
  const secretKeys = new Set([STAND_IN_KEYS.secretKey])
  const foreignKeys = new Set<string>()
  const tokens = new Set<string>()
  const stored = new Map<string, { readonly request: string; readonly answer: Answer }>()
  const state = {
    lose: 0,
    loseAfter: undefined as StripeStandIn['loseAfter'],
    hold: undefined as StripeStandIn['hold'],
    hidesDisputes: false,
    hidesTokens: false,
    hidesCharges: false,
    refundsBegin: 'succeeded' as StripeStandIn['refundsBegin'],
    card: 'succeeds' as Behaviour,
    gives: {} as GivenCard,
  }
  const calls: string[] = []

  const create = (form: Form): Answer => {
    const amount = Number(form.amount)
    if (!Number.isSafeInteger(amount) || amount < 1)
      return invalid('parameter_invalid_integer', 'Invalid integer: amount')
    if (amount < LEAST) return invalid('amount_too_small', 'The amount must be at least 30 pence')
    const customer = form.customer === undefined ? null : String(form.customer)
    if (customer !== null && !customers.has(customer))
      return invalid('resource_missing', `No such customer: '${customer}'`)
    const method = form.payment_method === undefined ? undefined : methods.get(String(form.payment_method))
    if (form.payment_method !== undefined && (method === undefined || method.customer !== customer))
      return invalid('resource_missing', `No such PaymentMethod: '${form.payment_method}'`)
    const id = `pi_${randomUUID().replaceAll('-', '')}`
    const intent: StandInIntent = {
      id,
      object: 'payment_intent',
      amount,
      currency: String(form.currency),
      capture_method: String(form.capture_method ?? 'automatic'),
      client_secret: `${id}_secret_${randomUUID().slice(0, 8)}`,
      created: Math.floor(Date.now() / 1000),
      metadata: form.metadata as Record<string, string>,
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: null,
      cancellation_reason: null,
      customer,
      setup_future_usage: form.setup_future_usage === undefined ? null : String(form.setup_future_usage),
      payment_method: method?.id ?? null,
      next_action: null,
    }
    intents.set(id, intent)
    return method && form.confirm === 'true' ? chargedTo(intent, method, form) : { status: 200, body: intent }
  }

  /** A saved card is charged at once; nobody is there to answer a bank when it is `off_session`. */
  const chargedTo = (intent: StandInIntent, { behaves }: StandInMethod, form: Form): Answer => {
    if (behaves === 'succeeds') return confirmed(intent, 'succeed')
    if (behaves === 'declines') return confirmed(intent, 'decline')
    if (form.off_session !== 'true') {
      intent.status = 'requires_action'
      intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url: `https://bank.example/${intent.id}` } }
      return { status: 200, body: intent }
    }
    intent.last_payment_error = { code: 'authentication_required', decline_code: 'authentication_required' }
    return refused(402, {
      type: 'card_error',
      code: 'authentication_required',
      message: 'The card must be authenticated.',
      payment_intent: intent,
    })
  }

  /** The buyer confirms in the component: the card that they give is attached to the customer for whom it is saved. */
  const given = (intent: StandInIntent, outcome: Confirmed): Answer => {
    const answer = confirmed(intent, outcome)
    if (outcome !== 'succeed' || answer.status !== 200 || intent.payment_method) return answer
    const owner = intent.setup_future_usage === 'off_session' ? intent.customer : null
    intent.payment_method = wallets.addCard(state.card, owner, state.gives)
    return answer
  }

  const act = (intent: StandInIntent, action: string, form: Form): Answer => {
    const unexpected = invalid('payment_intent_unexpected_state', `This PaymentIntent is ${intent.status}`)
    switch (action) {
      case 'cancel': {
        if (['succeeded', 'canceled', 'processing'].includes(intent.status)) return unexpected
        intent.status = 'canceled'
        return { status: 200, body: intent }
      }
      case 'capture': {
        if (intent.status !== 'requires_capture') return unexpected
        const part = Number(form.amount_to_capture ?? intent.amount)
        if (part > intent.amount) return invalid('amount_too_large', 'The amount is greater than what is capturable')
        if (part < LEAST) return invalid('amount_too_small', 'The amount must be at least 30 pence')
        paid(intent, part)
        return { status: 200, body: intent }
      }
      case 'confirm':
        return form.client_secret === intent.client_secret
          ? given(intent, form.outcome as Confirmed)
          : invalid('payment_intent_invalid_parameter', 'The client secret is wrong')
      default:
        return invalid('resource_missing', 'Unrecognized request URL', 404)
    }
  }

  const refund = (form: Form): Answer => {
    const intent = intents.get(String(form.payment_intent))
    if (!intent) return invalid('resource_missing', `No such payment_intent: '${form.payment_intent}'`, 404)
    if (intent.status !== 'succeeded') return invalid('charge_not_refundable', 'There is no successful charge')
    if ([...disputes.values()].some(({ payment_intent, status }) => payment_intent === intent.id && status !== 'won'))
      return invalid('charge_disputed', 'The charge has been charged back')
    const given = [...refunds.values()].filter(
      ({ payment_intent, status }) => payment_intent === intent.id && status !== 'failed',
    )
    const left = given.reduce((sum, { amount }) => sum - amount, intent.amount_received)
    const amount = Number(form.amount ?? left)
    if (amount > left) return invalid('charge_already_refunded', `Refund amount is greater than what is left`)
    const made: StandInRefund = {
      id: `re_${randomUUID().replaceAll('-', '')}`,
      object: 'refund',
      amount,
      payment_intent: intent.id,
      currency: intent.currency,
      created: Math.floor(Date.now() / 1000),
      metadata: form.metadata as Record<string, string>,
      status: state.refundsBegin,
      ...(state.refundsBegin === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
    }
    refunds.set(made.id, made)
    return { status: 200, body: made }
  }

  const answer = (method: string, { pathname, searchParams }: URL, form: Form): Answer => {
    const [, , kind, id, action] = pathname.split('/')
    if (kind === 'tokens' && state.hidesTokens)
      return refused(403, { type: 'invalid_request_error', message: 'The key lacks a permission' })
    if (kind === 'tokens' && id !== undefined)
      return tokens.has(id)
        ? { status: 200, body: { id, object: 'token' } }
        : invalid('resource_missing', `No such token: '${id}'`, 404)
    if (kind === 'account') return { status: 200, body: accountOf() }
    if (kind === 'payment_intents' && method === 'POST' && id === undefined) return create(form)
    if (kind === 'payment_intents' && id !== undefined) {
      const intent = intents.get(id)
      if (!intent) return invalid('resource_missing', `No such payment_intent: '${id}'`, 404)
      return action === undefined ? { status: 200, body: intent } : act(intent, action, form)
    }
    if (kind === 'payment_intents') {
      const of = searchParams.get('customer')
      if (of !== null && !customers.has(of)) return invalid('resource_missing', `No such customer: '${of}'`)
      return listed([...intents.values()].filter((intent) => of === null || intent.customer === of).reverse())
    }
    if (kind === 'customers') return wallets.customer(method, id, form)
    if (kind === 'payment_methods' && id !== undefined) return wallets.savedMethod(id, action)
    if (kind === 'refunds' && method === 'POST') return refund(form)
    if (kind === 'charges') {
      if (state.hidesCharges)
        return refused(403, { type: 'invalid_request_error', message: 'The key lacks a permission' })
      return pageOf(
        [...intents.values()].filter(({ amount_received }) => amount_received > 0).map(chargeOf),
        searchParams,
      )
    }
    if (kind === 'refunds' && searchParams.has('created[gte]')) return pageOf([...refunds.values()], searchParams)
    if (kind === 'refunds') {
      const of = searchParams.get('payment_intent')
      if (of !== null && !intents.has(of)) return invalid('resource_missing', `No such payment_intent: '${of}'`, 404)
      return listed([...refunds.values()].filter(({ payment_intent }) => of === null || payment_intent === of))
    }
    if (kind === 'disputes') {
      if (state.hidesDisputes)
        return refused(403, { type: 'invalid_request_error', message: 'The key lacks a permission' })
      const of = searchParams.get('payment_intent')
      return listed([...disputes.values()].filter(({ payment_intent }) => of === payment_intent))
    }
    return invalid('resource_missing', `Unrecognized request URL (${method}: ${pathname})`, 404)
  }

  /** Calls with a public key: a payment whose client secret it has, and tokens, which the account of the key has alone. */
  const publicly = (key: string, method: string, url: URL, form: Form): Answer => {
    const [, , kind, id = '', action] = url.pathname.split('/')
    const isForeign = foreignKeys.has(key)
    if (kind === 'tokens' && method === 'POST') {
      const made = `pii_${randomUUID().replaceAll('-', '')}`
      if (!isForeign) tokens.add(made)
      return { status: 200, body: { id: made, object: 'token', type: 'pii' } }
    }
    if (kind !== 'payment_intents' || isForeign)
      return invalid('resource_missing', `No such payment_intent: '${id}'`, 404)
    if (action === 'confirm') return answer(method, url, form)
    const { status, body } = answer(method, url, form)
    const secret = status === 200 && (body as StandInIntent).client_secret
    return secret === false || secret === url.searchParams.get('client_secret')
      ? { status, body }
      : invalid('payment_intent_invalid_parameter', 'The client secret is wrong')
  }

  /** Waits where such a call is held. True when its caller is gone by then. */
  const isGone = async (at: Hold['at'], call: string, { socket }: IncomingMessage): Promise<boolean> => {
    const { hold } = state
    if (hold?.at !== at || !hold.isHeld(call)) return false
    hold.waiting.push(call)
    const gone = new Promise<void>((resolve) => socket.once('close', resolve))
    await Promise.race([gone, hold.isOver])
    return socket.destroyed
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const body = await bodyOf(request)
    calls.push(`${request.method} ${url.pathname}`)
    const key = request.headers['idempotency-key']
    const sent = `${request.method} ${url.pathname} ${body}`
    const before = typeof key === 'string' ? stored.get(key) : undefined
    const bearer = bearerOf(request)
    const isPublic = bearer.startsWith('pk_test_')
    if (!isPublic && !secretKeys.has(bearer)) {
      send(response, refused(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }))
      return
    }
    if (before && before.request !== sent) {
      const message = 'Keys for idempotent requests can only be used with the same parameters'
      send(response, refused(400, { type: 'idempotency_error', message }))
      return
    }
    const call = `${request.method} ${url.pathname}`
    if (await isGone('door', call, request)) return
    const isTax = url.pathname.startsWith('/v1/tax/')
    if (isTax && taxes.state.fault === 'silent') return
    const result =
      before?.answer ??
      (isPublic
        ? publicly(bearer, request.method ?? 'GET', url, formOf(body))
        : isTax
          ? taxes.answer(request.method ?? 'GET', url, body)
          : answer(request.method ?? 'GET', url, formOf(body)))
    // As it was then: later changes of the object do not reach a stored answer.
    if (typeof key === 'string' && !before) stored.set(key, { request: sent, answer: structuredClone(result) })
    const { loseAfter } = state
    const isLost = loseAfter?.method === request.method && loseAfter?.path === url.pathname && loseAfter.times > 0
    if (isLost || state.lose > 0) {
      if (isLost && loseAfter) loseAfter.times--
      else state.lose--
      request.socket.destroy()
      return
    }
    if (await isGone('answer', call, request)) return
    send(response, result, before !== undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP

  const intentOf = (paymentId: string): StandInIntent => {
    const found = [...intents.values()].find(({ metadata }) => metadata.payment_id === paymentId)
    if (!found) throw new Error(`The stand-in has no intent of ${paymentId}`)
    return found
  }
  const dispute = (paymentId: string, status = 'needs_response'): StandInDispute => {
    const { id: intent, amount, currency } = intentOf(paymentId)
    const made: StandInDispute = {
      id: `dp_${randomUUID().replaceAll('-', '')}`,
      object: 'dispute',
      amount,
      currency,
      payment_intent: intent,
      reason: 'product_not_received',
      evidence_details: { due_by: Math.floor(Date.now() / 1000) + 7 * 24 * 60 * 60 },
      status,
    }
    disputes.set(made.id, made)
    return made
  }
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    intents,
    refunds,
    disputes,
    customers,
    methods,
    answers: stored,
    taxes,
    secretKeys,
    foreignKeys,
    dispute,
    refundThere: (paymentId: string, amount: number) =>
      void refund({ payment_intent: intentOf(paymentId).id, amount: String(amount), metadata: {} }),
    calls,
    intentOf,
    confirm: (paymentId: string, outcome: Confirmed) => void given(intentOf(paymentId), outcome),
    finish: (paymentId: string, outcome: 'succeed' | 'decline') => void given(intentOf(paymentId), outcome),
    event: signedEvent,
    forgetKeys: () => stored.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  })
}

const accountOf = () => ({
  id: 'acct_standin',
  object: 'account',
  charges_enabled: true,
  settings: { dashboard: { display_name: 'Stand-in Ltd' } },
})

/** The charge of a paid intent; its id sorts as the intent's does. */
const chargeOf = ({ id, amount_received: taken, currency, created, metadata }: StandInIntent) => ({
  id: id.replace('pi_', 'ch_'),
  object: 'charge',
  amount: taken,
  amount_captured: taken,
  captured: true,
  status: 'succeeded',
  currency,
  created,
  metadata,
  payment_intent: id,
})

function paid(intent: StandInIntent, taken = intent.amount): void {
  intent.status = 'succeeded'
  intent.amount_received = taken
}

function confirmed(intent: StandInIntent, outcome: Confirmed): Answer {
  if (['succeeded', 'canceled', 'requires_capture'].includes(intent.status))
    return invalid('payment_intent_unexpected_state', `This PaymentIntent is ${intent.status}`)
  switch (outcome) {
    case 'succeed': {
      if (intent.capture_method === 'manual') intent.status = 'requires_capture'
      else paid(intent)
      break
    }
    case 'challenge': {
      intent.status = 'requires_action'
      break
    }
    case 'process': {
      intent.status = 'processing'
      break
    }
    case 'decline': {
      intent.status = 'requires_payment_method'
      intent.last_payment_error = { code: 'card_declined', decline_code: 'generic_decline' }
      return refused(402, {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined.',
        payment_intent: intent,
      })
    }
    default:
      return outcome satisfies never
  }
  return { status: 200, body: intent }
}

function signedEvent(
  type: string,
  object: unknown,
  {
    id = `evt_${randomUUID()}`,
    at = new Date(),
    secret = STAND_IN_KEYS.messagesSecret,
  }: { id?: string; at?: Date; secret?: string } = {},
): Sent {
  const time = Math.floor(at.getTime() / 1000)
  const body = JSON.stringify({ id, object: 'event', type, created: time, livemode: false, data: { object } })
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${mac}` } }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Key of a request. The account has the same for tests and for real money. */
const bearerOf = ({ headers }: IncomingMessage): string =>
  String(headers.authorization ?? '')
    .replace('Bearer ', '')
    .replace('_live_', '_test_')

function send(response: ServerResponse, { status, body }: Answer, isReplay = false): void {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'request-id': `req_${randomUUID().slice(0, 8)}`,
    'access-control-allow-origin': '*',
  }
  if (isReplay) headers['idempotent-replayed'] = 'true'
  response.writeHead(status, headers).end(JSON.stringify(body))
}
