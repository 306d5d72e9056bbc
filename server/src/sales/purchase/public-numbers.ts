import { randomInt } from 'node:crypto'

/** Without 0/O, 1/I/L and U: read aloud and typed at the door. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const characters = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Ticketing order number, 30^9 of them: unique per site by index, not guessable in sequence. */
export const newOrderNumber = (): string => `${characters(4)}-${characters(5)}`

/** Ticket number, 30^12 of them. */
export const newTicketNumber = (): string => `${characters(4)}-${characters(4)}-${characters(4)}`
