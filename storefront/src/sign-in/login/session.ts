import type { Shop } from '../../shop.ts'

type Reached = Pick<Shop, 'transport'>

/**
 * The browser is the member's from here on: its cookies are exchanged, on the server as in the browser. With a device token it is
 * without a second step next time.
 */
export const beginSession = (shop: Reached, sessionToken: string, deviceToken?: string): Promise<void> =>
  post(shop, 'member', { sessionToken, deviceToken })

export const endSession = (shop: Reached): Promise<void> => post(shop, 'sign-out', {})

async function post({ transport }: Reached, what: string, body: object): Promise<void> {
  const response = await (transport.fetch ?? fetch)(`${transport.url}/_session/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The session could not be changed: ${response.status}`)
}
