import { createClient, OAuthStrategy } from '@wix/sdk'
import { wishlist } from '@wix/stores'
import { expect, test } from 'vitest'
import { clientId, NOWHERE, refusal, STORES, url } from './clients.mjs'
import { newProduct } from './goods.mjs'
import { newMember } from './people.mjs'

const clientOf = (tokens) => createClient({ modules: { wishlist }, auth: OAuthStrategy({ clientId, tokens }) })

/** The published client reads wishlists; calls that it does not make write them. */
async function keep({ accessToken }, products) {
  let saved
  for (const product of products) {
    const response = await fetch(`${url}/ecom/v1/wishlists/add-item`, {
      method: 'POST',
      headers: { authorization: accessToken.value, 'content-type': 'application/json' },
      body: JSON.stringify({ catalogReference: { appId: STORES, catalogItemId: product._id }, returnEntity: true }),
    })
    saved = (await response.json()).wishlist
  }
  return saved
}

test('a member reads what they keep, page by page and by kind', async () => {
  const [mug, bowl] = [await newProduct(), await newProduct()]
  const { someone, id } = await newMember()
  const tokens = someone.auth.getTokens()
  const saved = await keep(tokens, [mug, bowl])
  const { getWishlistById } = clientOf(tokens).wishlist
  const list = await getWishlistById(saved.id)
  expect(list).toMatchObject({ _id: saved.id, ownerId: id, totalCount: 2 })
  expect(list.items.map(({ _id }) => _id).sort()).toEqual([mug._id, bowl._id].sort())
  expect(list.items[0].dateAdded).toBeInstanceOf(Date)
  const second = await getWishlistById(saved.id, { limit: 1, offset: 1 })
  expect(second.items.map(({ _id }) => _id)).toEqual([list.items[1]._id])
  const [{ type, origin }] = list.items
  expect((await getWishlistById(saved.id, { kind: [{ type, origin }] })).totalCount).toBe(2)
  expect(await getWishlistById(saved.id, { kind: [{ type: 'ticket' }] })).toMatchObject({ totalCount: 0, items: [] })
})

test('nobody else’s is there', async () => {
  const { someone } = await newMember()
  const saved = await keep(someone.auth.getTokens(), [await newProduct()])
  const { someone: other } = await newMember()
  const theirs = clientOf(other.auth.getTokens()).wishlist
  for (const id of [saved.id, NOWHERE])
    expect(await refusal(theirs.getWishlistById(id))).toMatchObject({ status: 404, code: 'WISHLIST_NOT_FOUND' })
})
