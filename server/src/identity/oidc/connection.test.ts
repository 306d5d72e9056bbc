import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestSite } from '../../../test/fixture.ts'
import { authorizeUrl, authRequest, codeIn, exchange, newPkce, withToken } from '../sign-in/sign-in.fixture.ts'
import { connectionId, isConnection } from './connection.ts'
import { type FixtureProvider, startProvider } from './oidc.fixture.ts'

let provider: FixtureProvider
let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  provider = await startProvider()
  const { issuer, clientId, clientSecret } = provider
  site = await sharedSite({ oidc: { issuer, clientId, clientSecret, name: 'Town ID', staff: false, members: true } })
})
afterAll(async () => {
  await site.close()
  await provider.close()
})

const pathOf = ({ headers }: Reply): string => String(headers.location).replace('http://localhost:8080', '')
const cookiesOf = ({ headers }: Reply): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .filter((line) => !String(line).includes('Max-Age=0'))
    .map((line) => String(line).split(';')[0])
    .join('; ')
const open = (path: string, cookie = '') => site.nobody.call('GET', path, undefined, cookie ? { cookie } : {})

async function authorizeWith(idp: string, prompt: 'none' | 'login' = 'login') {
  const pkce = newPkce()
  const address = await authorizeUrl(await site.visitor(), authRequest(site, pkce, { idp }), prompt)
  return { pkce, reply: await open(address) }
}

test('an app that names the connection gets the member whom the provider vouches for', async () => {
  const { providers } = (await open('/fairground/v1/sign-in-providers')).body
  const { pkce, reply } = await authorizeWith(providers[0].idpConnectionId)
  const setOut = await open(pathOf(reply))
  const claims = { sub: 'ada', email: 'ada@example.com', email_verified: true }
  const back = provider.signIn(String(setOut.headers.location), { claims })
  const signedIn = await open(back.pathname + back.search, cookiesOf(setOut))
  const answer = await open(pathOf(signedIn), cookiesOf(signedIn))
  expect([answer.status, String(answer.headers.location)]).toEqual([
    302,
    expect.stringMatching(/^http:\/\/localhost:3000\/login-callback\?code=.+&state=/),
  ])
  const { body } = await exchange(site, codeIn(answer), pkce.verifier)
  const me = await withToken(site, body.access_token).call('GET', '/oauth2/user-info')
  expect(me.body).toMatchObject({ email: 'ada@example.com', emailVerified: true })
})

test('a visitor is not prompted where nothing may be shown; another connection is none', async () => {
  const silent = await authorizeWith(connectionId(provider.issuer), 'none')
  expect(pathOf(silent.reply)).toContain('error=login_required')
  const other = await authorizeWith(site.siteId)
  expect(pathOf(other.reply)).toContain('error=invalid_request')
})

test.for([
  ['as it is', 'https://id.example', connectionId('https://id.example'), true],
  ['with a slash', 'https://id.example/', connectionId('https://id.example'), true],
  ['in capitals', 'https://id.example', connectionId('https://id.example').toUpperCase(), true],
  ['another', 'https://id.example', connectionId('https://id.example.net'), false],
  [
    'by the name that published clients have',
    'https://accounts.google.com',
    '0e6a50f5-b523-4e29-990d-f37fa2ffdd69',
    true,
  ],
  ['by the name of another', 'https://id.example', '0e6a50f5-b523-4e29-990d-f37fa2ffdd69', false],
] as const)('a connection selects a provider: %s', ([, issuer, id, expected]) => {
  expect(isConnection(issuer, id)).toBe(expected)
})
