import { InvalidArgument } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { message } from '../../../ground/texts/message.ts'
import type { PaymentDoc } from '../queries.ts'

const HOUR_MS = 60 * 60 * 1000
/** Reserved amounts last for a week at most; an hour is for the clock. */
const MOST_RESERVED_MS = 160 * HOUR_MS
const UNITS_MS = { MINUTES: 60_000, HOURS: HOUR_MS, DAYS: 24 * HOUR_MS } as const

interface DelayedCapture {
  readonly scheduledAction: 'VOID' | 'CAPTURE'
  readonly delayDuration?: { readonly count: number; readonly unit: keyof typeof UNITS_MS } | undefined
}

/** The end of a reserved amount: by itself, unless the merchant decides before. */
export function decisionOf(
  { now }: Ctx,
  { scheduledAction, delayDuration: delay }: DelayedCapture,
  field: string,
): NonNullable<PaymentDoc['decision']> {
  const ms = delay ? delay.count * UNITS_MS[delay.unit] : MOST_RESERVED_MS
  if (ms > MOST_RESERVED_MS)
    throw new InvalidArgument([
      {
        field: `${field}.delayDuration`,
        description: message('violations.atMostHours', { hours: MOST_RESERVED_MS / HOUR_MS }),
        violatedRule: 'VALIDATION',
      },
    ])
  return { act: scheduledAction === 'CAPTURE' ? 'capture' : 'void', at: new Date(now.getTime() + ms).toISOString() }
}
