import { solveCaptcha } from '../auth/captcha.ts'
import type { LoginState } from '../auth/login-state.ts'
import { memberLogin } from '../auth/member-login.ts'
import { tokenAuth } from '../auth/token.ts'
import { visitorAuth } from '../auth/visitor.ts'
import { createClient } from '../create-client.ts'
import { isRefusal } from '../errors.ts'
import { mailbox } from '../generated/fairground.mailbox.ts'
import { signOnPolicy } from '../generated/identity.sign-on-policy.ts'
import { members } from '../generated/members.members.ts'
import { redirects } from '../generated/redirects.redirects.ts'

export interface MemberScenario {
  readonly url: string
  readonly clientId: string
  /** API key of the owner: reads mails, sets policies and approves. */
  readonly apiKey: string
  /** Registered for the app; used where there is no page. */
  readonly redirectUri: string
  /** Makes this run's addresses its own. */
  readonly mark: string
}

const PASSWORD = 'lamps over the harbour'
const OTHER = 'bunting in the rain'

/** Text of a state in a list: its name, or why it failed. */
const describeState = (state: LoginState): string =>
  state.loginState === 'FAILURE'
    ? (state.errorCode ?? `FAILURE ${state.error === 'Unknown _state' ? state.error : ''}`.trim())
    : state.loginState

/**
 * Scenario of members: register under every policy and with every failure, sign in, verify, recover, change what is theirs, be sent to
 * the shop's pages, leave. Gives back what it saw as plain JSON, so that it can run in Node, in a worker and in a browser alike.
 */
export async function memberScenario({ url, clientId, apiKey, redirectUri, mark }: MemberScenario) {
  const owner = createClient({ url, auth: tokenAuth(() => apiKey), modules: { mailbox, members, signOnPolicy } })
  const policy = (requireEmailVerification: boolean, requireOwnerApproval: boolean) =>
    owner.signOnPolicy.updateSignOnPolicy({ signOnPolicy: { requireEmailVerification, requireOwnerApproval } })
  const visitor = () => {
    const shop = createClient({ url, auth: visitorAuth({ clientId }), modules: { members, redirects } })
    return { shop, login: memberLogin(shop) }
  }
  let people = 0
  const newEmail = () => `${mark}-${++people}@example.com`
  /** The first text of this form in the newest mails to an address; mails are sent after the answer. */
  const mailed = async (to: string, form: RegExp): Promise<string> => {
    for (let tries = 0; tries < 400; tries += 1) {
      const { mails } = await owner.mailbox.listMails({ to })
      const found = mails.map(({ text }) => form.exec(text)?.[1]).find((hit) => hit !== undefined)
      if (found !== undefined) return found
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error(`No such mail came to ${to}`)
  }
  const enter = async ({ login }: ReturnType<typeof visitor>, state: LoginState): Promise<boolean> => {
    if (state.loginState === 'SUCCESS') await login.completeLogin(state.data.sessionToken, { redirectUri })
    return login.loggedIn()
  }

  // Registering, under every policy.
  await policy(false, false)
  const email = newEmail()
  const ada = visitor()
  const plain = await ada.login.register({ email, password: PASSWORD, profile: { firstName: 'Ada' } })
  const entered = await enter(ada, plain)
  const refused = [
    describeState(await visitor().login.register({ email, password: PASSWORD })),
    describeState(await visitor().login.register({ email: 'nobody', password: PASSWORD })),
    describeState(await visitor().login.register({ email: newEmail(), password: 'short' })),
    describeState(
      await visitor().login.register({ email: newEmail(), password: PASSWORD, captchaTokens: { recaptchaToken: 'x' } }),
    ),
  ]
  const solved = visitor()
  const captchaTokens = { invisibleRecaptchaToken: await solveCaptcha(solved.shop) }
  const withCaptcha = describeState(
    await solved.login.register({ email: newEmail(), password: PASSWORD, captchaTokens }),
  )

  await policy(true, true)
  const bea = visitor()
  const beaEmail = newEmail()
  const both = [describeState(await bea.login.register({ email: beaEmail, password: PASSWORD }))]
  const code = await mailed(beaEmail, /\b(\d{6})\b/)
  both.push(
    describeState(await bea.login.processVerification({ verificationCode: code === '000000' ? '000001' : '000000' })),
  )
  both.push(describeState(await bea.login.processVerification({ verificationCode: code })))
  const { members: found } = await owner.members.queryMembers({
    fieldsets: ['FULL'],
    query: { filter: { loginEmail: beaEmail } },
  })
  await owner.members.approveMember({ id: found[0]?.id ?? '' })
  both.push(describeState(await bea.login.login({ email: beaEmail, password: PASSWORD })))
  both.push(describeState(await visitor().login.processVerification({ verificationCode: '123456' })))
  await policy(false, false)

  // Signing in, and not.
  const made = newEmail()
  await owner.members.createMember({ member: { loginEmail: made } })
  const logins = [
    describeState(await visitor().login.login({ email, password: OTHER })),
    describeState(await visitor().login.login({ email: newEmail(), password: OTHER })),
    describeState(await visitor().login.login({ email: made, password: OTHER })),
    describeState(await visitor().login.login({ email, password: PASSWORD })),
  ]

  // The member's own data.
  const { member } = await ada.shop.members.getCurrentMember({ fieldsets: ['FULL'] })
  const id = member?.id ?? ''
  const changed = await ada.shop.members.updateMember({ member: { id, contact: { lastName: 'Byron' } } })
  const stranger = await ada.shop.members.getMember({ id: found[0]?.id ?? '' }).then(
    () => 'shown',
    (error: unknown) => (isRefusal(error, 'MEMBER_NOT_FOUND') ? 'hidden' : String(error)),
  )
  const { redirectSession } = await ada.shop.redirects.createRedirectSession({ storesProduct: { productSlug: 'x' } })

  // A forgotten password, and leaving.
  await visitor().login.sendPasswordResetEmail(email, redirectUri)
  const token = await mailed(email, /[?&]token=([\w-]+)/)
  const recovered = visitor()
  const recovery = [
    describeState(await recovered.login.recoverPassword(token, OTHER)),
    describeState(await recovered.login.recoverPassword(token, OTHER)),
    describeState(await visitor().login.login({ email, password: PASSWORD })),
  ]
  const last = visitor()
  const again = await enter(last, await last.login.login({ email, password: OTHER }))
  const { logoutUrl } = await last.login.logout(new URL('/', redirectUri).href)
  return {
    plain: describeState(plain),
    entered,
    refused,
    withCaptcha,
    both,
    logins,
    profile: [member?.loginEmail === email, member?.createdDate instanceof Date, changed.member?.contact?.lastName],
    stranger,
    leadsTo: new URL(redirectSession.fullUrl).pathname,
    recovery,
    again,
    logout: new URL(logoutUrl).pathname,
    loggedInAfter: last.login.loggedIn(),
  }
}
