import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { paidByCards } from '@fairground/domain/price/sums.ts'
import { tipOf } from '@fairground/domain/price/tip-fee.ts'
import type { RowOf } from '../../db/statement.ts'
import type { Db } from '../../ground/database.ts'
import { eachOnItsOwn } from '../../ground/each.ts'
import { derivedId } from '../../ground/ids.ts'
import { orderNumber } from '../../ground/order-number.ts'
import type { Site } from '../../ground/site.ts'
import { languageOf, siteInLanguage } from '../../ground/site-languages.ts'
import type { TicketCodes } from '../../ground/ticket-codes.ts'
import { type MailWithId, writeMailsOnce } from '../../mail/post.ts'
import type { Phrase } from '../../mail/texts/phrases.ts'
import type { ListRow } from '../../mail/texts/template.ts'
import type { DownloadLinks } from '../../media/download-links.ts'
import { orderDownloads } from './downloads.ts'
import { handoverLines } from './handover-lines.ts'
import { eventOfLine, linesNow } from './lines-now.ts'
import { namedTaxes } from './named-taxes.ts'
import type { OrderLinks } from './order-links.ts'
import { orderPriceWriter } from './order-price.ts'
import { fromStored } from './stored-amounts.ts'
import { ticketRows } from './ticket-rows.ts'
import { findPlacedOrders } from './view/queries.ts'
import { isPaidUp } from './view/ticket-wire.ts'
import { outsideOf } from './view/wire.ts'

interface Needs {
  readonly db: Db
  readonly site: Site
  readonly now: Date
  readonly orderLinks: OrderLinks
  readonly codes: TicketCodes
  readonly downloads: DownloadLinks
}

/**
 * Mails the buyers what they bought, with their tickets and, where it is paid, links to their files. A job does it, so an order never waits
 * for a mail; once per order.
 */
export async function confirmOrders(needs: Needs, orderIds: readonly string[]): Promise<void> {
  const { db, now } = needs
  const orders = await db.rows(findPlacedOrders, { ids: [...orderIds] })
  const mails: MailWithId[] = []
  const written = eachOnItsOwn(orders, async (order) => {
    const mail = await confirmationOf(needs, order)
    if (mail) mails.push(mail)
  })
  // What is wrong with some is thrown once the others have their mail.
  await written.catch(() => {})
  await writeMailsOnce(db, mails, now)
  await written
}

/** The mail of one order; undefined where there is none to write. */
async function confirmationOf(
  { db, site, now, orderLinks, codes, downloads }: Needs,
  order: RowOf<typeof findPlacedOrders>,
): Promise<MailWithId | undefined> {
  if (!order.buyerEmail || order.status !== 'APPROVED' || order.doc.facts.silent) return undefined
  const shown = (minor: bigint) => ({ minor, currency: order.currency })
  const breakdown = fromStored<Breakdown>(order.doc.breakdown)
  const files = await orderDownloads({ db, site, now, downloads }, order)
  const { locale } = siteInLanguage(site, languageOf(order.doc.facts.buyerLanguage))
  return {
    id: derivedId(`order confirmation ${order.id}`),
    to: order.buyerEmail,
    template: 'orderConfirmation' as const,
    pageLanguage: order.doc.facts.buyerLanguage,
    bounded: order.total === 0n || order.paymentStatus === 'NOT_PAID',
    values: {
      number: orderNumber(site, order.number),
      lines: order.lines.map(({ quantity, unitPrice, doc }) => ({
        label: doc.name,
        detail: linesNow(doc, eventOfLine(doc, order.events), locale).map(({ name, text }) =>
          text ? `${name}: ${text}` : name,
        ),
        quantity,
        value: shown(BigInt(unitPrice)),
      })),
      totals: [
        ...charges(breakdown).map(([phrase, minor]) => ({ label: { phrase }, value: shown(minor) })),
        ...taxRows(breakdown, locale).map(({ minor, ...row }) => ({ ...row, value: shown(minor) })),
        ...(order.doc.facts.reverseCharge ? [{ label: { phrase: 'reverseCharge' as const }, value: shown(0n) }] : []),
        { label: { phrase: 'total' as const }, value: shown(order.total), strong: true as const },
        ...cardRows(breakdown, shown),
        ...partlyPaid(order, breakdown).map(([phrase, minor]) => ({ label: { phrase }, value: shown(minor) })),
        ...handoverOf(order, locale),
        ...termOf(order, site),
        ...howToPay(order, site),
      ],
      tickets: ticketRows(
        { ...order, terms: orderPriceWriter(order.currency, locale), onlineAt: isPaidUp(order) ? now : undefined },
        codes,
      ),
      downloads: files.map(({ productName, fileName, url }) => ({ label: productName, detail: fileName, link: url })),
      link: orderLinks.linkTo(site.id, order, now),
    },
  }
}

