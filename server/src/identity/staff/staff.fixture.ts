import type { StaffRole } from '@fairground/contract/enumerations/staff.ts'
import type { TestCaller, TestSite } from '../../../test/fixture.ts'

const PUBLIC_URL = 'http://localhost:8080'

/** The link in the newest mail to the address. */
export async function mailedLink({ admin }: TestSite, email: string): Promise<string> {
  const { body } = await admin.call('GET', `/dev/mail?to=${encodeURIComponent(email)}`)
  const [link = ''] = /http:\S+/.exec(body.mails[0].text) ?? []
  return link.replace(PUBLIC_URL, '')
}

/** Presses the button that a mailed sign-in link leads to. */
export function pressed({ nobody }: TestSite, link: string, more: Record<string, string> = {}) {
  const token = new URL(link, PUBLIC_URL).searchParams.get('token') ?? ''
  return nobody.call('POST', '/admin/sign-in', new URLSearchParams({ token }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    ...more,
  })
}

/** Signs in by a mailed link and calls from then on with its cookie, as one of our pages does. */
export async function opened(site: TestSite, link: string): Promise<TestCaller> {
  const { nobody } = site
  const { headers } = await pressed(site, link)
  const [cookie = ''] = String(headers['set-cookie']).split(';')
  const own = { cookie, authorization: 'session staff', 'sec-fetch-site': 'same-origin' }
  return { call: (method, path, body, more) => nobody.call(method, path, body, { ...own, ...more }) }
}

export interface TestStaff extends TestCaller {
  readonly id: string
  readonly email: string
}

let invited = 0

/** Somebody of that role who has taken an invitation. */
export async function staffAs(site: TestSite, role: StaffRole): Promise<TestStaff> {
  const email = `${role}-${++invited}@example.com`
  const { body } = await site.admin.call('POST', '/fairground/v1/staff/users', { email, role })
  return { ...(await opened(site, await mailedLink(site, email))), id: body.user.id, email }
}
