import {
  listPaymentAccounts,
  setPaymentAccount,
  testPaymentAccount,
} from '@fairground/contract/fairground/payment-accounts.ts'
import { getPaymentSettings, setPaymentSettings } from '@fairground/contract/fairground/payment-settings.ts'
import { getSiteTesting, setSiteTesting } from '@fairground/contract/fairground/site-testing.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Questions } from './questions.ts'
import type { SetupShop, Walk } from './setup-shop.ts'

type Account = ResponseOf<typeof listPaymentAccounts>['accounts'][number]

/** Payment methods outside that the owner names, accounts at providers, and test payments. */
export const walkPayment: Walk = async (shop, questions) => {
  await walkMethods(shop, questions)
  const { accounts } = await shop.call(listPaymentAccounts, {})
  for (const account of accounts) await walkAccount(shop, questions, account)
  await walkTesting(shop, questions)
}

async function walkMethods(shop: SetupShop, { text, attempt, write }: Questions): Promise<void> {
  for (;;) {
    const { manualMethods } = await shop.call(getPaymentSettings, {})
    if (manualMethods.length > 0) write(`Named by you: ${manualMethods.map(({ title }) => title).join(', ')}.\n`)
    const title = await text('A way to pay outside of the shop, such as Bank transfer')
    if (title === undefined) return
    const description = await text('One sentence where buyers choose it')
    const instructions = await text('Instructions to buyers who chose it, such as your account')
    const added = { title, ...present({ description, instructions }) }
    await attempt(() => shop.call(setPaymentSettings, { manualMethods: [...manualMethods, added] }))
  }
}

/** The provider confirms the keys before they are stored, and says whose account it is. */
async function walkAccount(shop: SetupShop, questions: Questions, account: Account): Promise<void> {
  const { method, title, messagesUrl, publicKey: stored } = account
  const { write, text, secret, attempt } = questions
  for (;;) {
    const publicKey = await text(`${title}: publishable key, Enter for none`, stored)
    if (publicKey === undefined) return
    write(`Have the provider send its messages to ${messagesUrl}.\n`)
    const secretKey = await secret('Secret key (not shown)')
    const messagesSecret = await secret('Signing secret of the webhook (not shown)')
    const saved = await attempt(async () => {
      const keys = { publicKey, secretKey: secretKey ?? '', messagesSecret: messagesSecret ?? '' }
      await shop.call(setPaymentAccount, { method, keys })
      const { name, takesPayments } = await shop.call(testPaymentAccount, { method })
      write(`  The account of ${name} ${takesPayments ? 'takes payments.' : 'takes no payments yet.'}\n`)
    })
    if (saved) return
  }
}

async function walkTesting(shop: SetupShop, { yes, attempt }: Questions): Promise<void> {
  const { testPayments } = await shop.call(getSiteTesting, {})
  const wanted = await yes('Take test payments, by which nobody pays', testPayments)
  if (wanted === testPayments) return
  const isPublic = new URL(shop.url).protocol === 'https:'
  const confirmed =
    wanted && isPublic ? await yes('The shop is public: goods are had without paying. Go on', false) : undefined
  await attempt(() => shop.call(setSiteTesting, { testPayments: wanted, ...present({ confirmed }) }))
}
