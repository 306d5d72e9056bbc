import { isolated } from '@fairground/domain/formatting/isolated.ts'
import { displayAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { heldRange } from '../ground/held-range.ts'
import { compile, type Layout } from './compile.ts'
import { listRow } from './layout.ts'
import { mailLook, type StoredLook } from './look.ts'
import type { Mail } from './mailer.ts'
import { escapeHtml, fill, oneLine } from './placeholders.ts'
import { phraseIn } from './texts/phrases.ts'
import type { Block, Content, ListRow, Piece, Value } from './texts/template.ts'

export interface Reader {
  /** Language of the text. */
  readonly language: string
  /** The same language, with the region whose way of writing dates is used. */
  readonly locale: string
  readonly timeZone: string
}

export type GivenValues = Readonly<Record<string, Value>>

/** Source of the HTML of a mail: the site's words, and every value as the reader is shown it. JSON. */
export interface MailDraft {
  readonly language: string
  readonly content: Layout
  /** Absent: the plain one. */
  readonly look?: StoredLook
  readonly shown: Readonly<Record<string, string>>
  readonly rows: Readonly<Record<string, readonly Row[]>>
}

export type Words = Pick<Mail, 'subject' | 'text'> & { readonly draft: MailDraft }

/** Subject and text of a mail, and what its HTML is to be made of. Values are text, on one line and isolated from their sentence everywhere. */
export function wordsFor(content: Content, values: GivenValues, reader: Reader): Words {
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, inSentence(asText(value, reader))]),
  )
  const rows = writtenRows(values, reader)
  const { subject, ...layout } = content
  return {
    subject: fill(oneLine(subject), valueIn(shown)).trim(),
    text: plainText(content.blocks, rows, valueIn(shown)),
    draft: { language: reader.language, content: layout, shown, rows: Object.fromEntries(rows) },
  }
}

/** The HTML; values are escaped, wherever they stand. Without an address of the shop it has no logo. */
export async function htmlOf({ language, content, look, shown, rows }: MailDraft, publicUrl?: string): Promise<string> {
  const drawn = mailLook(look, publicUrl)
  const laidOut = withLists(await compile(content, language, drawn), new Map(Object.entries(rows)), drawn.brand)
  return fill(laidOut, (name) => escapeHtml(valueIn(shown)(name)))
}

/** Subject, HTML and text at once. */
export async function render(
  content: Content,
  values: GivenValues,
  reader: Reader,
  { look = {}, publicUrl }: { readonly look?: StoredLook; readonly publicUrl?: string } = {},
): Promise<Required<Pick<Mail, 'subject' | 'text' | 'html'>>> {
  const { draft, ...words } = wordsFor(content, values, reader)
  return { ...words, html: await htmlOf({ ...draft, look }, publicUrl) }
}

const valueIn =
  (shown: MailDraft['shown']) =>
  (name: string): string =>
    Object.hasOwn(shown, name) ? shown[name]! : ''

function asText(value: Value | undefined, reader: Reader): string {
  if (value === undefined || isList(value)) return ''
  if (value instanceof Date) {
    const { locale, timeZone } = reader
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(value)
  }
  return written(value, reader)
}

/** A text that ends with an address stays as it is: programs that show mails would take the mark at its end along into the link. */
const inSentence = (text: string): string => (/:\/\/\S+$/.test(text) ? text : isolated(text))

const inLine = (facts: readonly string[]): string =>
  facts
    .filter((fact) => fact !== '')
    .map(inSentence)
    .join(' · ')

const isList = (value: Value): value is readonly ListRow[] => Array.isArray(value)

/** As the reader's language has it, on one line. */
function written(piece: Piece, reader: Reader): string {
  const { language, locale } = reader
  if (typeof piece === 'string') return oneLine(piece)
  if ('facts' in piece) return inLine(piece.facts.map((fact) => written(fact, reader)))
  if ('phrase' in piece) {
    const values = Object.entries(piece.values ?? {}).map(
      ([name, value]) => [name, inSentence(written(value, reader))] as const,
    )
    const { phrase, count } = piece
    const counted = count === undefined ? values : [...values, ['count', String(count)] as const]
    return fill(phraseIn(phrase, language, count), valueIn(Object.fromEntries(counted)))
  }
  if ('minor' in piece) return displayAmount(piece.minor, piece.currency, locale)
  return heldRange(piece.startAt, piece.endAt ?? null, { locale, zone: piece.zone, namesZone: piece.namesZone ?? true })
}

