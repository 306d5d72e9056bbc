import { expect } from 'vitest'
import type { TestCaller, TestSite } from '../../../test/fixture.ts'

const OURS = 'http://localhost:8080'

/** A redirect session that the caller makes. */
export async function session(by: TestCaller, request: object) {
  const { status, body } = await by.call('POST', '/_api/redirects-api/v1/redirect-session', request)
  expect(status).toBe(200)
  return body.redirectSession
}

/** Opens one of our addresses in a browser without a session, but for the headers. */
export const open = ({ nobody }: TestSite, url: string, headers = {}) =>
  nobody.call('GET', url.replace(OURS, ''), undefined, headers)

/** Cookies that an answer sets, as a browser sends them back. */
export const cookiesOf = (headers: Readonly<Record<string, unknown>>): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((value) => String(value).split(';')[0])
    .join('; ')
