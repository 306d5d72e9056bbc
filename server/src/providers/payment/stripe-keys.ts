import type { AccountKeys, CheckedAccount, KnownBefore } from '../../sales/payments/provider.ts'
import { codeOf, type StripeClients, typeOf } from './stripe-client.ts'

type Client = Awaited<ReturnType<StripeClients['of']>>
type Owner = Pick<Extract<CheckedAccount, { ok: true }>, 'name' | 'takesPayments'>
type Refused = Extract<CheckedAccount, { ok: false }>

/** The account of the keys, and what of that which was done with keys before it has. */
export async function checkedKeys(
  clients: StripeClients,
  keys: AccountKeys,
  { payments = [], customer }: KnownBefore = {},
): Promise<CheckedAccount> {
  const client = await clients.of(keys.secretKey)
  const owner = await ownerOf(client)
  if ('ok' in owner) return owner
  const [pair, has, lacksCustomer] = await Promise.all([
    pairOf(client, await clients.of(keys.publicKey)),
    Promise.all(payments.map(async (id) => ((await knows(client.paymentIntents.retrieve(id))) ? [id] : []))),
    customer === undefined ? false : knows(client.customers.retrieve(customer)).then((isKnown) => !isKnown),
  ])
  if (pair === 'MIXED') return { ok: false, isMixed: true }
  if (typeof pair === 'object') return pair
  return { ok: true, ...owner, has: has.flat(), isPair: pair === 'PAIR', ...(lacksCustomer && { lacksCustomer }) }
}

async function ownerOf(client: Client): Promise<Owner | Refused> {
  try {
    const account = await client.accounts.retrieveCurrent()
    const name = account.settings?.dashboard.display_name || account.business_profile?.name || account.id
    return { name, takesPayments: account.charges_enabled }
  } catch (error) {
    const type = typeOf(error)
    // A restricted key may take payments without reading the account.
    if (type === 'StripePermissionError') return restrictedOwner(client)
    if (type !== 'StripeAuthenticationError') throw error
    return refusedBecause(error)
  }
}

async function restrictedOwner(client: Client): Promise<Owner | Refused> {
  try {
    await client.paymentIntents.list({ limit: 1 })
    await client.refunds.list({ limit: 1 })
    return { name: 'Stripe', takesPayments: true }
  } catch (error) {
    if (typeOf(error) !== 'StripePermissionError') throw error
    return refusedBecause(error)
  }
}

const refusedBecause = (error: unknown): Refused => ({
  ok: false,
  problem: error instanceof Error ? error.message : String(error),
})

/** Id of nobody: what Stripe's documentation makes tokens of. */
const NOBODY = '000000000'

/**
 * Proves that both keys are of one account, or of two, by an object that one of them shows the other: a payment, which a public key reads with its
 * client secret, or in an account without any a token, which is used for nothing. What Stripe answers else is no proof.
 */
async function pairOf(client: Client, browser: Client): Promise<'PAIR' | 'MIXED' | 'UNKNOWN' | Refused> {
  try {
    const { data } = await client.paymentIntents.list({ limit: 1 })
    const [{ id, client_secret: secret } = { id: '', client_secret: null }] = data
    const isShared = secret
      ? await knows(browser.paymentIntents.retrieve(id, { client_secret: secret }))
      : await knows(client.tokens.retrieve((await browser.tokens.create({ pii: { id_number: NOBODY } })).id))
    return isShared ? 'PAIR' : 'MIXED'
  } catch (error) {
    const type = typeOf(error)
    // The secret key has just been taken: it is the public one.
    if (type === 'StripeAuthenticationError') return refusedBecause(error)
    if (type === 'StripePermissionError' || type === 'StripeInvalidRequestError') return 'UNKNOWN'
    throw error
  }
}

/** False for an object of another account. */
async function knows(reading: Promise<object>): Promise<boolean> {
  try {
    await reading
    return true
  } catch (error) {
    if (codeOf(error) !== 'resource_missing') throw error
    return false
  }
}
