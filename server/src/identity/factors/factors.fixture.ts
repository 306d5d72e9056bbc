import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { Reply, TestCaller, TestSite } from '../../../test/fixture.ts'
import { newMember, PASSWORD, type TestMember } from '../sign-in/sign-in.fixture.ts'

export const FACTORS = '/fairground/v1/factors'
export const proof = { password: PASSWORD }

/** Code that the app shows `steps` half minutes from now, by the site's clock. */
export function appCode(site: TestSite, secret: string, steps = 0): string {
  const { directory } = site.assembly
  const now = directory.nowOf(directory.site(site.siteId)!).getTime()
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 })
}

/** So that no code of before is of the present step. */
export const nextSteps = (site: TestSite): Promise<void> => site.advance(90_000)

export interface Enrolled extends TestMember {
  readonly secret: string
  readonly recoveryCodes: string[]
}

/** A member who signs in with password and app. */
export async function enrolled(site: TestSite, as?: TestMember): Promise<Enrolled> {
  const member = as ?? (await newMember(site))
  const begun = await member.call('POST', `${FACTORS}/totp`, { proof })
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  const { secret } = begun.body
  const done = await member.call('POST', `${FACTORS}/totp/confirm`, { code: appCode(site, secret) })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  await nextSteps(site)
  return { ...member, secret, recoveryCodes: done.body.recoveryCodes }
}

export const verify = (by: TestCaller, factorType: string, body: object): Promise<Reply> =>
  by.call('POST', `/_api/iam/authentication/v2/${factorType}/verify`, body)
