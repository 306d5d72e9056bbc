import { memberLogin } from '@fairground/client/auth/member-login.ts'
import { visitorAuth } from '@fairground/client/auth/visitor.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { webStorage } from '@fairground/client/storage/web-storage.ts'
import { memberScenario } from '@fairground/client/testing/member-scenario.ts'
import { shopScenario } from '@fairground/client/testing/shop-scenario.ts'

/** Runs in the pages of the site of others: what a script there does with the client. */
export interface Facts {
  readonly url: string
  readonly clientId: string
}
export type ResponseMode = 'query' | 'fragment'
const ATTEMPT = 'attempt'

const loginAt = ({ url, clientId }: Facts) =>
  memberLogin(createClient({ url, auth: visitorAuth({ clientId, storage: webStorage() }), modules: {} }))

export const sitePage = {
  shopScenario,
  memberScenario,
  /** Begins to sign in; where the browser must go. */
  async begin(facts: Facts, callback: string, responseMode: ResponseMode, prompt: 'login' | 'none'): Promise<string> {
    const login = loginAt(facts)
    const data = await login.generateOAuthData(callback)
    localStorage.setItem(ATTEMPT, JSON.stringify(data))
    return (await login.getAuthUrl(data, { responseMode, prompt })).authUrl
  },
  /** Comes back: whether a member is signed in, or what the answer was instead. */
  async finish(facts: Facts, responseMode: ResponseMode): Promise<string> {
    const login = loginAt(facts)
    const { code, state, error } = login.parseFromUrl(location.href, responseMode)
    if (error) return error
    await login.getMemberTokens(code, state, JSON.parse(localStorage.getItem(ATTEMPT) ?? '{}'))
    return login.loggedIn() ? 'member' : 'visitor'
  },
}

Object.assign(globalThis, { sitePage })
