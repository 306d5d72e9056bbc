import type { MailLook } from './look.ts'
import { DISPLAY, darkStyle, light, MONO, SANS } from './palette.ts'
import { escapeHtml, oneLine } from './placeholders.ts'
import type { Block, Content } from './texts/template.ts'

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur|yi)\b/

/**
 * The page of a mail as MJML, with its placeholders still in it: a band with the tent's edge, the text, a perforation,
 * and notes on the stub below. Marigold fills the one button. 600 px wide, one column.
 */
export function layout({ preheader, blocks }: Omit<Content, 'subject'>, language: string, look: MailLook): string {
  const direction = RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr'
  const notes = blocks.filter(({ kind }) => kind === 'NOTE')
  const body = blocks.filter(({ kind }) => kind !== 'NOTE')
  return `<mjml lang="${escapeHtml(language)}" dir="${direction}">
  <mj-head>
    <mj-title>{{siteName}}</mj-title>
    ${preheader ? `<mj-preview>${escapeHtml(oneLine(preheader))}</mj-preview>` : ''}
    <mj-attributes>
      <mj-all font-family="${SANS.replaceAll('"', '')}" />
      <mj-section padding="0" />
      <mj-column padding="0" />
      <mj-text padding="0 40px 16px" font-size="16px" line-height="1.6" color="${light.ink}" align="${start(direction)}" />
    </mj-attributes>
    <mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
    <mj-style>:root { color-scheme: light dark; supported-color-schemes: light dark }
a { color: ${look.brand} }
@media only screen and (max-width: 479px) { .fg-pad > table > tbody > tr > td, .fg-text { padding-left: 24px !important; padding-right: 24px !important } .fg-outer > table > tbody > tr > td { padding: 0 !important } .fg-wide, .fg-wide a, .fg-wide table { width: 100% !important; box-sizing: border-box !important; text-align: center !important } }
${darkStyle(look.brandInDark)}</mj-style>
  </mj-head>
  <mj-body background-color="${light.canvas}" css-class="fg-canvas" width="600px">
    <mj-wrapper padding="32px 0" css-class="fg-outer">
      ${head(look, direction)}
      <mj-section background-color="${light.surface}" css-class="fg-card"><mj-column><mj-text padding="0" font-size="0" line-height="0">${valance(look.band)}</mj-text></mj-column></mj-section>
      <mj-section background-color="${light.surface}" css-class="fg-card" padding="28px 0 ${notes.length > 0 ? 12 : 28}px">
        <mj-column>${body.map((block) => blockOf(block, direction)).join('')}</mj-column>
      </mj-section>
      ${
        notes.length === 0
          ? ''
          : `<mj-section background-color="${light.surface}" css-class="fg-card"><mj-column><mj-text padding="0" font-size="0" line-height="0">${perforation}</mj-text></mj-column></mj-section>
      <mj-section background-color="${light.surface}" css-class="fg-card" padding="16px 0 12px">
        <mj-column>${notes.map(({ text = '' }) => paragraphs(text, 'fg-text fg-ink-3', `font-size="14px" line-height="1.5" color="${light.ink3}" padding="0 40px 12px"`)).join('')}</mj-column>
      </mj-section>`
      }
    </mj-wrapper>
  </mj-body>
</mjml>`
}

/** The name on the band, or the logo above it: on white in both themes, since logos are drawn for that. */
const head = ({ band, onBand, logo }: MailLook, direction: 'ltr' | 'rtl'): string =>
  logo
    ? `<mj-section background-color="${light.surface}" padding="24px 0 20px"><mj-column><mj-image css-class="fg-text" src="${escapeHtml(logo.src)}" alt="{{siteName}}" width="${logo.width}px"${logo.height ? ` height="${logo.height}px"` : ''} align="${start(direction)}" padding="0 40px" font-size="22px" /></mj-column></mj-section>
      <mj-section background-color="${band}" padding="4px 0"><mj-column><mj-text padding="0" font-size="0" line-height="0">&nbsp;</mj-text></mj-column></mj-section>`
    : `<mj-section background-color="${band}" padding="24px 0 20px">
        <mj-column><mj-text css-class="fg-text" padding="0 40px" font-family="${DISPLAY}" font-size="22px" line-height="1.2" font-weight="700" color="${onBand}" letter-spacing="-0.3px">{{siteName}}</mj-text></mj-column>
      </mj-section>`

const start = (direction: 'ltr' | 'rtl'): 'left' | 'right' => (direction === 'ltr' ? 'left' : 'right')

