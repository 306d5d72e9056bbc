import type { TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import type { Transitions } from '../transitions.ts'

/** A payment moves along this table only, whatever order a provider's messages arrive in. */
export const transactionTransitions = {
  PENDING: ['APPROVED', 'AUTHORIZED', 'PENDING_MERCHANT', 'DECLINED', 'CANCELED'],
  PENDING_MERCHANT: ['APPROVED', 'AUTHORIZED', 'DECLINED', 'CANCELED'],
  AUTHORIZED: ['APPROVED', 'VOIDED'],
  APPROVED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  REFUNDED: [],
  DECLINED: [],
  CANCELED: [],
  VOIDED: [],
} as const satisfies Transitions<TransactionStatus>
