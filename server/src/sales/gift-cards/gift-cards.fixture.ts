import { expect } from 'vitest'
import type { TestSite } from '../../../test/fixture.ts'

export const CARDS = '/gift-cards/v1/gift-cards'
export const CODES = '/ecom/v1/gift-cards'
export const CARDS_APP = 'd80111c5-a0f4-47a8-b63a-65b54d774a27'

export interface TestCard {
  readonly id: string
  readonly code: string
}

/** A card over an amount of pounds unless given. */
export async function giveCard({ admin }: TestSite, amount: string, more: object = {}): Promise<TestCard> {
  const reply = await admin.call('POST', CARDS, {
    giftCard: { initialValue: { amount }, currency: 'GBP', source: 'MANUAL', ...more },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const { id, code } = reply.body.giftCard
  return { id, code }
}

export const balanceOf = async ({ admin }: TestSite, { id }: TestCard): Promise<string> =>
  (await admin.call('GET', `${CARDS}/${id}`)).body.giftCard.balance.amount

export const usesOf = async ({ admin }: TestSite, { id }: TestCard) =>
  (await admin.call('GET', `/fairground/v1/gift-cards/${id}/uses`)).body.uses
