import { AppStrategy, createClient } from '@wix/sdk'
import { products } from '@wix/stores'
import { describe, expect, test } from 'vitest'
import { apiKey, clientId, NOWHERE, refusal, siteId } from './clients.mjs'
import { newMember } from './people.mjs'

const modules = { products }
const app = (options) =>
  createClient({ modules, auth: AppStrategy({ appId: clientId, appSecret: apiKey, ...options }) })

describe('an app of the owner', () => {
  test('by its instance: calls with what its secret is worth', async () => {
    const client = app({ instanceId: siteId })
    const { product } = await client.products.createProduct({
      name: 'Made by an app',
      productType: 'physical',
      priceData: { price: 1 },
    })
    expect((await client.products.queryProducts().eq('_id', product._id).find()).items).toHaveLength(1)
  })

  test('by the token of a page: reads as that person, and elevated as itself', async () => {
    const { someone } = await newMember()
    const { value: accessToken } = someone.auth.getTokens().accessToken
    const client = app({ accessToken })
    await client.products.queryProducts().limit(1).find()
    expect(await refusal(client.products.createProduct({ name: 'Mine', priceData: { price: 1 } }))).toMatchObject({
      status: 403,
    })
    expect(await client.auth.getTokenInfo()).toMatchObject({ active: true, subjectType: 'MEMBER', siteId, clientId })
    const { value: refreshToken } = someone.auth.getTokens().refreshToken
    expect(await app({ refreshToken }).auth.getTokenInfo()).toMatchObject({ active: true, subjectType: 'MEMBER' })
    const elevated = createClient({ modules, auth: await client.auth.elevated() })
    expect(
      (await elevated.products.createProduct({ name: 'Its own', productType: 'physical', priceData: { price: 1 } }))
        .product.name,
    ).toBe('Its own')
  })

  test('not with another secret, nor for an app that nobody registered', async () => {
    for (const options of [{ appSecret: 'fgk_rubbish' }, { appId: NOWHERE }])
      await expect(app({ instanceId: siteId, ...options }).auth.getAuthHeaders()).rejects.toThrow(
        /Failed to exchange instance ID for access token.*401/,
      )
  })

  test('a refresh token that nobody issued is no way in', async () => {
    await expect(app({ refreshToken: 'fgr_rubbish' }).auth.getAuthHeaders()).rejects.toThrow(
      /Failed to exchange refresh token for access token.*401/,
    )
  })
})
