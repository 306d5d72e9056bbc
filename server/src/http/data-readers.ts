import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import { formatFileSize } from '@fairground/domain/formatting/file-size.ts'
import { formatList } from '@fairground/domain/formatting/plural.ts'
import type { ServerTexts } from '../ground/texts/catalogues.ts'
import type { Texts } from '../ground/texts/ids.ts'
import type { Reader } from './reader.ts'

export type Data = Readonly<Record<string, unknown>>

export interface Write extends Reader {
  readonly t: ServerTexts
}

/** A value of a message, out of the data of a refusal; undefined where the data do not have it. */
export type Read = (data: Data, write: Write) => string | number | undefined

export type DataSentence = (data: Data, write: Write) => string | undefined

/** The message with its values from the data; undefined where one of them is missing. */
export const says =
  <Id extends keyof Texts>(
    id: Id,
    reads: Readonly<Record<keyof NonNullable<Texts[Id]> & string, Read>>,
  ): DataSentence =>
  (data, write) => {
    const values: Record<string, string | number> = {}
    for (const [name, read] of Object.entries<Read>(reads)) {
      const value = read(data, write)
      if (value === undefined) return undefined
      values[name] = value
    }
    return (write.t as (id: Id, values: object) => string)(id, values) // the names are those of the message, as the type says
  }

/** The first sentence whose data are there. */
export const firstOf =
  (...sentences: readonly DataSentence[]): DataSentence =>
  (data, write) => {
    for (const sentence of sentences) {
      const written = sentence(data, write)
      if (written !== undefined) return written
    }
    return undefined
  }

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
export const isCount = (value: unknown): value is number => typeof value === 'number'

export const text =
  (name: string): Read =>
  ({ [name]: value }) =>
    isText(value) ? value : undefined

export const count =
  (name: string): Read =>
  ({ [name]: value }) =>
    isCount(value) ? value : undefined

/** A bound; the wire names it `threshold` in some refusals and `limit` in others. */
export const bound: Read = ({ threshold, limit = threshold }) => (isCount(limit) ? limit : undefined)

/** A moment as people write it, in the time zone of the site. */
export const moment =
  (name: string): Read =>
  ({ [name]: value }, { locale, timeZone }) =>
    timeZone !== undefined && (isText(value) || value instanceof Date)
      ? formatDateTime(value, { locale, zone: timeZone })
      : undefined

/** Bytes, as a number or in digits. */
export const fileSize =
  (name: string): Read =>
  ({ [name]: value }, { locale }) =>
    isCount(value) || (isText(value) && /^\d+$/.test(value)) ? formatFileSize(Number(value), locale) : undefined

/** Several texts as a list, each within quotation marks. */
export const quotedList =
  (name: string): Read =>
  ({ [name]: values }, { t, locale }) =>
    Array.isArray(values) && values.length > 0
      ? formatList(
          values.map((value) => t('refusals.quoted', { name: String(value) })),
          locale,
        )
      : undefined

/** Several texts as a list. */
export const list =
  (name: string): Read =>
  ({ [name]: values }, { locale }) =>
    Array.isArray(values) && values.length > 0 ? formatList(values.map(String), locale) : undefined
