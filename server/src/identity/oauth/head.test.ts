import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'
import { authorizeUrl, authRequest, codeIn, newEmail, newPkce, register } from '../sign-in/sign-in.fixture.ts'
import { signInLink } from '../staff/sign-in-link.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const head = (url: string) => site.assembly.app.inject({ method: 'HEAD', url })

test('a session token survives a HEAD request to its address', async () => {
  const { sessionToken } = (await register(site.nobody, newEmail())).body
  const address = await authorizeUrl(await site.visitor(), authRequest(site, newPkce(), { sessionToken }))
  expect((await head(address)).headers.location).toBeUndefined()
  expect(codeIn(await site.nobody.call('GET', address))).toMatch(/^fgc_/)
})

test('a sign-in link of staff is not used up by HEAD: programs that read mails look where links lead', async () => {
  const { assembly, siteId, nobody } = site
  const link = await signInLink(assembly.pool.forSite(siteId), '', new Date())
  expect((await head(link!.signInLink)).headers['set-cookie']).toBeUndefined()
  expect((await nobody.call('GET', link!.signInLink)).headers['set-cookie']).toContain('fg_staff=')
})