interface Row extends Pick<ListRow, 'link' | 'strong'> {
  readonly label: string
  readonly detail?: string
  readonly value?: string
}
type Rows = ReadonlyMap<string, readonly Row[]>

/** The lists, in the language of the text. */
const writtenRows = (values: GivenValues, reader: Reader): Rows =>
  new Map(
    Object.entries(values).flatMap(([name, value]) =>
      isList(value) ? [[name, value.map((row) => writtenRow(row, reader))]] : [],
    ),
  )

function writtenRow({ label, detail = [], value, quantity, link, strong }: ListRow, reader: Reader): Row {
  const facts = typeof detail === 'string' ? [detail] : detail
  const amount = value === undefined ? '' : written(value, reader)
  return {
    ...present({ link: link === undefined ? undefined : oneLine(link), strong }),
    label: written(label, reader),
    detail: written({ facts }, reader),
    value: quantity === undefined ? amount : `${quantity} × ${amount}`,
  }
}

/** Lists first: what their rows say is escaped and can hold no placeholder. */
const withLists = (html: string, lists: Rows, brand: string): string =>
  html.replace(/\{\{#(\w+)\}\}([\s\S]*?)\{\{\/\1\}\}/g, (_, name: string, block: string) => {
    const rows = lists.get(name) ?? []
    return rows.length === 0
      ? ''
      : block.replace(`{{rows ${name}}}`, () => rows.map((row) => rowHtml(row, brand)).join(''))
  })

const noBraces = (text: string): string => escapeHtml(text).replaceAll('{', '&#123;').replaceAll('}', '&#125;')

const rowHtml = ({ label, detail = '', value = '', link = '', strong }: Row, brand: string): string =>
  listRow(noBraces(label), noBraces(detail), {
    value: noBraces(value),
    link: noBraces(link),
    strong: strong ?? false,
    brand,
  })

/** The same blocks for readers and programs without HTML. Notes come last, as on the stub. */
function plainText(blocks: readonly Block[], lists: Rows, shown: (name: string) => string): string {
  const isNote = ({ kind }: Block) => kind === 'NOTE'
  const parts = (of: readonly Block[]) =>
    of.map((block) => plainBlock(block, lists, shown)).filter((part) => part !== '')
  const notes = parts(blocks.filter(isNote))
  return [
    ...parts(blocks.filter((block) => !isNote(block))),
    ...(notes.length === 0 ? [] : ['- - -', ...notes]),
    `${shown('siteName')}\n`,
  ].join('\n\n')
}

function plainBlock(
  { kind, text = '', variable = '', facts = [] }: Block,
  lists: Rows,
  shown: (name: string) => string,
): string {
  const filled = fill(text, shown).trim()
  switch (kind) {
    case 'HEADING':
    case 'TEXT':
    case 'NOTE':
      return filled.replace(/ {2,}/g, ' ') // between two values of which one may be empty
    case 'BUTTON':
      return `${filled}:\n${shown(variable)}`
    case 'CODE':
      return shown(variable)
    case 'FACTS':
      return facts.map(({ label, value }) => `${fill(label, shown)}: ${fill(value, shown)}`).join('\n')
    case 'LIST': {
      const rows = (lists.get(variable) ?? []).map(rowText)
      return rows.length === 0 ? '' : [...(filled === '' ? [] : [filled]), ...rows].join('\n')
    }
    default:
      return kind satisfies never
  }
}

/** The facts of the detail are isolated already. */
const rowText = ({ label, detail, value = '', link }: Row): string =>
  [
    `- ${[inSentence(label), detail, inSentence(value)].filter(Boolean).join(' · ')}`,
    ...(link === undefined ? [] : [`  ${link}`]),
  ].join('\n')
