import { expect, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'
import { login, newMember, refusal, renew, tokensFor, withToken } from '../sign-in/sign-in.fixture.ts'

const PATH = '/fairground/v1/member-sessions'

test('a member sees where they are signed in, and ends what is theirs', async () => {
  const site = await testSite()
  const member = await newMember(site)
  const elsewhere = async () => tokensFor(site, site.admin, (await login(site.nobody, member.email)).body.sessionToken)
  const [phone, tablet] = [await elsewhere(), await elsewhere()]
  const stranger = await newMember(site)

  const { sessions } = (await member.call('GET', PATH)).body
  expect(sessions).toHaveLength(3)
  expect(sessions.filter(({ current }: { current: boolean }) => current)).toEqual([
    expect.objectContaining({ app: 'Storefront', createdDate: expect.any(String), lastUsedDate: expect.any(String) }),
  ])
  const ofPhone = (await withToken(site, phone.access_token).call('GET', PATH)).body.sessions.find(
    ({ current }: { current: boolean }) => current,
  )
  expect(refusal(await stranger.call('DELETE', `${PATH}/${ofPhone.id}`))).toEqual([404, 'SESSION_NOT_FOUND'])
  expect((await member.call('DELETE', `${PATH}/${ofPhone.id}`)).status).toBe(200)
  expect((await renew(site, phone.refresh_token)).status).toBe(401)
  expect((await renew(site, tablet.refresh_token)).status).toBe(200)

  expect((await member.call('POST', `${PATH}/end-others`, {})).status).toBe(200)
  expect((await renew(site, tablet.refresh_token)).status).toBe(401)
  expect((await withToken(site, tablet.access_token).call('GET', PATH)).status).toBe(401)
  expect((await member.call('GET', PATH)).body.sessions).toHaveLength(1)
  expect((await renew(site, stranger.refreshToken)).status).toBe(200)
  expect(refusal(await (await site.visitor()).call('GET', PATH))).toEqual([404, 'MEMBER_NOT_FOUND'])
})
