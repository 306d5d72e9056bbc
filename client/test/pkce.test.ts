import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pkceChallenge } from '../src/auth/pkce.ts'

test.for([
  [undefined, 43],
  [43, 43],
  [64, 64],
  [128, 128],
] as const)('a verifier of %s has %s characters of the alphabet', async ([wanted, length]) => {
  const { codeVerifier, codeChallenge } = await pkceChallenge(wanted)
  expect(codeVerifier).toMatch(new RegExp(`^[A-Za-z0-9._~-]{${length}}$`))
  expect(codeChallenge).toBe(createHash('sha256').update(codeVerifier).digest('base64url'))
  expect(codeChallenge).toHaveLength(43)
})

test.for([42, 129, 0, Number.NaN])('a verifier of %s is refused', async (length) => {
  await expect(pkceChallenge(length)).rejects.toThrow(`Expected a length between 43 and 128. Received ${length}.`)
})

test('no two are alike, and every character occurs', async () => {
  const verifiers = await Promise.all(Array.from({ length: 60 }, () => pkceChallenge(128)))
  expect(new Set(verifiers.map(({ codeVerifier }) => codeVerifier)).size).toBe(60)
  expect(new Set(verifiers.flatMap(({ codeVerifier }) => [...codeVerifier])).size).toBe(66)
})
