import type { OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import type { Transitions } from '../transitions.ts'

/** INITIALIZED: placed, waiting for its payment to begin. PENDING: waiting for a person or provider to decide. */
export const orderTransitions = {
  INITIALIZED: ['PENDING', 'APPROVED', 'REJECTED', 'CANCELED'],
  PENDING: ['APPROVED', 'REJECTED', 'CANCELED'],
  APPROVED: ['CANCELED'],
  REJECTED: [],
  CANCELED: [],
} as const satisfies Transitions<OrderStatus>
