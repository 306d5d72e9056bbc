import { displayAmount } from '@fairground/domain/money.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorPage, escaped, sendPage } from '../../ground/html/page.ts'
import { isUuid } from '../../ground/ids.ts'
import type { Site } from '../../ground/site.ts'
import { type ServerTexts, textsIn } from '../../ground/texts/catalogues.ts'
import { siteAtPath, siteForBrowser } from '../../http/browser-language.ts'
import { acceptForms, formOf } from '../../http/forms.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import type { ProviderNeeds } from '../../sales/payments/provider.ts'
import { type BankPayment, type Choice, choices, isChoice, LATE_MS, savingChoices, testBank } from './test-bank.ts'
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
 * and nothing of the shop's sessions. The holder of the address may decide the payment.
 */
export async function testPages(app: FastifyInstance, { pool, sites, publicUrl, send }: Needs): Promise<void> {
  const config = { who: 'anyone' }
  const find = async ({ siteId, id }: Params): Promise<{ site: Site; payment: BankPayment } | undefined> => {
    const site = sites.site(siteId)
    if (!site?.settings.testPayments || !isUuid(id)) return undefined
    const payment = await testBank.find(pool.forSite(siteId), id)
    // In the language of the page that the buyer came from, where they return to.
    return payment && { site: siteAtPath(site, new URL(payment.doc.returnUrl, publicUrl).pathname), payment }
  }
  // A shop is reached by several names; where it is the bank's own server, the buyer stays on theirs.
  const back = ({ doc: { returnUrl } }: BankPayment) =>
    returnUrl.startsWith(`${publicUrl}/`) ? returnUrl.slice(publicUrl.length) : returnUrl
  const refuse = (
    request: FastifyRequest<{ Params: Params }>,
    reply: FastifyReply,
    sentence: (t: ServerTexts) => string,
    status: number,
  ): FastifyReply => {
    const site = sites.site(request.params.siteId)
    const locale = site ? siteForBrowser(site, request.headers).locale : 'en'
    return errorPage(reply, sentence(textsIn(locale)), { status, locale })
  }
  const unknown = (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) =>
    refuse(request, reply, (t) => t('test-payment.unknown'), 404)

  await app.register(async (scope) => {
    acceptForms(scope)
    scope.get<{ Params: Params; Querystring: { step?: string } }>(
      `${PATH}/:siteId/:id`,
      { config },
      async (request, reply) => {
        const found = await find(request.params)
        if (!found) return unknown(request, reply)
        const { payment, site } = found
        if (isOver(payment)) return overPage(reply, back(payment), site)
        return request.query.step === 'check'
          ? checkPage(reply, request.params, site)
          : choicePage(reply, payment, site)
      },
    )

    scope.post<{ Params: Params }>(`${PATH}/:siteId/:id`, { config }, async (request, reply) => {
      if (!isSameOrigin(request.headers)) return refuse(request, reply, (t) => t('test-payment.chooseHere'), 403)
      const found = await find(request.params)
      if (!found) return unknown(request, reply)
      const { siteId, id } = request.params
      const { choice } = formOf(request)
      const { payment, site } = found
      if (choice === 'check') return reply.redirect(`${PATH}/${siteId}/${id}?step=check`, 303)
      if (choice === 'leave') return reply.redirect(back(payment), 303)
      if (!isChoice(choice)) return refuse(request, reply, (t) => t('test-payment.chooseOne'), 400)
      const isFirst = await testBank.choose(pool.forSite(siteId), id, choice, sites.nowOf(site))
      if (isFirst) await notify(send, siteId, id, choice)
      return choice === 'stay' ? overPage(reply, back(payment), site) : reply.redirect(back(payment), 303)
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

const labels: Readonly<Record<Choice, (t: ServerTexts) => string>> = {
  approve: (t) => t('test-payment.approve'),
  stay: (t) => t('test-payment.stay'),
  late: (t) => t('test-payment.late'),
  authorize: (t) => t('test-payment.authorize'),
  decline: (t) => t('test-payment.decline'),
  declineFunds: (t) => t('test-payment.declineFunds'),
  lateDecline: (t) => t('test-payment.lateDecline'),
  refundLate: (t) => t('test-payment.refundLate'),
  refundFails: (t) => t('test-payment.refundFails'),
  saveDeclines: (t) => t('test-payment.saveDeclines'),
  saveAsks: (t) => t('test-payment.saveAsks'),
}

function choicePage(reply: FastifyReply, { amount, currency, doc }: BankPayment, { name, locale }: Site): FastifyReply {
  const t = textsIn(locale)
  const asks = t('test-payment.asks', { site: name, price: displayAmount(amount, currency, locale) })
  const [approve, ...others] = [...choices, ...(doc.customer ? savingChoices : [])].map((choice) =>
    button(choice, labels[choice](t)),
  )
  return sendPage(reply, {
    locale,
    title: t('test-payment.title'),
    body:
      `<p>${escaped(asks)}</p>` +
      form([
        approve ?? '',
        button('check', t('test-payment.check')),
        ...others,
        button('leave', t('test-payment.leave')),
      ]),
  })
}

/** The step in which a buyer's own bank asks them. */
function checkPage(reply: FastifyReply, { siteId, id }: Params, { locale }: Site): FastifyReply {
  const t = textsIn(locale)
  return sendPage(reply, {
    locale,
    title: t('test-payment.isThisYou'),
    body:
      `<p>${escaped(t('test-payment.bankAsks'))}</p>` +
      `<form method="post" action="${PATH}/${siteId}/${id}">${button('approve', t('test-payment.itIsMe'))}${button('decline', t('test-payment.stop'))}</form>`,
  })
}

function overPage(reply: FastifyReply, returnUrl: string, { locale }: Site): FastifyReply {
  const t = textsIn(locale)
  return sendPage(reply, {
    locale,
    title: t('test-payment.title'),
    body: `<p>${escaped(t('test-payment.over'))}</p><p><a href="${escaped(returnUrl)}">${escaped(t('test-payment.backToShop'))}</a></p>`,
  })
}
