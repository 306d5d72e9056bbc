import type { FactorType } from '@fairground/contract/enumerations/identity.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import type { Member } from '../accounts/member.ts'
import { isRemembered } from '../devices/devices.ts'
import { writeSecondStepToken } from '../mailed-codes/state-token.ts'
import { countRecoveryCodes, factorsOf, type SecondFactor } from './queries.ts'

interface Offered {
  readonly availableFactors: { factorType: FactorType; factorStatus: 'ENABLED' }[]
  readonly reason: 'USER_SETTINGS'
}

/** Holds nothing about the member: the password alone was proved. */
export interface SecondStep {
  readonly state: 'REQUIRE_MFA'
  readonly stateToken: string
  readonly requireMfaData: Offered
}

/** Factors that somebody may use after the password. */
export const activeFactors = async (db: Queryable, subjectId: string): Promise<SecondFactor[]> =>
  (await db.rows(factorsOf, { subjectId })).filter(({ confirmedAt }) => confirmedAt !== null).map(({ type }) => type)

/** Their factors, and a recovery code while there is one left. */
export async function offered(db: Queryable, subjectId: string, active: readonly SecondFactor[]): Promise<Offered> {
  const { left = 0 } = (await db.row(countRecoveryCodes, { subjectId })) ?? {}
  const types: readonly FactorType[] = left > 0 ? [...active, 'RECOVERY_CODE'] : active
  return {
    availableFactors: types.map((factorType) => ({ factorType, factorStatus: 'ENABLED' })),
    reason: 'USER_SETTINGS',
  }
}

/** The second step of a sign-in; undefined for who has none, or signs in where they are remembered. */
export async function requireSecondStep(
  tx: Tx,
  ctx: Pick<Ctx, 'site' | 'now' | 'newId'>,
  member: Member,
  {
    visitorId,
    device,
    rateLimitFactor,
  }: { readonly visitorId: string | null; readonly device: string | undefined; readonly rateLimitFactor: number },
): Promise<SecondStep | undefined> {
  const active = await activeFactors(tx, member.id)
  if (active.length === 0 || (await isRemembered(tx, member.id, device, ctx.now))) return undefined
  // People who have an app as well request the mail when they want it.
  const mailed = active.every((type) => type === 'EMAIL')
  const stateToken = await writeSecondStepToken(tx, ctx, member, { visitorId, mail: { mailed, rateLimitFactor } })
  return { state: 'REQUIRE_MFA', stateToken, requireMfaData: await offered(tx, member.id, active) }
}
