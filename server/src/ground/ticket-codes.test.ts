import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { ticketCodes } from './ticket-codes.ts'

const makeCodes = () => ticketCodes([generateKeyPairSync('ed25519')])
const ticketId = '01920000-0000-7000-8000-000000000001'
const eventId = '01920000-0000-7000-8000-000000000002'

test('a code says whose ticket it is, and is the same each time', () => {
  const codes = makeCodes()
  const code = codes.codeOf(ticketId, eventId)
  expect(codes.codeOf(ticketId, eventId)).toBe(code)
  expect(codes.read(code)).toEqual({ ticketId, eventId })
})

test('a code of another key, a changed code and rubbish are nobody’s', () => {
  const codes = makeCodes()
  const code = codes.codeOf(ticketId, eventId)
  const [version, , event, signature] = code.split('.')
  const other = Buffer.from(eventId.replaceAll('-', ''), 'hex').toString('base64url')
  expect(makeCodes().read(code)).toBeUndefined()
  expect(codes.read([version, other, event, signature].join('.'))).toBeUndefined()
  for (const rubbish of ['', 'FG1', 'FG1...', 'FG2.a.b.c', code.slice(0, -4)])
    expect(codes.read(rubbish)).toBeUndefined()
})
