import { afterEach, describe, expect, test } from 'vitest'
import { mark, NOWHERE, refusal } from './clients.mjs'
import { newEmail, newMember, owner, PASSWORD, person, policy } from './people.mjs'

afterEach(() => policy())

/** Lists follow changes with a delay; this one is requested until it shows the change. */
const eventually = (ask) => expect.poll(ask, { timeout: 10_000, interval: 50 })

describe('a member, of themselves', () => {
  test('reads and changes what is theirs', async () => {
    const { someone, id, email } = await newMember({ firstName: 'Ada' })
    const { member } = await someone.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member).toMatchObject({ _id: id, loginEmail: email, status: 'APPROVED', contact: { firstName: 'Ada' } })
    expect(member._createdDate).toBeInstanceOf(Date)
    const changed = await someone.members.updateMember(id, {
      contact: {
        lastName: 'Byron',
        phones: ['+44 117 496 0000'],
        addresses: [{ country: 'GB', city: 'Bristol', postalCode: 'BS1 4QA', addressLine: '1 Quay' }],
      },
      profile: { nickname: 'Countess' },
    })
    expect(changed).toMatchObject({
      contact: { firstName: 'Ada', lastName: 'Byron', phones: ['+44 117 496 0000'] },
      profile: { nickname: 'Countess' },
    })
    expect(changed.contact.addresses[0]).toMatchObject({ _id: expect.any(String), city: 'Bristol' })
  })

  test('takes away phones, emails and addresses', async () => {
    const { someone, id } = await newMember()
    await someone.members.updateMember(id, { contact: { phones: ['+44 117 496 0000'], addresses: [{ city: 'Bath' }] } })
    await someone.members.deleteMemberPhones(id)
    await someone.members.deleteMemberEmails(id)
    const { member } = await someone.members.deleteMemberAddresses(id)
    expect(member.contact).toMatchObject({ phones: [], emails: [], addresses: [] })
  })

  test('chooses a slug, which is nobody else’s', async () => {
    const [a, b] = [await newMember(), await newMember()]
    const slug = `ada-${mark()}`
    expect((await a.someone.members.updateCurrentMemberSlug(slug)).member.profile.slug).toBe(slug)
    expect((await refusal(b.someone.members.updateCurrentMemberSlug(slug))).status).toBe(409)
  })

  test('joins and leaves the community', async () => {
    const { someone } = await newMember()
    expect((await someone.members.joinCommunity()).member.privacyStatus).toBe('PUBLIC')
    expect((await someone.members.leaveCommunity()).member.privacyStatus).toBe('PRIVATE')
  })

  test('deletes themselves, and cannot sign in any more', async () => {
    const { someone, email, id } = await newMember()
    await someone.members.deleteMyMember({})
    expect((await person().auth.login({ email, password: PASSWORD })).loginState).toBe('FAILURE')
    expect((await refusal(owner.members.getMember(id))).status).toBe(404)
  })

  test('writes about themselves', async () => {
    const { someone, id } = await newMember()
    const content = {
      nodes: [
        {
          type: 'PARAGRAPH',
          id: 'p1',
          nodes: [{ type: 'TEXT', id: '', textData: { text: 'Hello', decorations: [] } }],
        },
      ],
    }
    const about = await someone.about.createMemberAbout({ memberId: id, content })
    expect(about.content.nodes[0].nodes[0].textData.text).toBe('Hello')
    const mine = await someone.about.getMyMemberAbout()
    expect((mine.memberAbout ?? mine)._id).toBe(about._id)
    await someone.about.deleteMemberAbout(about._id)
  })
})

describe('objects of others', () => {
  test('a private member is nobody’s business; a public one shows its profile, not its address', async () => {
    const [hidden, shown] = [await newMember(), await newMember()]
    await shown.someone.members.joinCommunity()
    const { someone } = await newMember()
    expect((await refusal(someone.members.getMember(hidden.id))).status).toBe(404)
    const seen = await someone.members.getMember(shown.id)
    expect([seen._id, seen.loginEmail]).toEqual([shown.id, undefined])
  })

  test('is changed by its member alone, and managed by the owner alone', async () => {
    const [a, b] = [await newMember(), await newMember()]
    expect((await refusal(b.someone.members.updateMember(a.id, { profile: { nickname: 'x' } }))).status).toBeOneOf([
      403, 404,
    ])
    for (const call of [
      () => b.someone.members.blockMember(a.id),
      () => b.someone.members.approveMember(a.id),
      () => b.someone.members.deleteMember(a.id),
      () => b.someone.members.createMember({ member: { loginEmail: newEmail() } }),
      () => b.someone.badges.createBadge({ title: 'Mine', backgroundColor: '#000000', textColor: '#ffffff' }),
    ])
      expect(await refusal(call())).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
    const visitor = await person()
      .members.getCurrentMember()
      .catch((error) => error)
    expect(visitor.member).toBeUndefined()
  })
})

