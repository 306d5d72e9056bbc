import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

test('the headers of helmet, and nothing of the answer that computed them', async () => {
  const headers = await securityHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'self'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: { maxAge: 31_536_000 },
  })
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'self';frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  for (const name of ['date', 'content-length', 'connection']) expect(headers).not.toHaveProperty(name)
})
