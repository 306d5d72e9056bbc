import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Site } from '../../ground/site.ts'
import { policiesRevisionOf } from '../../sites/checkout-settings/checkout-page.ts'
import { type ResolvedLine, resolveLines } from '../lines/resolve-lines.ts'
import type { Sellables } from '../sellables/registry.ts'
import { changeCheckout } from './change-checkout.ts'
import type { CheckoutConsent, CheckoutDoc } from './checkout.ts'

interface Given {
  readonly policiesRevision?: string
  readonly marketing?: boolean
}

/** Stores what the buyer agrees to, in place of what they agreed to before. Throws POLICIES_CHANGED for a version that does not stand. */
export async function setConsent(ctx: Ctx, sellables: Sellables, id: string, given: Given): Promise<CheckoutConsent> {
  const { policiesRevision, marketing = false } = given
  const consent: CheckoutConsent = {
    marketing,
    ...present({ policiesRevision, acceptedAt: policiesRevision && ctx.now.toISOString() }),
  }
  assertStanding(ctx.site, consent)
  await changeCheckout(ctx, id, async (before, db) => ({
    doc: { ...before, consent },
    lines: (await resolveLines({ ...ctx, db }, sellables, before.lines)).lines,
  }))
  return consent
}

function assertStanding(site: Site, { policiesRevision }: CheckoutConsent): void {
  const revision = policiesRevisionOf(site)
  if (policiesRevision !== undefined && policiesRevision !== revision)
    throw new ApiError({ code: 'POLICIES_CHANGED', policiesRevision: revision })
}

/** Facts that the order records of it. Nothing is bought on policies that changed after they were accepted. */
export function consentFacts(site: Site, { consent }: CheckoutDoc, lines: readonly ResolvedLine[]) {
  if (!consent) return {}
  assertStanding(site, consent)
  return present({
    marketingConsent: consent.marketing || undefined,
    checkoutPolicies: consent.policiesRevision
      ? {
          revision: consent.policiesRevision,
          ...present({ acceptedAt: consent.acceptedAt }),
          isDigital: lines.some(({ sellable }) => sellable.itemType === 'DIGITAL'),
        }
      : undefined,
  })
}
