import * as contract from '@fairground/contract/fairground/saved-payment-methods.ts'
import type { Ctx } from '../../../ground/context.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { callingMember } from '../../../identity/factors/proof.ts'
import { savedOfMember } from './queries.ts'
import { makeDefault, removeSaved, savedToWire } from './saved-methods.ts'

/** A member sees and changes what is theirs alone. */
export function savedMethodRoutes(api: Api): void {
  const listed = async ({ db, now }: Ctx, memberId: string) => ({
    savedPaymentMethods: savedToWire(await db.rows(savedOfMember, { memberId }), now),
  })
  mount(api, contract.listSavedPaymentMethods, async (_request, ctx) => listed(ctx, (await callingMember(ctx)).id))
  mount(api, contract.setDefaultSavedPaymentMethod, async ({ id }, ctx) => {
    const member = await callingMember(ctx)
    await makeDefault(ctx, member.id, id)
    return listed(ctx, member.id)
  })
  mount(api, contract.removeSavedPaymentMethod, async ({ id }, ctx) => {
    await removeSaved(ctx, (await callingMember(ctx)).id, id)
    return {}
  })
}
