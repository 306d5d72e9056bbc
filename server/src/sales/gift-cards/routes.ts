import * as codes from '@fairground/contract/ecom/gift-vouchers.ts'
import { GIFT_CARDS_APP_ID } from '@fairground/contract/enumerations/gift-cards.ts'
import * as ours from '@fairground/contract/fairground/gift-cards.ts'
import * as contract from '@fairground/contract/gift-vouchers/gift-vouchers.ts'
import { giftCardStatus, obfuscated } from '@fairground/domain/gift-cards/gift-card.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { likeText } from '../../db/like.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { orderNumber } from '../../ground/order-number.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Post } from '../../mail/post.ts'
import { writeMail } from '../../mail/post.ts'
import { orderPriceWriter } from '../purchase/order-price.ts'
import { hashOfCode } from './create-card.ts'
import { assertValid, createGiftCard, disableGiftCard, getCard } from './edit-cards.ts'
import { mailOfCard } from './mail-card.ts'
import { listCards, usesOfCard } from './queries.ts'
import { cardOfApp, redeem, voidRedemption } from './redeem.ts'
import { cardToWire } from './wire.ts'

const PAGE = 50
const MOST_USES = 200

interface Needs {
  readonly publicUrl: string
  readonly post: Pick<Post, 'soon'>
}

export function giftCardRoutes(api: Api, needs: Needs): void {
  // The answer has the code, which is not stored beside its key: the card itself has the key.
  mount(
    api,
    contract.createGiftCard,
    async (request, ctx) => {
      const { card, code } = await createGiftCard(ctx, request)
      return { giftCard: cardToWire(ctx, card, code) }
    },
    { once: true },
  )
  mount(api, contract.disableGiftCard, async ({ giftCardId }, ctx) => ({
    giftCard: cardToWire(ctx, await disableGiftCard(ctx, giftCardId)),
  }))
  mount(api, contract.sendGiftCardEmail, ({ giftCardId }, ctx) => mailAgain(ctx, needs, giftCardId))
  mount(api, contract.getGiftCard, async ({ giftCardId }, ctx) => ({
    giftCard: cardToWire(ctx, await getCard(ctx.db, giftCardId)),
  }))

  mount(api, codes.getGiftCard, async ({ code, appId }, ctx) => {
    const card = await cardOfApp(ctx.db, code, appId)
    return {
      giftCard: {
        obfuscatedCode: obfuscated(card.suffix),
        balance: { value: formatAmount(card.balance, card.currency), currency: card.currency },
        status: giftCardStatus(card, ctx.now),
        appId: GIFT_CARDS_APP_ID,
        externalId: card.id,
      },
    }
  })
  mount(api, codes.redeemGiftCard, async (request, ctx) => ({ transactionId: await redeem(ctx, request) }))
  mount(api, codes.voidTransaction, async ({ transactionId, appId }, ctx) => {
    await voidRedemption(ctx, transactionId, appId)
    return {}
  })
  listRoutes(api)
}

function listRoutes(api: Api): void {
  mount(api, ours.listGiftCards, async ({ search = '', status, limit = PAGE, offset = 0 }, ctx) => {
    const rows = await ctx.db.rows(listCards, {
      pattern: `%${likeText(search.trim())}%`,
      codeHash: hashOfCode(search),
      status: status ?? null,
      now: ctx.now,
      limit,
      offset,
    })
    return { giftCards: rows.map((row) => cardToWire(ctx, row)), total: rows[0]?.all ?? 0 }
  })
  mount(api, ours.listGiftCardUses, async ({ giftCardId }, ctx) => {
    const card = await getCard(ctx.db, giftCardId)
    const write = orderPriceWriter(card.currency, ctx.site.locale)
    const uses = await ctx.db.rows(usesOfCard, { id: card.id, limit: MOST_USES })
    return {
      uses: uses.map((use) => ({
        amount: write(use.amount),
        returned: use.state !== 'HELD' && use.state !== 'COMMITTED',
        held: use.state === 'HELD',
        date: use.at.toISOString(),
        ...present({
          orderId: use.orderId ?? undefined,
          orderNumber: use.orderNumber === null ? undefined : orderNumber(ctx.site, use.orderNumber),
        }),
      })),
    }
  })
}

async function mailAgain(ctx: Ctx, { publicUrl, post }: Needs, id: string): Promise<Record<string, never>> {
  await ctx.db.inTx(async (tx) => {
    const card = await getCard(tx, id)
    assertValid(card, ctx.now)
    const mail = await mailOfCard(tx, { ...ctx, publicUrl }, card.id)
    if (!mail) throw new ApiError({ code: 'GIFT_CARD_RECIPIENT_NOT_FOUND' })
    await writeMail(tx, { ...mail, bounded: true }, ctx)
  })
  post.soon(ctx.site.id)
  return {}
}
