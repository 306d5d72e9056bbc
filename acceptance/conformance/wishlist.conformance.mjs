import { createClient, OAuthStrategy } from '@wix/sdk'
import { wishlist } from '@wix/stores'
import { expect, test } from 'vitest'
import { clientId, NOWHERE, refusal, STORES, url } from './clients.mjs'
import { newProduct } from './goods.mjs'
import { newMember } from './people.mjs'

const clientOf = (tokens) => createClient({ modules: { wishlist }, auth: OAuthStrategy({ clientId, tokens }) })

/** The published client reads wishlists; calls that it does not make write them. */
async function keep({ accessToken }, products) {
  let kept
  for (const product of products) {
    const response = await fetch(`${url}/ecom/v1/wishlists/add-item`, {
      method: 'POST',
      headers: { authorization: accessToken.value, 'content-type': 'application/json' },
      body: JSON.stringify({ catalogReference: { appId: STORES, catalogItemId: product._id }, returnEntity: true }),
    })
    kept = (await response.json()).wishlist
  }
  return kept
}

test('a member reads what they keep, page by page and by kind', async () => {
  const [mug, bowl] = [await newProduct(), await newProduct()]
  const { someone, id } = await newMember()
  const tokens = someone.auth.getTokens()
  const kept = await keep(tokens, [mug, bowl])
  const { getWishlistById } = clientOf(tokens).wishlist
  const list = await getWishlistById(kept.id)
  expect(list).toMatchObject({ _id: kept.id, ownerId: id, totalCount: 2 })
  expect(list.items.map(({ _id }) => _id).sort()).toEqual([mug._id, bowl._id].sort())
  expect(list.items[0].dateAdded).toBeInstanceOf(Date)
  const second = await getWishlistById(kept.id, { limit: 1, offset: 1 })
  expect(second.items.map(({ _id }) => _id)).toEqual([list.items[1]._id])
  const [{ type, origin }] = list.items
  expect((await getWishlistById(kept.id, { kind: [{ type, origin }] })).totalCount).toBe(2)
  expect(await getWishlistById(kept.id, { kind: [{ type: 'ticket' }] })).toMatchObject({ totalCount: 0, items: [] })
})

test('nobody else’s is there', async () => {
  const { someone } = await newMember()
  const kept = await keep(someone.auth.getTokens(), [await newProduct()])
  const { someone: other } = await newMember()
  const theirs = clientOf(other.auth.getTokens()).wishlist
  for (const id of [kept.id, NOWHERE])
    expect(await refusal(theirs.getWishlistById(id))).toMatchObject({ status: 404, code: 'WISHLIST_NOT_FOUND' })
})
