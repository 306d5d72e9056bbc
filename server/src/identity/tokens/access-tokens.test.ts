import { generateKeyPairSync } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { accessTokens, type Claims } from './access-tokens.ts'

const keyOf = (id: string) => ({ id, algorithm: 'EdDSA' as const, ...generateKeyPairSync('ed25519') })
const ours = keyOf('key-1')
const older = keyOf('key-0')
const claims: Claims = {
  sub: 'ada',
  role: 'visitor',
  site: 'here',
  client: null,
  visitor: null,
  family: null,
  iat: 1_780_000_000,
  exp: 1_780_014_400,
}
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** Verdict of another process: one that has not signed it itself. */
const elsewhere = (token: string) => accessTokens([ours, older]).verify(token)

test('our tokens are read by other software, and by another of our processes', async () => {
  const token = await accessTokens([ours]).sign(claims)
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'EdDSA', kid: 'key-1' })
  const read = await jwtVerify(token, ours.publicKey, { currentDate: new Date(claims.iat * 1000) })
  expect(read.payload).toEqual(claims)
  expect(await elsewhere(token)).toEqual(claims)
})

test('a token of an older key is good as long as the key is there', async () => {
  const token = await accessTokens([older]).sign(claims)
  expect(await elsewhere(token)).toEqual(claims)
  expect(accessTokens([ours]).verify(token)).toBeUndefined()
})

const [header = '', , signature = ''] = (await accessTokens([ours]).sign(claims)).split('.')
/** The last of 86 characters carries 2 bits of 6: the next in the alphabet stands for the same bytes. */
const afterLast = (text: string): string => String.fromCharCode(text.charCodeAt(text.length - 1) + 1)
const other = (await accessTokens([keyOf('key-1')]).sign(claims)).split('.')

test.for([
  ['nothing', ''],
  ['no token', 'rubbish'],
  ['three parts of rubbish', 'a.b.c'],
  ['other claims', `${header}.${part({ ...claims, role: 'member' })}.${signature}`],
  ['no signature', `${header}.${part(claims)}.`],
  ['no algorithm', `${part({ alg: 'none', kid: 'key-1' })}.${part(claims)}.`],
  ['an algorithm of the sender’s choice', `${part({ alg: 'HS256', kid: 'key-1' })}.${part(claims)}.${signature}`],
  ['an unknown key', `${part({ alg: 'EdDSA', kid: 'key-9' })}.${part(claims)}.${signature}`],
  ['a key of that name that is not ours', other.join('.')],
  ['a part too many', `${header}.${part(claims)}.${signature}.x`],
  ['another last character', `${header}.${part(claims)}.${signature.slice(0, -1)}${afterLast(signature)}`],
  ['padding', `${header}.${part(claims)}.${signature}==`],
  ['a character that is none of base64url', `${header}.${part(claims)}.${signature}!`],
] as const)('%s is not one of our tokens', async ([, token]) => {
  expect(await elsewhere(token)).toBeUndefined()
})
