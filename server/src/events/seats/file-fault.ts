import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { type Message, message } from '../../ground/texts/message.ts'

/** Something in a file that cannot be read, by its line; the first is line 1. */
export interface FileFault {
  readonly line: number
  readonly trouble: Message
}

/** Longest labels in characters, and people of one area, as the contract has them. */
export const SECTION_LABEL = 20
export const ELEMENT_LABEL = 50
export const SEAT_LABEL = 4
export const CAPACITY = 50_000

/** A value of a file in a refusal. */
export const shortened = (value: string): string => (value.length > 20 ? `${cutText(value, 20)}…` : value)

/** Undefined for a label that fits. */
export const labelTrouble = (column: string, label: string, limit: number): Message | undefined =>
  label !== '' && label.length <= limit ? undefined : message('violations.labelInFile', { column, limit })

export const isCapacity = (text: string): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= CAPACITY
