import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../test/fixture.ts'
import { digitsIn, login, mailTo, newMember, refusal } from '../sign-in/sign-in.fixture.ts'
import { appCode, enrolled, FACTORS, proof, verify } from './factors.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  site = await sharedSite()
  visitor = await site.visitor()
})
afterAll(() => site.close())

const VERIFICATION = '/_api/iam/verification/v1'

describe('a factor ends', () => {
  test('by its owner, who proves who they are; with the last one everything that belongs to it', async () => {
    const member = await enrolled(site)
    const { factorId } = (await member.call('GET', FACTORS)).body.factors[0]
    const path = `${FACTORS}/${factorId}/disable`
    expect(refusal(await member.call('POST', path, { proof: {} }))).toEqual([403, 'PROOF_REQUIRED'])
    const stranger = await newMember(site)
    expect(refusal(await stranger.call('POST', path, { proof }))).toEqual([404, 'FACTOR_NOT_FOUND'])
    const code = appCode(site, member.secret)
    expect((await member.call('POST', path, { proof: { code } })).status).toBe(200)
    expect((await mailTo(site, member.email)).subject).toContain('sign-in')
    expect((await member.call('GET', FACTORS)).body).toMatchObject({ factors: [], recoveryCodesLeft: 0 })
    expect((await login(visitor, member.email)).body.state).toBe('SUCCESS')
  })

  test('of a proved address stays when the password is recovered, and is required after it', async () => {
    const member = await enrolled(site)
    const { verificationId } = (await member.call('POST', `${VERIFICATION}/start`, {})).body
    const code = digitsIn(await mailTo(site, member.email))
    await visitor.call('POST', `${VERIFICATION}/auth/verify`, { stateToken: verificationId, code })
    await visitor.call('POST', '/_api/iam/recovery/v1/send-email', { email: member.email })
    const recoveryToken = new URL(/http\S+/.exec((await mailTo(site, member.email)).text)![0]).searchParams.get('token')
    const recovered = await visitor.call('POST', '/_api/iam/recovery/v1/recover', {
      recoveryToken,
      password: 'another long battery',
    })
    expect(recovered.body).toMatchObject({ state: 'REQUIRE_MFA', stateToken: expect.any(String) })
    expect(recovered.body.sessionToken).toBeUndefined()
    const { stateToken } = recovered.body
    const done = await verify(visitor, 'TOTP', { stateToken, totpData: { code: appCode(site, member.secret) } })
    expect(done.body.state).toBe('SUCCESS')
  })

  test('stays when the member is blocked, and ends when they are deleted or made a contact', async () => {
    const [blocked, deleted, contact] = [await enrolled(site), await enrolled(site), await enrolled(site)]
    await site.admin.call('POST', '/api/v1/members/block', { id: blocked.id })
    await site.admin.call('POST', '/api/v1/members/approve', { id: blocked.id })
    expect((await login(visitor, blocked.email)).body.state).toBe('REQUIRE_MFA')
    expect((await site.admin.call('DELETE', `/members/v1/members/${deleted.id}`)).status).toBe(200)
    expect((await site.admin.call('POST', `/members/v1/members/${contact.id}/disconnect`, {})).status).toBe(200)
    for (const table of ['factors', 'recovery_codes'])
      expect(
        await site.query(`select distinct subject_id from ${table} where subject_id = any($1)`, [
          [blocked.id, deleted.id, contact.id],
        ]),
      ).toEqual([{ subject_id: blocked.id }])
  })

  test('by the shop for a member who has lost everything: sessions end too, and the log names the author', async () => {
    const member = await enrolled(site)
    const path = `/fairground/v1/members/${member.id}/reset-factors`
    expect((await member.call('POST', path, {})).status).toBe(403)
    expect((await (await site.keyWith(['members.read'])).call('POST', path, {})).status).toBe(403)
    expect((await site.admin.call('POST', path, {})).status).toBe(200)
    expect((await member.call('GET', FACTORS)).status).toBe(401)
    expect((await login(visitor, member.email)).body.state).toBe('SUCCESS')
    expect((await mailTo(site, member.email)).subject).toContain('sign-in')
    const log = await site.admin.call('POST', '/fairground/v1/audit-log/query', {
      query: { filter: { 'target.id': member.id } },
    })
    expect(log.body.entries).toMatchObject([{ action: 'member.factorsReset', target: { id: member.id } }])
    const unknown = await site.admin.call('POST', `/fairground/v1/members/${crypto.randomUUID()}/reset-factors`, {})
    expect(refusal(unknown)).toEqual([404, 'MEMBER_NOT_FOUND'])
  })
})
