import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { present } from '@fairground/domain/present.ts'
import * as client from 'openid-client'

/** A provider of OpenID Connect, and for whom (OIDC_* of the environment). */
export interface OidcSettings {
  readonly issuer: string
  readonly clientId: string
  /** Undefined: a public client, which PKCE alone protects. */
  readonly clientSecret: string | undefined
  /** "Continue with …" */
  readonly name: string
  readonly staff: boolean
  readonly members: boolean
}

/** State to store between setting out and coming back. */
export interface Checks {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** Person whom the provider vouches for. */
export interface Person {
  readonly issuer: string
  readonly subject: string
  /** Undefined unless the provider says that it is verified. */
  readonly email: string | undefined
  readonly firstName: string | undefined
  readonly lastName: string | undefined
  readonly nickname: string | undefined
}

export interface OpenIdProvider {
  readonly settings: OidcSettings
  /** The address of the provider's sign-in page. Throws when the provider cannot be reached. */
  setOut(redirectUri: string, checks: Checks): Promise<URL>
  /** Person who came back with this address. Throws when anything about it, or about the provider's answer, is wrong. */
  comeBack(address: URL, checks: Checks): Promise<Person>
}

const SCOPE = 'openid email profile'
const TIMEOUT_SECONDS = 10
/** Clocks of two machines differ; a token may be so much younger or older than it says. */
const CLOCK_TOLERANCE_SECONDS = 60

export const newChecks = (): Checks => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  codeVerifier: client.randomPKCECodeVerifier(),
})

/** The provider's own description of itself is read at the first sign-in, and cached; one that failed is read again by the next. */
export function openIdProvider(settings: OidcSettings): OpenIdProvider {
  let found: Promise<client.Configuration> | undefined
  const configuration = (): Promise<client.Configuration> => {
    found ??= discovered(settings).catch((error) => {
      found = undefined
      throw error
    })
    return found
  }

  return {
    settings,
    async setOut(redirectUri, { state, nonce, codeVerifier }) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },
    async comeBack(address, { state, nonce, codeVerifier }) {
      const config = await configuration()
      const tokens = await client.authorizationCodeGrant(config, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no id_token')
      const info = claims.email === undefined ? await userInfo(config, tokens.access_token, claims.sub) : undefined
      return personOf(claims.iss, claims.sub, { ...info, ...claims })
    },
  }
}

async function discovered(settings: OidcSettings): Promise<client.Configuration> {
  const { clientId, clientSecret } = settings
  const issuer = new URL(settings.issuer)
  const plain = issuer.protocol === 'http:'
  const options = {
    timeout: TIMEOUT_SECONDS,
    ...present({ execute: plain ? [client.allowInsecureRequests] : undefined }),
  }
  const server = (await client.discovery(issuer, clientId, undefined, client.None(), options)).serverMetadata()
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const authentication =
    clientSecret === undefined
      ? client.None()
      : methods.includes('client_secret_basic')
        ? client.ClientSecretBasic(clientSecret)
        : client.ClientSecretPost(clientSecret)
  const config = new client.Configuration(
    server,
    clientId,
    { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    authentication,
  )
  config.timeout = TIMEOUT_SECONDS
  if (plain) client.allowInsecureRequests(config)
  // The signature of an id_token is checked even where it came straight from the provider.
  client.enableNonRepudiationChecks(config)
  return config
}

/** Some providers name the address only on request. */
const userInfo = (config: client.Configuration, accessToken: string, subject: string) =>
  config.serverMetadata().userinfo_endpoint === undefined
    ? undefined
    : client.fetchUserInfo(config, accessToken, subject)

function personOf(issuer: string, subject: string, claims: Readonly<Record<string, unknown>>): Person {
  const text = (name: string, max = 100): string | undefined => {
    const value = claims[name]
    return typeof value === 'string' && value.trim() !== '' ? cutText(value.trim(), max) : undefined
  }
  // Some providers write `true` as text.
  const verified = claims.email_verified === true || claims.email_verified === 'true'
  const email = text('email', 300)
  return {
    issuer,
    subject,
    email: verified && email !== undefined && isAddress(email) ? email : undefined,
    firstName: text('given_name'),
    lastName: text('family_name'),
    nickname: text('nickname') ?? text('name'),
  }
}

/** ASCII alone: the database makes `k` and `i` of letters that look like them, and the address of somebody else of theirs. */
const isAddress = (email: string): boolean => email.length <= 254 && /^[!-;=?A-~]+@[!-;=?A-~]+$/.test(email)
