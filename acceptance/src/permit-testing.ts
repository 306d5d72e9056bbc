import type { Credentials } from './running-shop.ts'

const EXAMPLE_SITE = 'http://localhost:3000'

/**
 * Lets an empty shop be tested as its owner would in the settings: test payments, test mode, and an app that leads back to sites
 * on this machine. `testMode` takes a server that permits a test clock.
 */
export async function permitTesting({ url, apiKey, siteId, clientId }: Omit<Credentials, 'admin'>): Promise<void> {
  const set = async (path: string, change: object) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'PATCH',
      headers: { authorization: apiKey, 'wix-site-id': siteId, 'content-type': 'application/json' },
      body: JSON.stringify(change),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  await set('/fairground/v1/site-testing', { testPayments: true, testMode: true })
  await set(`/fairground/v1/oauth-apps/${clientId}`, {
    redirectUris: [
      `${EXAMPLE_SITE}/login-callback`,
      'http://127.0.0.1:5173/callback',
      'http://localhost:41199/callback',
      `${url}/callback`,
    ],
    postFlowOrigins: [EXAMPLE_SITE, url],
  })
}
