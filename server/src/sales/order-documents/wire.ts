import type { getOrderDocument } from '@fairground/contract/fairground/order-documents.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { formatDate } from '@fairground/domain/formatting/dates.ts'
import { displayAmount } from '@fairground/domain/money.ts'
import { type TaxSummary, taxSummary } from '@fairground/domain/orders/tax-summary.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { formatPercent } from '@fairground/domain/rate.ts'
import type { RowOf } from '../../db/statement.ts'
import { type ServerTexts, textsIn } from '../../ground/texts/catalogues.ts'
import { fromStored } from '../purchase/stored-amounts.ts'
import { totalRows } from '../purchase/total-rows.ts'
import type { findDocument } from './queries.ts'
import type { StoredCreditNote, StoredDocument, StoredInvoice, StoredParty, StoredReceipt } from './stored-document.ts'

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
    ...partsToWire(document, writer),
  }
}

function partsToWire(document: StoredDocument, writer: Writer) {
  switch (document.kind) {
    case 'INVOICE':
      return invoiceToWire(document.doc, writer)
    case 'RECEIPT':
      return receiptToWire(document.doc, writer)
    case 'CREDIT_NOTE':
      return creditNoteToWire(document.doc, writer)
    default:
      return document satisfies never
  }
}

const partyToWire = ({ address, ...party }: StoredParty) => ({ ...party, address: [...address] })

/** "20 %" as the language writes it. */
const percentIn = (locale: string) => {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })
  return (rate: bigint) => format.format(Number(formatPercent(rate)) / 100)
}

function taxesToWire(
  { rows, untaxed }: Pick<TaxSummary, 'rows' | 'untaxed'>,
  { t, locale, money }: Writer,
): Wire['taxes'] {
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  return [
    ...rows.map(({ rate, name, net, tax }) => ({
      name: t('purchase.namedTax', {
        name: name ?? t('purchase.tax'),
        percent: digits.format(Number(formatPercent(rate))),
      }),
      formattedNet: money(net),
      formattedTax: money(tax),
    })),
    ...(untaxed > 0n
      ? [{ name: t('order-documents.untaxed'), formattedNet: money(untaxed), formattedTax: money(0n) }]
      : []),
  ]
}

function invoiceToWire(doc: StoredInvoice, writer: Writer) {
  const { locale, money } = writer
  const breakdown = fromStored<Breakdown>(doc.breakdown)
  const priced = new Map(breakdown.lines.map((line) => [line.id, line]))
  const percent = percentIn(locale)
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
          formattedTaxRate: percent(line.taxRate),
        },
      ]
    }),
    totals: totalRows(breakdown, doc, money, locale),
    taxes: taxesToWire(taxSummary(breakdown), writer),
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

function creditNoteToWire(doc: StoredCreditNote, writer: Writer) {
  const { t, locale, money, date } = writer
  const percent = percentIn(locale)
  const names = {
    LINE: '',
    DELIVERY: t('purchase.delivery'),
    FEE: t('purchase.fees'),
  } as const satisfies Record<StoredCreditNote['charges'][number]['kind'], string>
  const rows = doc.taxes.map(({ rate, name, net, tax }) => ({
    rate: BigInt(rate),
    ...present({ name }),
    net: BigInt(net),
    tax: BigInt(tax),
  }))
  return {
    invoice: { number: doc.invoice.number, formattedIssued: date(doc.invoice.issuedAt) },
    lines: doc.charges.map(({ name, kind, options, quantity, amount, taxRate }) => ({
      name: name ?? names[kind],
      options: [...(options ?? [])],
      ...present({ quantity }),
      formattedTotal: money(BigInt(amount)),
      formattedTaxRate: percent(BigInt(taxRate)),
    })),
    totals: doc.reverseCharge ? [{ label: t('purchase.reverseCharge'), formattedAmount: money(0n) }] : [],
    taxes: taxesToWire({ rows, untaxed: BigInt(doc.untaxed) }, writer),
    formattedTotal: money(BigInt(doc.total)),
    ...present({ note: doc.replaced ? t('order-documents.replacedByInvoice') : doc.reason }),
  }
}