describe('the owner', () => {
  test('makes, reads, changes and deletes members', async () => {
    const loginEmail = newEmail()
    const made = await owner.members.createMember({
      member: {
        loginEmail,
        contact: { firstName: 'Made', lastName: 'Up', phones: ['+12125550111'] },
        profile: { nickname: 'made' },
      },
    })
    expect(made).toMatchObject({ loginEmail, contact: { firstName: 'Made', phones: ['+12125550111'] } })
    expect(await owner.members.getMember(made._id, { fieldsets: ['FULL'] })).toMatchObject({ loginEmail })
    expect((await owner.members.updateMember(made._id, { contact: { firstName: 'Remade' } })).contact.firstName).toBe(
      'Remade',
    )
    expect((await refusal(owner.members.createMember({ member: { loginEmail } }))).status).toBe(409)
    await owner.members.deleteMember(made._id)
    expect((await refusal(owner.members.getMember(made._id))).status).toBe(404)
    expect((await refusal(owner.members.getMember(NOWHERE))).status).toBe(404)
  })

  test('lists and queries them, page by page', async () => {
    const family = `Family ${mark()}`
    const ids = []
    for (const firstName of ['Ada', 'Bea', 'Cid'])
      ids.push(
        (
          await owner.members.createMember({
            member: { loginEmail: newEmail(), contact: { firstName, lastName: family } },
          })
        )._id,
      )
    const query = owner.members
      .queryMembers({ fieldsets: ['FULL'] })
      .eq('contact.lastName', family)
      .ascending('contact.firstName')
    const page = await query.limit(2).find()
    expect(page.items.map((one) => one.contact.firstName)).toEqual(['Ada', 'Bea'])
    expect([page.totalCount, page.hasNext()]).toEqual([3, true])
    expect((await page.next()).items.map((one) => one._id)).toEqual([ids[2]])
    const { members, metadata } = await owner.members.listMembers({ paging: { limit: 1 }, fieldsets: ['FULL'] })
    expect([members.length, metadata.total > 2]).toEqual([1, true])
  })

  test('blocks and lets in again, mutes and unmutes', async () => {
    const { id, email, someone } = await newMember()
    expect((await owner.members.muteMember(id)).member.activityStatus).toBe('MUTED')
    expect((await owner.members.unmuteMember(id)).member.activityStatus).toBe('ACTIVE')
    expect((await owner.members.blockMember(id)).member.status).toBe('BLOCKED')
    expect((await refusal(someone.members.getCurrentMember())).status).toBe(401)
    expect((await person().auth.login({ email, password: PASSWORD })).loginState).toBe('FAILURE')
    expect((await owner.members.approveMember(id)).member.status).toBe('APPROVED')
    expect((await person().auth.login({ email, password: PASSWORD })).loginState).toBe('SUCCESS')
    expect((await owner.members.disconnectMember(id)).member.status).toMatch(/./)
  })

  test('does the same to many', async () => {
    await policy({ requireOwnerApproval: true })
    const emails = [newEmail(), newEmail()]
    for (const email of emails) await person().auth.register({ email, password: PASSWORD })
    const found = async () =>
      (
        await owner.members
          .queryMembers({ fieldsets: ['FULL'] })
          .in('loginEmail', emails)
          .find()
      ).items
    const ids = (await found()).map(({ _id }) => _id)
    expect((await owner.members.bulkApproveMembers({ _id: { $in: ids } })).jobId).toMatch(/./)
    await eventually(async () => (await found()).map(({ status }) => status)).toEqual(['APPROVED', 'APPROVED'])
    await owner.members.bulkBlockMembers({ _id: { $in: ids } })
    await eventually(async () => (await found()).map(({ status }) => status)).toEqual(['BLOCKED', 'BLOCKED'])
    const { bulkActionMetadata, results } = await owner.members.bulkDeleteMembers([...ids, NOWHERE])
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
    expect(results[2].itemMetadata).toMatchObject({ _id: NOWHERE, success: false })
  })

  test('gives and takes badges', async () => {
    const { id } = await newMember()
    const badge = await owner.badges.createBadge({
      title: `Friend ${mark()}`,
      backgroundColor: '#aabbcc',
      textColor: '#000000',
    })
    await owner.badges.assignBadge(badge._id, [id])
    expect((await owner.badges.listMembersByBadge(badge._id)).memberIds).toEqual([id])
    await owner.badges.unassignBadge(badge._id, [id])
    expect((await owner.badges.listMembersByBadge(badge._id)).memberIds).toEqual([])
    const renamed = await owner.badges.updateBadge(badge._id, { title: 'Old friend' })
    expect(renamed.title).toBe('Old friend')
    await owner.badges.deleteBadge(badge._id)
    expect((await refusal(owner.badges.getBadge(badge._id))).status).toBe(404)
  })

  test('approves, blocks and changes the address by the older calls', async () => {
    const { id, email } = await newMember()
    await owner.membersAuthentication.block({ _id: id })
    expect((await owner.members.getMember(id, { fieldsets: ['FULL'] })).status).toBe('BLOCKED')
    await owner.membersAuthentication.approve({ _id: id })
    expect((await owner.members.getMember(id, { fieldsets: ['FULL'] })).status).toBe('APPROVED')
    const next = newEmail()
    await owner.membersAuthentication.changeLoginEmail(id, next)
    expect((await person().auth.login({ email, password: PASSWORD })).errorCode).toBe('invalidPassword')
    expect((await person().auth.login({ email: next, password: PASSWORD })).loginState).toBe('SUCCESS')
  })
})

test('the older calls register and log in, too', async () => {
  const email = newEmail()
  const made = await person().membersAuthentication.register(email, PASSWORD, { contactInfo: { firstName: 'Old' } })
  expect(made).toMatchObject({ session: { token: expect.stringMatching(/./) }, member: { firstName: 'Old' } })
  const entered = await person().membersAuthentication.login(email, PASSWORD)
  expect(entered).toMatchObject({ session: { token: expect.stringMatching(/./) }, member: { loginEmail: email } })
  expect(await refusal(person().membersAuthentication.login(email, 'not the password'))).toMatchObject({ status: 403 })
})
