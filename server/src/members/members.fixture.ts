import { expect } from 'vitest'
import type { Reply, TestCaller, TestSite } from '../../test/fixture.ts'
import { newId } from '../ground/ids.ts'
import { accessTokens } from '../identity/tokens/access-tokens.ts'
import { beginSession } from '../identity/tokens/issue-tokens.ts'
import { openSigningKeys } from '../identity/tokens/signing-keys.ts'

export interface TestMember extends TestCaller {
  readonly id: string
  readonly loginEmail: string
  readonly refreshToken: string
}

let made = 0

/** A member with a session, as after a sign-in. `fields` are those of `createMember`. */
export async function signedIn(site: TestSite, fields: Record<string, unknown> = {}): Promise<TestMember> {
  const loginEmail = String(fields.loginEmail ?? `member-${++made}@example.com`)
  const { status, body } = await site.admin.call('POST', '/members/v1/members', { member: { loginEmail, ...fields } })
  expect(status, JSON.stringify(body)).toBe(200)
  const { id } = body.member
  const { pool, directory } = site.assembly
  const at = directory.site(site.siteId)! // the fixture made it
  const now = directory.nowOf(at)
  const moment = { site: at, now, newId: () => newId(new Date()) }
  const session = { clientId: site.clientId, role: 'member', subjectId: id, visitorId: null } as const
  const { access_token, refresh_token } = await beginSession(
    accessTokens(await openSigningKeys(pool)),
    pool.forSite(site.siteId),
    moment,
    { ...session, family: moment.newId() },
  )
  const authorization = { authorization: access_token }
  return {
    id,
    loginEmail,
    refreshToken: refresh_token,
    call: (method, path, body, headers) => site.nobody.call(method, path, body, { ...authorization, ...headers }),
  }
}

export const codeOf = ({ body }: Reply): string | undefined => body.details?.applicationError?.code

/** Status and code of a refusal. */
export const refused = (reply: Reply): readonly [number, string | undefined] => [reply.status, codeOf(reply)]

export const packed = (message: unknown): string => `.r=${Buffer.from(JSON.stringify(message)).toString('base64url')}`
