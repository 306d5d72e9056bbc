import { expect, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'
import { login, newEmail, register } from './sign-in.fixture.ts'

const ROUNDS = 9
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Without the hash that nobody has, an unknown address answers some ten times faster. */
test('an unknown address takes as long as a wrong password', async () => {
  const site = await testSite()
  const email = newEmail()
  await register(site.nobody, email)
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const statements = new Set<number>()
  for (let n = 0; n < ROUNDS; n++) {
    for (const which of ['known', 'unknown'] as const) {
      const began = performance.now()
      const reply = await login(site.nobody, which === 'known' ? email : newEmail(), 'wrong password')
      took[which].push(performance.now() - began)
      statements.add(reply.statements)
    }
  }
  expect(statements.size).toBe(1)
  const ratio = median(took.unknown) / median(took.known)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
