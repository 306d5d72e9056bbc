import type { OrderDocument } from '@fairground/client/generated/fairground.order-documents.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import type { FastifyReply } from 'fastify'
import { escaped } from '../ground/html/page.ts'
import { type ServerTexts, textsIn } from '../ground/texts/catalogues.ts'

const STYLE = `
@page{size:A4;margin:18mm 16mm}
:root{color-scheme:light;--ink:#121f19;--ink-2:#45524b;--line:#c9d1cc}
*{box-sizing:border-box}body{margin:0;background:#fff;color:var(--ink);font:14px/1.5 "Instrument Sans Variable",system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:2rem 1.5rem;display:grid;gap:1.75rem}
header{border-top:4px solid var(--color-brand,var(--ink));padding-top:1.25rem}header img{display:block}
h1{margin:0;font:600 1.75rem/1.2 "Bricolage Grotesque Variable",system-ui,sans-serif}h2{margin:0 0 .25rem;font-size:.875rem;color:var(--ink-2)}
p{margin:0}address{font-style:normal}.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:1.5rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.125rem 1rem;margin:0}dt{color:var(--ink-2)}dd{margin:0}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th{text-align:start;font-weight:600;color:var(--ink-2)}th,td{padding:.375rem .5rem;border-bottom:1px solid var(--line);vertical-align:top}
.n{text-align:end;white-space:nowrap}.o{color:var(--ink-2)}tr{break-inside:avoid}thead{display:table-header-group}
.sums{justify-self:end;width:min(100%,22rem)}.sums td,.sums th{border:0;padding:.125rem .5rem}.sums .total{font-weight:700;font-size:1.125rem}
.note{white-space:pre-line;border-top:1px solid var(--line);padding-top:1rem;color:var(--ink-2)}
@media print{main{padding:0;max-width:none}}`

type Look = Pick<SiteFacts, 'name' | 'logo' | 'icon' | 'palette'>

/**
 * Sends an invoice, a receipt or a credit note as one page that prints by itself, in the look of its shop: no script, and nothing
 * loaded but the logo.
 */
export function documentPage(reply: FastifyReply, document: OrderDocument, look: Look): FastifyReply {
  const t = textsIn(document.locale)
  const title = t('order-documents.titled', { kind: document.kind, number: document.number })
  const body = [
    letterhead(look),
    `<h1>${escaped(title)}</h1>`,
    `<div class="parties">${party(t('order-documents.seller'), document.seller, t)}${party(t('order-documents.buyer'), document.buyer, t)}</div>`,
    facts(document, t),
    document.payment ? '' : linesTable(document, t),
    sums(document, t),
    document.taxes.length > 0 ? taxTable(document, t) : '',
    document.note ? `<p class="note">${escaped(document.note)}</p>` : '',
  ].join('')
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex, nofollow')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${escaped(document.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<link rel="icon" href="${escaped(look.icon ?? '/icon.svg')}"><title>${escaped(title)}</title><style>${STYLE}${colorOf(look)}</style></head><body><main>${body}</main></body></html>`,
    )
}

/** A rule in the colour of the shop, and its logo below; nothing for a shop without a look. */
function letterhead({ name, logo, palette }: Look): string {
  if (!logo) return palette ? '<header></header>' : ''
  const { src, width, height = logo.style?.height } = logo
  const size = [width && ` width="${width}"`, height && ` height="${height}"`].filter(Boolean).join('')
  return `<header><img src="${escaped(src)}" alt="${escaped(name)}"${size}></header>`
}

const colorOf = ({ palette }: Look): string =>
  palette ? `:root{--color-brand:${escaped(palette['--color-brand'] ?? '')}}` : ''

