import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Queryable } from '../../../ground/database.ts'
import { findAccountKey, openedKey } from '../live/accounts.ts'
import { CarrierFault, type LabelDesk, type LiveCarrier } from '../live/live-carrier.ts'

export interface LabelDeps {
  readonly carrier: Pick<LiveCarrier, 'labels'>
  /** Receives what an operator should know. */
  readonly onFault: (error: unknown) => void
}

/** The carrier with the key of a site. */
export interface LabelCalls {
  readonly desk: LabelDesk
  readonly key: string
  readonly test: boolean
}

type Keyed = Pick<Ctx, 'site' | 'sealer'> & { readonly db: Queryable }

/** Throws CARRIER_ACCOUNT_NOT_FOUND, and CARRIER_KEY_REFUSED for a key that was sealed with another SECRET_KEY. */
export async function labelCalls({ db, site, sealer }: Keyed, { carrier, onFault }: LabelDeps): Promise<LabelCalls> {
  const account = await db.row(findAccountKey, {})
  if (!account) throw new ApiError({ code: 'CARRIER_ACCOUNT_NOT_FOUND' })
  try {
    return { desk: carrier.labels, key: openedKey(sealer, site.id, account.apiKey), test: account.test }
  } catch (error) {
    onFault(error)
    throw new ApiError({ code: 'CARRIER_KEY_REFUSED' })
  }
}

/** The refusal in the words of the carrier, where it has some. */
export const refusedBecause = (problem: string | null): ApiError =>
  problem
    ? new ApiError({ code: 'LABEL_REFUSED', problem }, (t) => t('refusals-staff.labelRefusedBecause', { problem }))
    : new ApiError({ code: 'LABEL_REFUSED' })

/** Refusal for staff of a fault; others are thrown as they are. */
export function refusalOf(error: unknown, { onFault }: Pick<LabelDeps, 'onFault'>): unknown {
  if (!(error instanceof CarrierFault)) return error
  onFault(error)
  if (error.kind === 'key') return new ApiError({ code: 'CARRIER_KEY_REFUSED' })
  if (error.kind === 'question') return refusedBecause(error.message)
  return new ApiError({ code: 'CARRIER_UNREACHABLE' })
}
