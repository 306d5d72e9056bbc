import { randomUUID } from 'node:crypto'
import { type Answer, invalid } from './stripe-answers.ts'
import type { Form } from './stripe-form.ts'

/** Outcome of later charges of a card. */
export type Behaviour = 'succeeds' | 'declines' | 'asks'

export interface StandInMethod {
  readonly id: string
  readonly object: 'payment_method'
  readonly type: 'card'
  readonly card: {
    readonly brand: string
    readonly last4: string
    readonly exp_month: number
    readonly exp_year: number
    readonly fingerprint: string
  }
  readonly behaves: Behaviour
  customer: string | null
}

/** Card that a buyer gives: another one each time unless it says which. */
export interface GivenCard {
  readonly fingerprint?: string
  readonly year?: number
}

/** Customers of the stand-in for Stripe, and the cards that they have saved. */
export function standInWallets() {
  const customers = new Map<string, Form>()
  const methods = new Map<string, StandInMethod>()

  const customer = (method: string, id: string | undefined, form: Form): Answer => {
    if (id === undefined) {
      const made = `cus_${randomUUID().replaceAll('-', '')}`
      customers.set(made, form)
      return { status: 200, body: { id: made, object: 'customer' } }
    }
    if (!customers.has(id)) return invalid('resource_missing', `No such customer: '${id}'`, 404)
    if (method !== 'DELETE') return { status: 200, body: { id, object: 'customer' } }
    customers.delete(id)
    for (const one of methods.values()) if (one.customer === id) one.customer = null
    return { status: 200, body: { id, object: 'customer', deleted: true } }
  }

  const savedMethod = (id: string, action: string | undefined): Answer => {
    const found = methods.get(id)
    if (!found) return invalid('resource_missing', `No such PaymentMethod: '${id}'`, 404)
    if (action === 'detach') found.customer = null
    return { status: 200, body: found }
  }

  /** Adds a card that is charged with this outcome later, and belongs to the customer if there is one. Returns its id. */
  const addCard = (behaves: Behaviour, customer: string | null, given: GivenCard = {}): string => {
    const id = `pm_${randomUUID().replaceAll('-', '')}`
    methods.set(id, {
      id,
      object: 'payment_method',
      type: 'card',
      card: {
        brand: 'visa',
        last4: '4242',
        exp_month: 12,
        exp_year: given.year ?? new Date().getUTCFullYear() + 3,
        fingerprint: given.fingerprint ?? randomUUID(),
      },
      behaves,
      customer,
    })
    return id
  }

  return { customers, methods, customer, savedMethod, addCard }
}
