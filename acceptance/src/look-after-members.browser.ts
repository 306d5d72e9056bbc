import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { visitorAuth } from '@fairground/client/auth/visitor.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { contactTaxDetails } from '@fairground/client/generated/ecom.contact-tax-details.ts'
import { mailbox } from '@fairground/client/generated/fairground.mailbox.ts'
import { staffRoles } from '@fairground/client/generated/fairground.staff-roles.ts'
import { staffUsers } from '@fairground/client/generated/fairground.staff-users.ts'
import { authentication } from '@fairground/client/generated/identity.authentication.ts'
import { signOnPolicy } from '@fairground/client/generated/identity.sign-on-policy.ts'
import { members } from '@fairground/client/generated/members.members.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { openShop } from './open-shop.ts'
import type { Credentials } from './running-shop.ts'

/**
 * The owner lets a member in, changes what is known of them, blocks one, joins two who are one; makes a role of their own, gives it to
 * somebody, and that somebody meets its limits, which change while they look.
 */

const owner = ({ url, apiKey, siteId }: Credentials) =>
  createClient({
    url,
    auth: apiKeyAuth({ apiKey, siteId }),
    modules: { contactTaxDetails, mailbox, members, signOnPolicy, staffRoles, staffUsers },
  })

const { shop, browser, merchantPage } = await openShop({ DEMO: '0' })
const credentials = await shop.credentials()
const site = owner(credentials)
await site.signOnPolicy.updateSignOnPolicy({ signOnPolicy: { requireOwnerApproval: true } })

const PASSWORD = 'lamps over the harbour'

/** Somebody at the shop's door. */
const visitor = () =>
  createClient({ url: shop.url, auth: visitorAuth({ clientId: credentials.clientId }), modules: { authentication } })

const register = (email: string, firstName: string, lastName: string) =>
  visitor().authentication.registerV2({ loginId: { email }, password: PASSWORD, profile: { firstName, lastName } })

const signInState = (email: string): Promise<string | undefined> =>
  visitor()
    .authentication.loginV2({ loginId: { email }, password: PASSWORD })
    .then(
      ({ state }) => state,
      (error) => error.code,
    )

const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** A browser of somebody who was invited, signed in by the link in their mail. */
async function signIn(email: string) {
  const { mails } = await site.mailbox.listMails({ to: email })
  const watched = await watchedPage(browser)
  await watched.page.goto(/https?:\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '')
  await watched.page.getByText(`As ${email}`).waitFor()
  await watched.page.getByRole('button', { name: 'Sign in' }).click()
  return watched
}

