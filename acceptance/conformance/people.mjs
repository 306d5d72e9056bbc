import { pbkdf2Sync } from 'node:crypto'
import { currentCart } from '@wix/ecom'
import { rsvpV2, orders as ticketOrders } from '@wix/events'
import { authentication, recovery, signOnPolicy, verification } from '@wix/identity'
import { authorization, badges, members, membersAbout, authentication as membersAuthentication } from '@wix/members'
import { redirects } from '@wix/redirects'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { apiKey, clientId, mark, own, siteId, url } from './clients.mjs'

const modules = {
  currentCart,
  authentication,
  recovery,
  verification,
  redirects,
  members,
  badges,
  about: membersAbout,
  roles: authorization,
  signOnPolicy,
  membersAuthentication,
  rsvp: rsvpV2,
  ticketOrders,
}

export const PASSWORD = 'lamps over the harbour'
/** Registered for the site's app (`main.ts`). */
export const CALLBACK = 'http://localhost:3000/login-callback'
export const HOME = 'http://localhost:3000/'

/** The owner's key, with the modules of people. */
export const owner = createClient({ modules, auth: ApiKeyStrategy({ apiKey, siteId }) })
export const person = (tokens) => createClient({ modules, auth: OAuthStrategy({ clientId, tokens }) })
export const newEmail = () => `person-${mark()}@example.com`

/** Sets the shop's registration policy; resets it without an argument. */
export const policy = ({ requireEmailVerification = false, requireOwnerApproval = false } = {}) =>
  owner.signOnPolicy.updateSignOnPolicy({ requireEmailVerification, requireOwnerApproval })

/** A page of the server as a browser without scripts gets it: nothing is followed. */
export const browse = (address, headers = {}) =>
  fetch(String(address).startsWith('/') ? url + address : address, { redirect: 'manual', headers })

/** From the session token of a log-in to the member's tokens, by the code flow in a response mode. */
export async function enter(someone, sessionToken, responseMode = 'query') {
  const data = someone.auth.generateOAuthData(responseMode === 'web_message' ? '' : CALLBACK)
  const { authUrl } = await someone.auth.getAuthUrl(data, { prompt: 'none', responseMode, sessionToken })
  const reply = await browse(authUrl)
  const { code, state } = await answerOf(reply, responseMode, someone)
  const tokens = await someone.auth.getMemberTokens(code, state, data)
  someone.auth.setTokens(tokens)
  return { tokens, data, code, state, reply }
}

async function answerOf(reply, responseMode, someone) {
  if (responseMode === 'web_message') return JSON.parse(/const message = (\{.*?\});/.exec(await reply.text())[1])
  return someone.auth.parseFromUrl(reply.headers.get('location'), responseMode)
}

/** A member who is signed in, and their id. */
export async function newMember(profile) {
  const someone = person()
  const email = newEmail()
  const registered = await someone.auth.register({ email, password: PASSWORD, ...(profile ? { profile } : {}) })
  if (registered.loginState !== 'SUCCESS') throw new Error(JSON.stringify(registered))
  await enter(someone, registered.data.sessionToken)
  const { member } = await someone.members.getCurrentMember({ fieldsets: ['FULL'] })
  return { someone, email, id: member._id, member }
}

/** The newest mail to an address; waits for it. */
export async function mailTo(email) {
  for (let tries = 0; tries < 200; tries++) {
    const { mails } = await own('GET', `/dev/mail?to=${encodeURIComponent(email)}`)
    if (mails?.length > 0) return mails[0]
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`No mail came to ${email}.`)
}

/** A puzzle of the shop's captcha, solved as a page's widget does it: the counter whose key begins as required. */
export async function solvedCaptcha() {
  const challenge = await (await browse('/_captcha/challenge')).json()
  const { algorithm, nonce, salt, cost, keyLength = 32, keyPrefix } = challenge.parameters
  const digest = algorithm.split('/')[1].replace('-', '').toLowerCase()
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
  for (let counter = 0; ; counter++) {
    password.writeUInt32BE(counter, password.length - 4)
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, digest).toString('hex')
    if (derivedKey.startsWith(keyPrefix))
      return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64')
  }
}