function blockOf(block: Block, direction: 'ltr' | 'rtl'): string {
  const { kind, text = '', variable = '', facts = [] } = block
  switch (kind) {
    case 'HEADING':
      return `<mj-text css-class="fg-text fg-ink" font-family="${DISPLAY}" font-size="26px" line-height="1.2" font-weight="700" letter-spacing="-0.4px" padding="0 40px 12px">${inline(text)}</mj-text>`
    case 'TEXT':
      return paragraphs(text, 'fg-text fg-ink', '')
    case 'BUTTON':
      return `<mj-button css-class="fg-text fg-button fg-wide" href="{{${variable}}}" background-color="${light.marigold}" color="${light.onMarigold}" border-radius="4px" font-size="17px" font-weight="600" inner-padding="15px 28px" align="${start(direction)}" padding="8px 40px 20px">${inline(text)}</mj-button>`
    case 'CODE':
      return `<mj-text css-class="fg-text" padding="4px 40px 20px"><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="fg-code" dir="ltr" style="background:${light.sunken};border:1px dashed ${light.borderStrong};border-radius:8px;color:${light.ink};font-family:${MONO};font-size:32px;font-weight:600;letter-spacing:6px;line-height:1;padding:18px 18px 18px 24px">{{${variable}}}</td></tr></table></mj-text>`
    case 'FACTS':
      return `<mj-text css-class="fg-text" padding="0 40px 20px">${table(
        facts.map(({ label, value }) => [
          `<td class="fg-ink-3 fg-line" style="${cell}color:${light.ink3};width:35%;padding-right:16px">${inline(label)}</td>`,
          `<td class="fg-ink fg-line" style="${cell}color:${light.ink};font-weight:500;word-break:break-word">${inline(value)}</td>`,
        ]),
      )}</mj-text>`
    case 'LIST':
      return `<mj-text css-class="fg-text" padding="0 40px">{{#${variable}}}<div style="padding:0 0 20px">${
        text === ''
          ? ''
          : `<div class="fg-ink" style="color:${light.ink};font-size:16px;font-weight:600;line-height:1.4;padding:4px 0 6px">${inline(text)}</div>`
      }<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0">{{rows ${variable}}}</table></div>{{/${variable}}}</mj-text>`
    case 'NOTE':
      return ''
    default:
      return kind satisfies never
  }
}

const cell = `border-bottom:1px solid ${light.border};font-size:15px;line-height:1.45;padding-top:9px;padding-bottom:9px;vertical-align:top;`

/** One row of a list; everything in it is escaped already. `link` is empty or an address, of the colour `brand`. */
export const listRow = (
  label: string,
  detail: string,
  { value, link, strong, brand }: { value: string; link: string; strong: boolean; brand: string },
): string =>
  `<tr><td class="fg-line" style="${cell}"><span class="fg-ink" style="color:${light.ink};font-weight:${strong ? 700 : 500}">${
    link === ''
      ? label
      : `<a class="fg-link" href="${link}" style="color:${brand};text-decoration:underline">${label}</a>`
  }</span>${detail === '' ? '' : `<br><span class="fg-ink-3" style="color:${light.ink3};font-size:14px">${detail}</span>`}</td><td class="fg-ink fg-line" align="right" style="${cell}color:${light.ink};font-weight:${strong ? 700 : 400};white-space:nowrap;padding-left:16px">${value}</td></tr>`

const table = (rows: readonly (readonly string[])[]): string =>
  `<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0">${rows
    .map((cells) => `<tr>${cells.join('')}</tr>`)
    .join('')}</table>`

const paragraphs = (text: string, css: string, attributes: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<mj-text css-class="${css}" ${attributes}>${inline(part.trim())}</mj-text>`)
    .join('')

/** A person's text is text, whatever it looks like; its line ends stay. */
const inline = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

/** The tent's edge: scallops that hang down from the band. Programs without rounded corners show a straight edge. */
const SCALLOPS = 15
const valance = (band: string): string =>
  `<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%"><tr>${`<td style="background:${band};border-radius:0 0 20px 20px;font-size:0;height:18px;line-height:0">&nbsp;</td>`.repeat(SCALLOPS)}</tr></table>`

/** The join of a ticket and its stub: two bites through which the page shows, and the dashed line between. */
const perforation = `<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%"><tr><td class="fg-canvas-cell" width="10" style="background:${light.canvas};border-radius:0 10px 10px 0;height:20px;width:10px">&nbsp;</td><td style="padding:0 12px"><div class="fg-perforation" style="border-top:2px dashed ${light.border};height:0;line-height:0">&nbsp;</div></td><td class="fg-canvas-cell" width="10" style="background:${light.canvas};border-radius:10px 0 0 10px;height:20px;width:10px">&nbsp;</td></tr></table>`
