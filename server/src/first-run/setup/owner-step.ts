import { newId } from '../../ground/ids.ts'
import { writtenIn } from '../../ground/texts/message.ts'
import { accountFault, changeAccount } from '../../identity/staff/password/change-account.ts'
import { WrongAnswer } from './questions.ts'
import type { Walk } from './setup-shop.ts'

/** Name, address and password of the owner, by the rules of the account's own page. */
export const walkOwner: Walk = async (shop, { text, secret, attempt, write }) => {
  const { id: userId } = shop.owner
  for (;;) {
    const name = (await text('Your name', shop.owner.name)) ?? shop.owner.name
    const email = (await text('Your address, which you sign in with', shop.owner.email)) ?? shop.owner.email
    const password = (await secret('Password (not shown), Enter for none')) ?? ''
    const saved = await attempt(async () => {
      if (password !== '' && (await secret('The same password again')) !== password)
        throw new WrongAnswer('The two passwords differ.')
      const wanted = { name, email, password }
      const fault = accountFault(wanted, { siteName: shop.site().name, host: new URL(shop.url).hostname })
      if (fault) throw new WrongAnswer(writtenIn('en')(fault))
      const caller = { kind: 'staff', id: userId, scopes: [] } as const
      const deed = { now: shop.now(), caller, requestId: 'setup', newId: () => newId(new Date()) }
      const outcome = await changeAccount(shop.db, deed, { name, email, password, userId })
      if (outcome !== 'CHANGED') throw new WrongAnswer('Somebody of the staff has this address.')
    })
    if (!saved) continue
    if (password !== '') write(`  Sign in at ${shop.url}/admin/ with ${email} and your password.\n`)
    return
  }
}
