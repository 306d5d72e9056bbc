import { expect } from 'vitest'
import type { TestCaller, TestSite } from './fixture.ts'

/** The site's shop is also shown in German and French. */
export async function offerLanguages({ admin }: Pick<TestSite, 'admin'>): Promise<void> {
  const { status } = await admin.call('PATCH', '/fairground/v1/languages', { others: ['de', 'fr'] })
  expect(status).toBe(200)
}

/** A caller as the pages of a language call for them. */
export const callingIn = (language: string, caller: TestCaller): TestCaller => ({
  call: (method, path, body, headers = {}) =>
    caller.call(method, path, body, { 'x-fairground-language': language, ...headers }),
})