/** Part that a gift card pays. */
function cardRows<Value>({ giftCards }: Breakdown, shown: (minor: bigint) => Value) {
  const paid = paidByCards(giftCards)
  return paid > 0n ? [{ label: { phrase: 'giftCard' as const }, value: shown(-paid) }] : []
}

/** Amounts that were paid with the order, or are paid now by a method outside, and are collected later, where a part is. */
function partlyPaid(
  order: Parameters<typeof outsideOf>[0] & { readonly total: bigint; readonly paid: bigint; readonly due: bigint },
  { payLater }: Breakdown,
): [Phrase, bigint][] {
  const { total, paid, due } = order
  if (payLater.total === 0n || paid >= total) return []
  if (paid > 0n)
    return [
      ['paidNow', paid],
      ['collectedLater', total - paid],
    ]
  return outsideOf(order)
    ? [
        ['toPayNow', due],
        ['collectedLater', payLater.total],
      ]
    : []
}

/** The delivery by its name, and where it goes or is collected; none of an order that needs neither. */
function handoverOf({ doc: { facts } }: Placed, locale: string): ListRow[] {
  return facts.shipping ? [{ label: facts.shipping.title, detail: handoverLines(facts, locale) }] : []
}

type Placed = Parameters<typeof outsideOf>[0] & { readonly number: bigint; readonly payBy: Date | null }

/** The row that says by when an order that is paid outside is to be paid; none for another. */
function termOf(order: Placed, { timeZone }: Site): ListRow[] {
  if (!order.payBy) return []
  const phrase = outsideOf(order) ? 'payBy' : 'payInPersonBy'
  return [{ label: { phrase }, value: { startAt: order.payBy, zone: timeZone }, strong: true }]
}

/** The payment method outside that the buyer chose, line by line, with the number that names the order. */
function howToPay(order: Placed, site: Site): ListRow[] {
  const chosen = outsideOf(order)
  if (!chosen) return []
  const lines = (chosen.instructions ?? '').split('\n').filter((line) => line.trim() !== '')
  return [
    { label: chosen.title, strong: true },
    ...lines.map((label) => ({ label })),
    { label: { phrase: 'reference' }, value: orderNumber(site, order.number) },
  ]
}

/** Charges between the lines and the total; zero ones are left out. */
const charges = (breakdown: Breakdown): (readonly [Phrase, bigint])[] => {
  const { summary } = breakdown
  const tip = tipOf(breakdown)?.afterTax ?? 0n
  return (
    [
      ['discount', -summary.discount],
      ['delivery', summary.shipping],
      ['fees', summary.additionalFees - tip],
      ['tip', tip],
    ] as const
  ).filter(([, minor]) => minor !== 0n)
}

/** Each tax by name and rate, or their sum where they have no names. */
function taxRows(breakdown: Breakdown, locale: string) {
  const { summary } = breakdown
  const named = namedTaxes(breakdown, locale)
  if (named.length > 0)
    return named.map(({ name, percent, included, amount }) => ({
      label: `${name} ${percent} %`,
      ...(included ? { detail: [{ phrase: 'taxIncluded' as const }] } : {}),
      minor: amount,
    }))
  const phrase = summary.addedTax === 0n ? ('taxIncluded' as const) : ('tax' as const)
  return summary.tax === 0n ? [] : [{ label: { phrase }, minor: summary.tax }]
}
