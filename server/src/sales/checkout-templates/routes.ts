import * as contract from '@fairground/contract/ecom/checkout-templates.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { perAddress } from '../../http/rate-limits.ts'
import { createCheckout } from '../checkouts/operations.ts'
import type { StoreDeps } from '../sellables/store-deps.ts'
import {
  createTemplate,
  createTemplates,
  deleteTemplate,
  getTemplate,
  listTemplates,
  updateTemplate,
} from './change-templates.ts'
import { type TemplateRow, templateToWire } from './documents.ts'

const one = async (row: Promise<TemplateRow>) => ({ checkoutTemplate: templateToWire(await row) })

export function checkoutTemplateRoutes(api: Api, deps: StoreDeps): void {
  mount(api, contract.createCheckoutTemplate, ({ checkoutTemplate }, ctx) =>
    one(createTemplate(ctx, deps.sellables, checkoutTemplate)),
  )
  mount(api, contract.bulkCreateCheckoutTemplates, async ({ checkoutTemplates, returnEntity }, ctx) =>
    answerBulk(
      await createTemplates(ctx, deps.sellables, checkoutTemplates),
      returnEntity ? templateToWire : undefined,
    ),
  )
  mount(api, contract.getCheckoutTemplate, ({ checkoutTemplateId }, ctx) => one(getTemplate(ctx, checkoutTemplateId)))
  mount(api, contract.updateCheckoutTemplate, ({ checkoutTemplate: { id, ...change }, fieldMask }, ctx) =>
    one(
      updateTemplate(ctx, deps.sellables, {
        ...masked(change, fieldMask, contract.CheckoutTemplateChanges, 'checkoutTemplate'),
        id,
      }),
    ),
  )
  mount(api, contract.deleteCheckoutTemplate, async ({ checkoutTemplateId }, ctx) => {
    await deleteTemplate(ctx, checkoutTemplateId)
    return {}
  })
  mount(api, contract.queryCheckoutTemplates, async ({ query }, ctx) => {
    const { rows, paging } = await listTemplates(ctx, 'template', query)
    return { checkoutTemplates: rows.map(templateToWire), pagingMetadata: paging }
  })
  mount(
    api,
    contract.createCheckoutFromTemplate,
    async (request, ctx) => {
      const id = await fillCheckout(ctx, deps, request)
      return { checkoutId: id, checkoutUrl: `${deps.publicUrl}/checkout/${id}`, purchaseFlowId: id }
    },
    // Programs follow links too, with a visitor's token for each: the network's limit bounds what they leave behind.
    { limit: () => perAddress('filled-checkouts', 60) },
  )
}

/** Rules of each checkout of a template. */
const settingsOf = (given: TemplateRow['doc']['customization']) =>
  given && present({ lockCouponCode: given.lockedCoupon, disabledManualPayment: given.disabledManualPayment })

interface Filling {
  readonly checkoutTemplateId: string
  readonly siteId?: string
}

/** A checkout of the caller with everything of a template, whose prices staff set. What is sold out, or whose coupon is over, refuses it. */
async function fillCheckout(ctx: Ctx, { sellables }: StoreDeps, { checkoutTemplateId, siteId }: Filling) {
  if (siteId !== undefined && siteId.toLowerCase() !== ctx.site.id)
    throw new ApiError({ code: 'CHECKOUT_TEMPLATE_NOT_FOUND', checkoutTemplateId })
  const { doc } = await getTemplate(ctx, checkoutTemplateId)
  if (doc.status !== 'ACTIVE') throw new ApiError({ code: 'CHECKOUT_TEMPLATE_INACTIVE', checkoutTemplateId })
  const { lineItems, customLineItems, couponCode, externalReference, customization } = doc
  const request = {
    lineItems,
    customLineItems,
    pricedByStaff: true as const,
    couponCode: couponCode ?? null,
    checkoutInfo: present({ externalReference, customSettings: settingsOf(customization) }),
    channelType: 'WEB' as const,
  }
  const { checkout } = await createCheckout(ctx, sellables, request)
  return checkout.id
}
