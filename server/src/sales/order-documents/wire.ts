import type { getOrderDocument } from '@fairground/contract/fairground/order-documents.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { formatDate } from '@fairground/domain/formatting/dates.ts'
import { displayAmount } from '@fairground/domain/money.ts'
import { taxSummary } from '@fairground/domain/orders/tax-summary.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { formatPercent } from '@fairground/domain/rate.ts'
import type { RowOf } from '../../db/statement.ts'
import { type ServerTexts, textsIn } from '../../ground/texts/catalogues.ts'
import { fromStored } from '../purchase/stored-amounts.ts'
import { totalRows } from '../purchase/total-rows.ts'
import type { findDocument } from './queries.ts'
import type { StoredDocument, StoredInvoice, StoredParty, StoredReceipt } from './stored-document.ts'

type Wire = ResponseOf<typeof getOrderDocument>['document']

/** Writes amounts, dates and texts of one document in its language. */
interface Writer {
  readonly t: ServerTexts
  readonly locale: string
  readonly money: (minor: bigint) => string
  readonly date: (at: Date | string) => string
}

export function documentToWire({ id, number, issuedAt, ...row }: RowOf<typeof findDocument>): Wire {
  const document = row as StoredDocument // stored as such, by its kind
  const { locale, timeZone, currency, orderNumber, orderedAt, seller, buyer } = document.doc
  const place = { locale, zone: timeZone }
  const writer: Writer = {
    t: textsIn(locale),
    locale,
    money: (minor) => displayAmount(minor, currency, locale),
    date: (at) => formatDate(new Date(at), place),
  }
  return {
    id,
    kind: document.kind,
    number,
    locale,
    formattedIssued: writer.date(issuedAt),
    orderNumber,
    formattedOrdered: writer.date(orderedAt),
    seller: partyToWire(seller),
    buyer: partyToWire(buyer),
    ...(document.kind === 'INVOICE' ? invoiceToWire(document.doc, writer) : receiptToWire(document.doc, writer)),
  }
}

const partyToWire = ({ address, ...party }: StoredParty) => ({ ...party, address: [...address] })

function invoiceToWire(doc: StoredInvoice, { t, locale, money }: Writer) {
  const breakdown = fromStored<Breakdown>(doc.breakdown)
  const priced = new Map(breakdown.lines.map((line) => [line.id, line]))
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  const rates = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })
  const percent = (rate: bigint) => digits.format(Number(formatPercent(rate)))
  const { rows, untaxed } = taxSummary(breakdown)
  const [total, paid] = [BigInt(doc.total), BigInt(doc.paid)]
  return {
    lines: doc.lines.flatMap(({ id, name, options }) => {
      const line = priced.get(id)
      if (!line) return []
      return [
        {
          name,
          options: [...options],
          quantity: line.quantity,
          formattedPrice: money(line.unitPrice),
          formattedTotal: money(line.listed),
          formattedTaxRate: rates.format(Number(formatPercent(line.taxRate)) / 100),
        },
      ]
    }),
    totals: totalRows(breakdown, doc, money, locale),
    taxes: [
      ...rows.map(({ rate, name, net, tax }) => ({
        name: t('purchase.namedTax', { name: name ?? t('purchase.tax'), percent: percent(rate) }),
        formattedNet: money(net),
        formattedTax: money(tax),
      })),
      ...(untaxed > 0n
        ? [{ name: t('order-documents.untaxed'), formattedNet: money(untaxed), formattedTax: money(0n) }]
        : []),
    ],
    formattedTotal: money(total),
    formattedPaid: money(paid),
    formattedDue: money(total > paid ? total - paid : 0n),
    ...present({ note: doc.note }),
  }
}

const receiptToWire = ({ amount, method, receivedAt }: StoredReceipt, { money, date }: Writer) => ({
  lines: [],
  totals: [],
  taxes: [],
  formattedTotal: money(BigInt(amount)),
  payment: { method, formattedReceived: date(receivedAt) },
})
