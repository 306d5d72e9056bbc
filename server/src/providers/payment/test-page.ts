import { displayAmount } from '@fairground/domain/money.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { errorPage, escaped, sendPage } from '../../ground/html/page.ts'
import { isUuid } from '../../ground/ids.ts'
import type { Site } from '../../ground/site.ts'
import { acceptForms, formOf } from '../../http/forms.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import type { ProviderNeeds } from '../../sales/payments/provider.ts'
import { type BankPayment, type Choice, choices, isChoice, LATE_MS, testBank } from './test-bank.ts'
import type { BankMessages } from './test-messages.ts'

const PATH = '/test-payments'

/** The bank's page of one payment. */
export const testPaymentUrl = (publicUrl: string, siteId: string, id: string): string =>
  `${publicUrl}${PATH}/${siteId}/${id}`

interface Needs extends Pick<ProviderNeeds, 'pool' | 'sites' | 'publicUrl'> {
  readonly send: BankMessages
}

interface Params {
  readonly siteId: string
  readonly id: string
}

/**
 * `/test-payments/{siteId}/{id}`: the page of the test bank, as an outside payment page: it knows its own payment and where to lead back to,
 * and nothing of the shop's sessions. Who has the address may decide the payment.
 */
export async function testPages(app: FastifyInstance, { pool, sites, publicUrl, send }: Needs): Promise<void> {
  const config = { who: 'anyone' }
  const find = async ({ siteId, id }: Params): Promise<{ site: Site; payment: BankPayment } | undefined> => {
    const site = sites.site(siteId)
    if (!site?.settings.testPayments || !isUuid(id)) return undefined
    const payment = await testBank.find(pool.forSite(siteId), id)
    return payment && { site, payment }
  }
  // A shop is reached by several names; where it is the bank's own server, the buyer stays on theirs.
  const back = ({ doc: { returnUrl } }: BankPayment) =>
    returnUrl.startsWith(`${publicUrl}/`) ? returnUrl.slice(publicUrl.length) : returnUrl
  const unknown = (reply: FastifyReply) => errorPage(reply, 'There is no such test payment.', 404)

  await app.register(async (scope) => {
    acceptForms(scope)
    scope.get<{ Params: Params; Querystring: { step?: string } }>(
      `${PATH}/:siteId/:id`,
      { config },
      async (request, reply) => {
        const found = await find(request.params)
        if (!found) return unknown(reply)
        const { payment, site } = found
        if (isOver(payment)) return overPage(reply, back(payment))
        return request.query.step === 'check' ? checkPage(reply, request.params) : choicePage(reply, payment, site)
      },
    )

    scope.post<{ Params: Params }>(`${PATH}/:siteId/:id`, { config }, async (request, reply) => {
      if (!isSameOrigin(request.headers)) return errorPage(reply, 'Choose on the page of the test payment.', 403)
      const found = await find(request.params)
      if (!found) return unknown(reply)
      const { siteId, id } = request.params
      const { choice } = formOf(request)
      const { payment, site } = found
      if (choice === 'check') return reply.redirect(`${PATH}/${siteId}/${id}?step=check`, 303)
      if (choice === 'leave') return reply.redirect(back(payment), 303)
      if (!isChoice(choice)) return errorPage(reply, 'Choose what becomes of the payment.', 400)
      const isFirst = await testBank.choose(pool.forSite(siteId), id, choice, sites.nowOf(site))
      if (isFirst) await notify(send, siteId, id, choice)
      return choice === 'stay' ? overPage(reply, back(payment)) : reply.redirect(back(payment), 303)
    })
  })
}

const isOver = ({ doc }: BankPayment): boolean => doc.choice !== undefined || doc.ended !== undefined

/** A decision that is late has its message once it is made; any other has it before the buyer is back. */
async function notify(send: BankMessages, siteId: string, id: string, choice: Choice): Promise<void> {
  if (choice === 'late' || choice === 'lateDecline') send.later(siteId, id, LATE_MS)
  else await send.now(siteId, id)
}

const button = (value: string, label: string): string =>
  `<button type="submit" name="choice" value="${value}">${escaped(label)}</button>`

const form = (buttons: readonly string[]): string => `<form method="post">${buttons.join('')}</form>`

function choicePage(reply: FastifyReply, { amount, currency }: BankPayment, site: Site): FastifyReply {
  const price = escaped(displayAmount(amount, currency, site.locale))
  const [approve, ...others] = choices.map(({ choice, label }) => button(choice, label))
  return sendPage(reply, {
    title: 'Test payment',
    body:
      `<p>${escaped(site.name)} asks for <strong>${price}</strong>. No money moves: choose what becomes of this payment.</p>` +
      form([
        approve ?? '',
        button('check', 'Approve after a check by the bank (3-D Secure)'),
        ...others,
        button('leave', 'Go back without paying'),
      ]),
  })
}

/** The step in which a buyer's own bank asks them. */
const checkPage = (reply: FastifyReply, { siteId, id }: Params): FastifyReply =>
  sendPage(reply, {
    title: 'Is this you?',
    body:
      '<p>Your bank wants to know that it is you who pays.</p>' +
      `<form method="post" action="${PATH}/${siteId}/${id}">${button('approve', 'Yes, it is me')}${button('decline', 'No, stop the payment')}</form>`,
  })

const overPage = (reply: FastifyReply, returnUrl: string): FastifyReply =>
  sendPage(reply, {
    title: 'Test payment',
    body: `<p>This payment is decided. You may close this page.</p><p><a href="${escaped(returnUrl)}">Back to the shop</a></p>`,
  })
