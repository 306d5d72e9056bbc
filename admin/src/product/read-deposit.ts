import type { SetProductDepositRequest } from '@fairground/client/generated/fairground.product-deposits.ts'

type Deposit = SetProductDepositRequest['deposit']

/** Way in which a deposit is entered; `all` is none. */
export type DepositKind = 'all' | 'percentage' | 'amount'

export const kindOf = (deposit: Deposit): DepositKind =>
  deposit === null ? 'all' : deposit.percentage === undefined ? 'amount' : 'percentage'

/** The deposit that the entries mean, null for none; undefined where they are wrong. */
export function readDeposit(kind: DepositKind, entered: string): Deposit | undefined {
  if (kind === 'all') return null
  const value = entered.trim().replace(',', '.')
  if (!/^\d{1,12}([.]\d{1,4})?$/.test(value) || /^[0.]+$/.test(value)) return undefined
  if (kind === 'amount') return { amount: value }
  return /^\d{1,2}([.]|$)/.test(value) ? { percentage: value } : undefined
}
