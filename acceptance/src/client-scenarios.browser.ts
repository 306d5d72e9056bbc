import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createContext, runInContext } from 'node:vm'
import { edgeGlobals } from '@fairground/client/testing/edge-globals.ts'
import { type MemberScenario, memberScenario } from '@fairground/client/testing/member-scenario.ts'
import { type ShopScenario, shopScenario } from '@fairground/client/testing/shop-scenario.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { root } from './running-shop.ts'
import { SITE, siteOfOthers } from './site-of-others.ts'
import type { sitePage } from './site-page.ts'

/** Scenarios of visitors and members, by our client against the running shop: in Node, in a runtime with the web's standards alone, in a page. */

const { shop, browser } = await openShop({ DEMO: '0' })
const credentials = await shop.credentials()
await merchant(credentials).client.products.createProduct({
  product: { name: 'Ink pot', productType: 'digital', priceData: { price: 12.5 } },
})
const site = await siteOfOthers()
const folder = mkdtempSync(join(tmpdir(), 'scenarios-'))
const file = join(folder, 'scenarios.js')
await promisify(execFile)(process.execPath, [join(root, 'client/package/bundle-scenarios.ts'), file])
const script = readFileSync(file, 'utf8')
rmSync(folder, { recursive: true })
afterAll(() => {
  site?.close()
})

const CALLBACK = `${SITE}/login-callback`

interface Runtime {
  shop(scenario: ShopScenario): Promise<unknown>
  members(scenario: MemberScenario): Promise<unknown>
}

const node: Runtime = { shop: shopScenario, members: memberScenario }

async function inWorker(name: string, scenario: object): Promise<unknown> {
  const context = createContext({ ...edgeGlobals })
  runInContext(script, context)
  expect(runInContext(`[typeof window, typeof document, typeof process, typeof Buffer].join()`, context)).toBe(
    'undefined,undefined,undefined,undefined',
  )
  const seen = runInContext(`scenarios.${name}(${JSON.stringify(scenario)}).then(JSON.stringify)`, context)
  return JSON.parse(await seen)
}
const worker: Runtime = {
  shop: (scenario) => inWorker('shopScenario', scenario),
  members: (scenario) => inWorker('memberScenario', scenario),
}

type Scripted = typeof globalThis & { readonly sitePage: typeof sitePage }
async function inPage<Scenario>(name: 'shopScenario' | 'memberScenario', scenario: Scenario): Promise<unknown> {
  // Refusals are errors of the browser's own console: what the scenario saw says enough.
  const { page, context } = await watchedPage(browser)
  await page.goto(SITE)
  await page.waitForFunction(() => 'sitePage' in globalThis)
  const seen = await page.evaluate(
    ([which, given]) => ((globalThis as Scripted).sitePage[which] as (scenario: unknown) => Promise<unknown>)(given),
    [name, scenario] as const,
  )
  await context.close()
  return seen
}
const page: Runtime = {
  shop: (scenario) => inPage('shopScenario', scenario),
  members: (scenario) => inPage('memberScenario', scenario),
}

describe.each([
  ['Node', node],
  ['a runtime with the web’s standards alone', worker],
  ['a page in a browser', page],
] as const)('%s', (name, runtime) => {
  const mark = name.split(' ').at(-1)?.toLowerCase() ?? ''

  test('a visitor shops, becomes a member with the same cart, and leaves', async () => {
    const { clientId } = credentials
    const member = { email: `shopper-${mark}@example.com`, password: 'lamps over the harbour', redirectUri: CALLBACK }
    expect(await runtime.shop({ url: shop.url, clientId, member })).toEqual({
      startsWithoutCart: true,
      role: 'visitor',
      lines: [1],
      datesAreDates: true,
      foundByPost: 1,
      registered: 'SUCCESS',
      loggedIn: true,
      cartFollowed: [1],
      wrongPassword: { loginState: 'FAILURE', errorCode: 'invalidPassword', error: expect.any(String) },
      loggedInAfter: false,
      cartAfter: false,
    })
  })

  test('members register, verify, sign in, recover, change what is theirs and leave', async () => {
    const { clientId, apiKey } = credentials
    expect(await runtime.members({ url: shop.url, clientId, apiKey, redirectUri: CALLBACK, mark })).toEqual({
      plain: 'SUCCESS',
      entered: true,
      refused: ['emailAlreadyExists', 'invalidEmail', 'FAILURE', 'invalidCaptchaToken'],
      withCaptcha: 'SUCCESS',
      both: ['EMAIL_VERIFICATION_REQUIRED', 'FAILURE', 'OWNER_APPROVAL_REQUIRED', 'SUCCESS', 'FAILURE Unknown _state'],
      logins: ['invalidPassword', 'invalidPassword', 'resetPassword', 'SUCCESS'],
      profile: [true, true, 'Byron'],
      stranger: 'hidden',
      leadsTo: '/products/x',
      recovery: ['SUCCESS', 'FAILURE', 'invalidPassword'],
      again: true,
      logout: '/_api/iam/authentication/v1/logout',
      loggedInAfter: false,
    })
  })
})
