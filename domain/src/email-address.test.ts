import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.for(['ada@example.com', "o'hara+fair@mail.example.co.uk", 'A.B-c_d@x-y.example', '1@1.de'])(
  'an address: %s',
  (text) => {
    expect(isEmailAddress(text)).toBe(true)
  },
)

test.for([
  '',
  'ada',
  'ada@example',
  'ada@example.',
  'ada@-example.com',
  '@example.com',
  'a@b@example.com',
  '.ada@example.com',
  'ada..b@example.com',
  '<ada@example.com>',
  'x,ada@example.com',
  'ada@example.com,',
  'friends:ada@example.com;',
  'ada@example.com(home).org',
  '"ada"@example.com',
  'ada @example.com',
  'ada@example.com\r\nBcc: b@example.com',
])('no address: %j', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})