test('a group of exempt buyers gets a member, who stays in it', async () => {
  const { member } = await site.members.createMember({
    member: { loginEmail: 'sam@example.com', contact: { firstName: 'Sam', lastName: 'School' } },
  })
  const { page, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/settings/taxes`)
  await page.getByRole('button', { name: 'Add exempt group' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Schools')
  await page.getByRole('dialog').getByRole('button', { name: 'Save group' }).click()
  await page.getByRole('list', { name: 'Tax-exempt buyers' }).getByText('Schools').waitFor()

  await page.goto(`${shop.url}/admin/members/${member.id}`)
  const exemptAs = page.getByRole('combobox', { name: 'Exempt as' })
  await exemptAs.selectOption('Schools')
  await page.getByText('Tax details saved.').waitFor()
  await page.reload()
  await expect.poll(() => exemptAs.locator('option:checked').textContent()).toBe('Schools')
  await exemptAs.selectOption('Not exempt')
  await expect.poll(async () => (await site.contactTaxDetails.queryContactTaxDetails({})).contactTaxDetails).toEqual([])
  quiet()
})

test('a member who waits is let in; one who is blocked is out', async () => {
  await register('rosa@example.com', 'Rosa', 'Winter')
  expect(await signInState('rosa@example.com')).toBe('REQUIRE_OWNER_APPROVAL')

  const { page, quiet } = await merchantPage()
  await page.getByRole('link', { name: 'Members', exact: true }).click()
  await page.getByRole('link', { name: 'Waiting 1' }).click()
  await page.getByRole('link', { name: 'Rosa Winter' }).first().click()
  await page.getByText('Waiting for your approval.').waitFor()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Rosa Winter approved.').waitFor()
  await page.getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' })
  expect(await signInState('rosa@example.com')).toBe('SUCCESS')

  await menu(page, 'Block')
  await page.getByRole('dialog').getByRole('button', { name: 'Block member' }).click()
  await page.getByRole('button', { name: 'Unblock' }).waitFor()
  expect(await signInState('rosa@example.com')).toBe('IDENTITY_BLOCKED')
  await page.getByRole('button', { name: 'Unblock' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve member' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Unblock' }).waitFor({ state: 'detached' })
  expect(await signInState('rosa@example.com')).toBe('SUCCESS')
  await page.getByRole('listitem').filter({ hasText: 'Blocked' }).first().waitFor()
  quiet()
})

test('a merchant edits a member, sees mistakes at their fields, and makes and gives a badge', async () => {
  await register('tom@example.com', 'Tom', 'Ashdown')
  const { page, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/members?q=tom%20ashdown`)
  await page.getByRole('link', { name: 'Tom Ashdown' }).first().click()
  await page.getByRole('button', { name: 'Add an email address' }).click()
  await page.getByRole('textbox', { name: 'Email address 1' }).fill('tom at work')
  await page.getByRole('button', { name: 'Add a field' }).click()
  await page.getByRole('textbox', { name: 'Name of field 1' }).fill('shoe size')
  await page.getByRole('combobox', { name: 'Kind of shoe size' }).selectOption('number')
  await page.getByRole('textbox', { name: 'Value of shoe size' }).fill('43.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').getByText('Enter an email address, such as ines@example.com.').first().waitFor()
  await page.getByRole('textbox', { name: 'Email address 1' }).fill('tom@work.example')
  await page.getByRole('combobox', { name: 'Kind of email address 1' }).selectOption('WORK')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Profile saved.').waitFor()

  await page.getByRole('button', { name: 'Give' }).click()
  await page.getByRole('menuitem', { name: 'Create a badge' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Friend of the house')
  await page.getByRole('button', { name: 'Create badge' }).click()
  await page.getByRole('list', { name: 'Badges of this member' }).getByText('Friend of the house').waitFor()

  await page.reload()
  expect(await page.getByRole('textbox', { name: 'Email address 1' }).inputValue()).toBe('tom@work.example')
  expect(await page.getByRole('textbox', { name: 'Value of shoe size' }).inputValue()).toBe('43.5')
  const { members: found } = await site.members.queryMembers({
    query: { filter: { loginEmail: 'tom@example.com' } },
    fieldsets: ['FULL'],
  })
  expect(found[0]?.contact).toMatchObject({
    emails: ['tom@work.example'],
    customFields: { 'shoe size': { value: 43.5 } },
  })
  quiet()
})

test('two who are one are joined', async () => {
  const one = await site.members.createMember({
    member: { loginEmail: 'ada@example.com', contact: { firstName: 'Ada' } },
  })
  await site.members.createMember({
    member: { loginEmail: 'ada.byron@example.com', contact: { firstName: 'Ada', lastName: 'Byron' } },
  })
  const { page, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/members/${one.member.id}`)
  await menu(page, 'Merge with another member')
  await page.getByRole('searchbox', { name: 'Name or email of the other member' }).fill('byron')
  await page.getByRole('dialog').getByText('ada.byron@example.com').click()
  await page.getByRole('button', { name: 'Merge members' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ada Byron' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Email address 1' }).inputValue()).toBe('ada.byron@example.com')
  await page.goto(`${shop.url}/admin/members?q=ada`)
  await page.getByText('1–1 of 1').waitFor()
  quiet()
})

test('a role is made by keyboard, given, met and changed', async () => {
  const { page, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/settings/roles`)
  await page.getByRole('link', { name: 'Create a role' }).click()
  await page.getByRole('textbox', { name: 'Role name' }).fill('Greeter')
  await page
    .getByRole('row', { name: /^Products and collections/ })
    .getByRole('radio', { name: 'Nothing' })
    .focus()
  for (let down = 0; down < 6; down++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const ofMembers = page.getByRole('row', { name: /^Members/ })
  expect(await ofMembers.getByRole('radio', { name: 'Members: Read', exact: true }).isChecked()).toBe(true)
  await page.keyboard.press('Control+s')
  await page.getByRole('heading', { level: 1, name: 'Greeter' }).waitFor()

  await page.getByRole('link', { name: 'All users' }).click()
  await page.getByRole('button', { name: 'Invite user' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('sam@example.com')
  await page.getByRole('radio', { name: 'Greeter' }).check()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText('Invitation sent.').waitFor()

  const sam = await signIn('sam@example.com')
  await sam.page.getByRole('link', { name: 'Members', exact: true }).click()
  await sam.page.getByRole('heading', { level: 1, name: 'Members' }).waitFor()
  for (const name of ['Orders', 'Products', 'Events', 'Settings'])
    expect(await sam.page.getByRole('link', { name, exact: true }).count()).toBe(0)
  const add = sam.page.getByRole('button', { name: 'Add member' })
  expect(await add.getAttribute('aria-disabled')).toBe('true')
  expect(await add.getAttribute('title')).toContain('Greeter')

  await page.getByRole('link', { name: 'Greeter' }).click()
  await ofMembers.getByRole('radio', { name: 'Members: Read and write' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Role saved.').waitFor()
  await sam.page.reload()
  await sam.page.getByRole('button', { name: 'Add member' }).click()
  await sam.page.getByRole('textbox', { name: 'Email' }).fill('walk-in@example.com')
  await sam.page.getByRole('button', { name: 'Add member' }).last().click()
  await sam.page.getByRole('heading', { level: 1, name: 'walk-in@example.com' }).waitFor()
  sam.quiet()

  await page.getByRole('button', { name: 'Delete role' }).click()
  await page.getByRole('combobox', { name: 'New role' }).selectOption({ label: 'Door' })
  await page.getByRole('dialog').getByRole('button', { name: 'Delete role' }).click()
  await page.getByText('Role deleted.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Roles' }).waitFor()
  await sam.page.reload()
  await sam.page.getByRole('link', { name: 'Events', exact: true }).waitFor()
  expect(await sam.page.getByRole('link', { name: 'Members', exact: true }).count()).toBe(0)
  quiet()
})

test.each([
  ['catalog', 'Products'],
  ['inventory', 'Inventory'],
  ['carts', 'Welcome'],
  ['orders', 'Orders'],
  ['events', 'Events'],
  ['guests', 'Guest lists'],
  ['members', 'Members'],
  ['settings', 'Settings'],
] as const)('a role that reads %s alone lands on the page %s', async (area, heading) => {
  const { role } = await site.staffRoles.createStaffRole({ name: `Only ${area}`, scopes: [`${area}.read`] })
  const email = `${area}@example.com`
  await site.staffUsers.inviteStaffUser({ email, role: role.id })
  const { page, context, quiet } = await signIn(email)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await expectNoDeadEnds(page)
  quiet()
  await context.close()
})

/** By the scope that opens them; pages of events and their categories open to everybody on the staff. */
const pagesByScope = {
  'orders.read': ['orders'],
  'members.read': ['members'],
  'catalog.read': [
    'products',
    'products/new',
    'products/imports',
    'collections',
    'brands',
    'info-sections',
    'coupons',
    'coupons/new',
    'options',
    'media',
  ],
  'inventory.read': ['inventory', 'back-in-stock'],
  'guests.read': ['guests'],
  'settings.read': ['setup', 'settings', 'settings/users', 'settings/delivery', 'settings/audit', 'settings/mailbox'],
} as const

test.each(['orders', 'members'] as const)('a page that a role of %s does not open says what it needs', async (area) => {
  const scope = `${area}.read` as const
  const { role } = await site.staffRoles.createStaffRole({ name: `Reads ${area}`, scopes: [scope] })
  const email = `reads-${area}@example.com`
  await site.staffUsers.inviteStaffUser({ email, role: role.id })
  const { page, context } = await signIn(email)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  const heading = page.getByRole('heading', { level: 1 })
  for (const [needed, pages] of Object.entries(pagesByScope))
    for (const path of pages) {
      await page.goto(`${shop.url}/admin/${path}`)
      await heading.waitFor()
      if (needed === scope) expect(await heading.textContent(), path).not.toMatch(/Not in your role|could not be shown/)
      else {
        expect(await heading.textContent(), path).toBe('Not in your role')
        await page.getByText(`Your role (Reads ${area}) does not allow this. Ask the owner for`).waitFor()
      }
    }
  await page.getByRole('link', { name: `Go to ${area === 'orders' ? 'Orders' : 'Members'}` }).click()
  await page.getByRole('heading', { level: 1, name: area === 'orders' ? 'Orders' : 'Members' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

/** Follows the links of the menu, of the page and of those behind it, one of each kind. */
async function expectNoDeadEnds(page: Page) {
  const kindOf = (href: string) =>
    href
      .replace(/[0-9a-f-]{36}/g, 'id')
      .replace(/(?<=mails\/)[^/?#]+/, 'id')
      .replace(/[?#].*/, '')
  const links = () =>
    page
      .locator('nav a[href^="/admin"], main a[href^="/admin"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const seen = new Map<string, string>()
  const add = async () => {
    for (const href of await links()) if (!seen.has(kindOf(href))) seen.set(kindOf(href), href)
  }
  await add()
  // The walk includes entries that are added meanwhile.
  for (const [kind, href] of seen) {
    await page.goto(shop.url + href)
    // An h1 is the page or its failure: a page is shown once it has what it shows.
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.getByText('This page could not be shown').count(), kind).toBe(0)
    await add()
  }
}

test('the role editor warns of a role without a page', async () => {
  const { page, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/settings/roles/new`)
  await page.getByRole('radio', { name: 'Carts and checkouts: Read', exact: true }).check()
  await page.getByText('People with this role see no page in the admin').waitFor()
  await page.getByRole('radio', { name: 'Guests and check-in: Read', exact: true }).check()
  await page.getByText('People with this role see no page in the admin').waitFor({ state: 'detached' })
  quiet()
})