function party(
  heading: string,
  { name, address, taxId, email, phone }: OrderDocument['seller'],
  t: ServerTexts,
): string {
  const lines = [...address, taxId && t('order-documents.taxId', { id: taxId }), email, phone]
  const rest = lines.flatMap((line) => (line ? [`<br>${escaped(line)}`] : [])).join('')
  return `<section><h2>${escaped(heading)}</h2><address><strong>${escaped(name)}</strong>${rest}</address></section>`
}

function facts(document: OrderDocument, t: ServerTexts): string {
  const { formattedIssued, orderNumber, formattedOrdered, payment, invoice } = document
  const rows: readonly (readonly [string, string])[] = [
    [t('order-documents.issued'), formattedIssued],
    [t('order-documents.order'), orderNumber],
    [t('order-documents.ordered'), formattedOrdered],
    ...(invoice
      ? ([
          [t('order-documents.creditedInvoice'), invoice.number],
          [t('order-documents.invoiceIssued'), invoice.formattedIssued],
        ] as const)
      : []),
    ...(payment
      ? ([
          [t('order-documents.received'), payment.formattedReceived],
          [t('order-documents.method'), payment.method],
        ] as const)
      : []),
  ]
  return `<dl>${rows.map(([label, text]) => `<dt>${escaped(label)}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>`
}

const head = (cells: readonly string[]): string =>
  `<thead><tr>${cells.map((cell, i) => `<th scope="col"${i > 0 ? ' class="n"' : ''}>${escaped(cell)}</th>`).join('')}</tr></thead>`

/** The first cell is written as it is: its parts are escaped. */
const row = ([first, ...rest]: readonly string[]): string =>
  `<tr><td>${first}</td>${rest.map((cell) => `<td class="n">${escaped(cell)}</td>`).join('')}</tr>`

function linesTable({ kind, lines }: OrderDocument, t: ServerTexts): string {
  const isCredit = kind === 'CREDIT_NOTE'
  const columns = [
    t('order-documents.item'),
    t('order-documents.quantity'),
    ...(isCredit ? [] : [t('order-documents.unitPrice')]),
    t('order-documents.taxRate'),
    t('order-documents.amount'),
  ]
  const rows = lines.map(({ name, options, quantity, formattedPrice, formattedTaxRate, formattedTotal }) =>
    row([
      `${escaped(name)}${options.map((option) => `<br><span class="o">${escaped(option)}</span>`).join('')}`,
      String(quantity ?? ''),
      ...(isCredit ? [] : [formattedPrice ?? '']),
      formattedTaxRate,
      formattedTotal,
    ]),
  )
  return `<table>${head(columns)}<tbody>${rows.join('')}</tbody></table>`
}

function sums(document: OrderDocument, t: ServerTexts): string {
  const { totals, formattedTotal, formattedPaid, formattedDue, payment } = document
  const line = (label: string, amount: string, kind = '') =>
    `<tr${kind && ` class="${kind}"`}><th scope="row">${escaped(label)}</th><td class="n">${escaped(amount)}</td></tr>`
  const total = payment
    ? t('order-documents.receivedAmount')
    : t(document.kind === 'CREDIT_NOTE' ? 'order-documents.creditedAmount' : 'order-documents.total')
  const rows = [
    ...totals.map(({ label, formattedAmount }) => line(label, formattedAmount)),
    line(total, formattedTotal, 'total'),
    ...(formattedPaid === undefined ? [] : [line(t('order-documents.paid'), formattedPaid)]),
    ...(formattedDue === undefined ? [] : [line(t('order-documents.due'), formattedDue)]),
  ]
  return `<table class="sums"><tbody>${rows.join('')}</tbody></table>`
}

function taxTable({ taxes }: OrderDocument, t: ServerTexts): string {
  const columns = [t('order-documents.taxSummary'), t('order-documents.net'), t('order-documents.tax')]
  const rows = taxes.map(({ name, formattedNet, formattedTax }) => row([escaped(name), formattedNet, formattedTax]))
  return `<table>${head(columns)}<tbody>${rows.join('')}</tbody></table>`
}
