import type { Shop } from '../shop.ts'

/** The browser is the member's from here on: its cookies are exchanged, on the server as in the browser. */
export const beginSession = (shop: Shop, sessionToken: string): Promise<void> => post(shop, 'member', { sessionToken })

export const endSession = (shop: Shop): Promise<void> => post(shop, 'sign-out', {})

async function post({ transport }: Shop, what: string, body: object): Promise<void> {
  const response = await (transport.fetch ?? fetch)(`${transport.url}/_session/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The session could not be changed: ${response.status}`)
}
