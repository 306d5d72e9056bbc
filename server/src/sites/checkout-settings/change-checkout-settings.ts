import type { CheckoutSettingsChange } from '@fairground/contract/ecom/checkout-settings.ts'
import { canonical } from '@fairground/domain/canonical.ts'
import type { Static } from 'typebox'
import { record } from '../../audit/record.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { CheckoutPage } from '../../ground/site.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { isLibraryPicture } from '../library-picture.ts'
import { lockSettings } from '../lock-settings.ts'
import { insertPolicyVersion, writeCheckoutPage } from './queries.ts'

type Change = Static<typeof CheckoutSettingsChange>

/**
 * Changes what is given and leaves the rest as it stands; null empties a field. A change of the policies' texts is a new version of
 * them. The domain event makes every other process read the site.
 */
export function changeCheckoutSettings(ctx: Ctx, publicUrl: string, change: Change): Promise<CheckoutPage | undefined> {
  assertOwnLogo(change, publicUrl)
  return ctx.db.inTx(async (tx) => {
    const { settings } = (await tx.row(lockSettings, {})) ?? ctx.site
    const before = settings.checkout
    const { policiesRevision = 0, createdAt = ctx.now.toISOString(), updatedAt: _, ...rest } = before ?? {}
    const stored: Change = rest
    const after: Change = merged(stored, change)
    if (canonical(after) === canonical(stored)) return before
    const isOtherText = canonical(after.checkoutPolicies ?? {}) !== canonical(stored.checkoutPolicies ?? {})
    const page: CheckoutPage = {
      ...after,
      policiesRevision: policiesRevision + (isOtherText ? 1 : 0),
      createdAt,
      updatedAt: ctx.now.toISOString(),
    }
    await tx.run(writeCheckoutPage, { checkout: page })
    if (isOtherText)
      await tx.run(insertPolicyVersion, {
        revision: BigInt(page.policiesRevision),
        policies: after.checkoutPolicies ?? {},
        at: ctx.now,
      })
    await happen(tx, [{ entity: 'site', entityId: ctx.site.id, slug: 'checkoutSettingsSet', payload: {} }], ctx)
    await record(tx, ctx, { action: 'checkout.settings', target: ctx.site, before: stored, after })
    return page
  })
}

const isParts = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The fields after a change; null empties one, and a part without fields is left out. A logo is another or the same, never a mixture. */
function merged(before: object, change: object): Record<string, unknown> {
  const after: Record<string, unknown> = { ...before }
  for (const [field, value] of Object.entries(change)) {
    const is = isParts(value) && field !== 'image' ? merged(isParts(after[field]) ? after[field] : {}, value) : value
    if (is === null || (isParts(is) && Object.keys(is).length === 0)) delete after[field]
    else if (is !== undefined) after[field] = is
  }
  return after
}

/** Pages show pictures of this shop's library alone. */
function assertOwnLogo({ checkoutBrand }: Change, publicUrl: string): void {
  const url = checkoutBrand?.header?.logo?.image?.url
  if (url === undefined || isLibraryPicture(url, publicUrl)) return
  throw new InvalidArgument([
    {
      field: 'checkoutSettings.checkoutBrand.header.logo.image.url',
      description: message('violations.mediaAddress'),
      violatedRule: 'VALIDATION',
    },
  ])
}
