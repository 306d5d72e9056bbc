import * as contract from '@fairground/contract/fairground/factors.ts'
import { present } from '@fairground/domain/present.ts'
import { type Api, mount } from '../../http/mount.ts'
import { devicesOf, forgetDevicesOf } from '../devices/devices.ts'
import { memberWithPassword } from '../passwords/stored-password.ts'
import {
  confirmTotp,
  disableFactor,
  enableEmail,
  enrollTotp,
  type FactorDeps,
  makeRecoveryCodes,
  resetFactors,
} from './change-factors.ts'
import { callingMember } from './proof.ts'
import { countRecoveryCodes, factorsOf } from './queries.ts'

/** Answers hold secrets and attempts count, so an Idempotency-Key has no effect on any of these. */
const once = { once: true } as const

export function factorRoutes(api: Api, deps: FactorDeps): void {
  mount(api, contract.listFactors, async (_request, ctx) => {
    const { id: subjectId, loginEmail } = await callingMember(ctx)
    const { db, now } = ctx
    const factors = await db.rows(factorsOf, { subjectId })
    return {
      factors: factors.map(({ id, type, createdAt, confirmedAt, lastUsedAt }) => ({
        factorId: id,
        type,
        status: confirmedAt === null ? ('INACTIVE' as const) : ('ACTIVE' as const),
        createdDate: createdAt.toISOString(),
        ...present({ lastUsedDate: lastUsedAt === null ? undefined : lastUsedAt.toISOString() }),
      })),
      recoveryCodesLeft: (await db.row(countRecoveryCodes, { subjectId }))?.left ?? 0,
      rememberedDevices: await devicesOf(db, subjectId, now),
      hasPassword: ((await memberWithPassword(db, loginEmail))?.password ?? null) !== null,
    }
  })

  mount(api, contract.enrollTotp, ({ proof }, ctx) => enrollTotp(ctx, proof), once)
  mount(
    api,
    contract.confirmTotp,
    async ({ code }, ctx) => ({ recoveryCodes: await confirmTotp(deps, ctx, code) }),
    once,
  )
  mount(
    api,
    contract.enableEmail,
    async (request, ctx) => ({ recoveryCodes: await enableEmail(deps, ctx, request) }),
    once,
  )
  mount(
    api,
    contract.disableFactor,
    async ({ factorId, proof }, ctx) => {
      await disableFactor(deps, ctx, factorId, proof)
      return {}
    },
    once,
  )
  mount(
    api,
    contract.makeRecoveryCodes,
    async ({ proof }, ctx) => ({ recoveryCodes: await makeRecoveryCodes(deps, ctx, proof) }),
    once,
  )
  mount(api, contract.forgetDevices, async (_request, ctx) => {
    const { id } = await callingMember(ctx)
    await forgetDevicesOf(ctx.db, id)
    return {}
  })
  mount(api, contract.resetFactors, async ({ memberId }, ctx) => {
    await resetFactors(deps, ctx, memberId)
    return {}
  })
}
