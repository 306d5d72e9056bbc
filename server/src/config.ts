import { resolve } from 'node:path'
import { present } from '@fairground/domain/present.ts'
import type { LoadBounds } from './http/overload-rule.ts'
import type { HeldUnits } from './http/rate-limits.ts'
import { isRange } from './http/trusted-proxies.ts'
import type { HostedCaptcha } from './identity/captcha/captcha.ts'
import type { OidcSettings } from './identity/oidc/provider.ts'
import type { ObjectStore } from './media/s3-storage.ts'

/** The environment, read once. `docs/self-hosting.md` lists every variable. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Origin that links in mails, calendars and redirects are made of; no trailing slash. */
  readonly publicUrl: string
  readonly dataDir: string
  /** A store that speaks S3, for files; undefined: they lie under `dataDir`. */
  readonly objectStore: ObjectStore | undefined
  readonly databaseUrl: string | undefined
  /** Connections per process. */
  readonly poolSize: number
  /** Multiplies every per-minute and per-hour limit. */
  readonly rateLimitFactor: number
  /** Limited units that one buyer and one network may hold without having paid. */
  readonly heldUnits: HeldUnits
  /** Above them requests are refused, those that matter least first. */
  readonly overload: LoadBounds
  readonly logLevel: LogLevel
  readonly smtpUrl: string | undefined
  /** Sender of every mail. */
  readonly mailFrom: string
  /** Permits the clock of a site in test mode to be set through the API. */
  readonly testClock: boolean
  /** Key that seals the secrets of authenticator apps; undefined: with a key of the database. */
  readonly secretKey: string | undefined
  /** Bearer token of the page of metrics; undefined: there is none. */
  readonly metricsToken: string | undefined
  /** A captcha that somebody else runs; undefined: our own proof of work. */
  readonly captcha: HostedCaptcha | undefined
  /** Another address of Stripe's API than its own: a stand-in, or a proxy. */
  readonly stripeUrl: string | undefined
  /** Another address of Shippo's API, for tests. */
  readonly shippoUrl: string | undefined
  /** Another address of the register of VAT ids, for tests. */
  readonly viesUrl: string | undefined
  /** Sign-in by an OpenID provider; undefined without one. */
  readonly oidc: OidcSettings | undefined
  /** Further host names that this server answers for. */
  readonly hosts: readonly string[]
  /** Addresses and ranges whose `X-Forwarded-For` counts, beside this machine's. */
  readonly trustedProxies: readonly string[]
  /** Seed the demo site when the database is empty. */
  readonly demo: boolean
  /** Development: front ends through Vite's middleware. */
  readonly dev: boolean
  /** Script that runs once the server is open, for what its start left until then; undefined: nothing is left. */
  readonly afterStart: string | undefined
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** A wrong value stops the start with the variable's name and what is allowed. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

type Environment = Readonly<Record<string, string | undefined>>

export function readConfig(env: Environment, cores: number): Config {
  const port = whole(env, 'PORT', 8080, { min: 0, max: 65_535 })
  return {
    port,
    host: env.HOST || '127.0.0.1',
    publicUrl: url(env, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? `http://localhost:${port}`,
    dataDir: resolve(env.DATA_DIR || '.fairground'),
    objectStore: objectStore(env),
    databaseUrl: secretUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    poolSize: whole(env, 'POOL_SIZE', Math.min(20, Math.max(4, cores * 2)), { min: 2, max: 200 }),
    rateLimitFactor: number(env, 'RATE_LIMIT_FACTOR', 1, { min: 0.01, max: 1_000_000 }),
    heldUnits: {
      perOwner: whole(env, 'HELD_UNITS_PER_BUYER', 100, { min: 1, max: 1_000_000 }),
      perAddress: whole(env, 'HELD_UNITS_PER_NETWORK', 500, { min: 1, max: 1_000_000 }),
    },
    overload: {
      lagMs: whole(env, 'OVERLOAD_LAG_MS', 200, { min: 10, max: 60_000 }),
      queue: whole(env, 'OVERLOAD_QUEUE', 100, { min: 1, max: 1_000_000 }),
    },
    logLevel: choice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    smtpUrl: secretUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: address(env, 'MAIL_FROM', 'Fairground <noreply@localhost>'),
    testClock: flag(env, 'TEST_CLOCK', false),
    secretKey: secret(env, 'SECRET_KEY', 32),
    metricsToken: secret(env, 'METRICS_TOKEN', 16),
    captcha: captcha(env),
    stripeUrl: url(env, 'STRIPE_API_URL', ['https:', 'http:']),
    shippoUrl: url(env, 'SHIPPO_API_URL', ['https:', 'http:']),
    viesUrl: url(env, 'VIES_API_URL', ['https:', 'http:']),
    oidc: oidc(env),
    hosts: listed(env.HOSTS),
    trustedProxies: proxies(env),
    demo: flag(env, 'DEMO', true),
    dev: flag(env, 'FAIRGROUND_DEV', false),
    afterStart: env.FAIRGROUND_AFTER_START || undefined,
  }
}

const listed = (text = ''): string[] =>
  text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)

function proxies({ TRUSTED_PROXIES }: Environment): string[] {
  const ranges = listed(TRUSTED_PROXIES)
  if (!ranges.every(isRange))
    throw new ConfigError(
      `TRUSTED_PROXIES is "${TRUSTED_PROXIES}" but must be addresses and ranges, such as 10.0.0.0/8, with commas between.`,
    )
  return ranges
}

/** The value is never repeated: what is printed at a start is read by many. */
function secret(env: Environment, name: string, least: number): string | undefined {
  const value = env[name]
  if (!value) return undefined
  if (value.length < least) throw new ConfigError(`${name} must have at least ${least} characters.`)
  return value
}

const CAPTCHAS = ['altcha', 'recaptcha', 'turnstile'] as const

/** A key and its secret together; those of the unseen widget, too. */
function captcha(env: Environment): HostedCaptcha | undefined {
  const provider = choice(env, 'CAPTCHA_PROVIDER', CAPTCHAS, 'altcha')
  const key = (siteKeyName: string, secretName: string) => {
    const { [siteKeyName]: siteKey, [secretName]: secret } = env
    if (!siteKey && !secret) return undefined
    if (!siteKey || !secret)
      throw new ConfigError(
        `${siteKey ? siteKeyName : secretName} is set but ${siteKey ? secretName : siteKeyName} is not.`,
      )
    return { siteKey, secret }
  }
  const visible = key('CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET')
  const invisible = key('CAPTCHA_INVISIBLE_SITE_KEY', 'CAPTCHA_INVISIBLE_SECRET')
  const verifyUrl = url(env, 'CAPTCHA_VERIFY_URL', ['https:', 'http:'])
  if (provider !== 'altcha') {
    if (!visible)
      throw new ConfigError(`CAPTCHA_PROVIDER is "${provider}" and needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET.`)
    return { provider, visible, invisible, verifyUrl }
  }
  const rest = visible
    ? 'CAPTCHA_SITE_KEY'
    : invisible
      ? 'CAPTCHA_INVISIBLE_SITE_KEY'
      : verifyUrl && 'CAPTCHA_VERIFY_URL'
  if (rest) throw new ConfigError(`${rest} is set but CAPTCHA_PROVIDER is not.`)
  return undefined
}

const OIDC_FOR = ['staff', 'members', 'both'] as const
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** OIDC_ISSUER and OIDC_CLIENT_ID together, or none of them. Plain http is for this machine alone. */
function oidc(env: Environment): OidcSettings | undefined {
  const issuer = url(env, 'OIDC_ISSUER', ['https:', 'http:'])
  const clientId = env.OIDC_CLIENT_ID || undefined
  const rest = ['OIDC_CLIENT_SECRET', 'OIDC_NAME', 'OIDC_FOR'].find((name) => env[name])
  if (issuer === undefined || clientId === undefined) {
    const given = issuer === undefined ? (clientId === undefined ? rest : 'OIDC_CLIENT_ID') : 'OIDC_ISSUER'
    if (given === undefined) return undefined
    throw new ConfigError(`${given} is set but ${issuer === undefined ? 'OIDC_ISSUER' : 'OIDC_CLIENT_ID'} is not.`)
  }
  const { protocol, hostname } = new URL(issuer)
  if (protocol === 'http:' && !LOOPBACK.includes(hostname))
    throw new ConfigError(`OIDC_ISSUER is "${issuer}" but must start with https://.`)
  const name = env.OIDC_NAME?.trim() || hostname
  if (name.length > 40) throw new ConfigError(`OIDC_NAME is "${name}" but must have at most 40 characters.`)
  const whom = choice(env, 'OIDC_FOR', OIDC_FOR, 'both')
  return {
    issuer,
    clientId,
    clientSecret: env.OIDC_CLIENT_SECRET || undefined,
    name,
    staff: whom !== 'members',
    members: whom !== 'staff',
  }
}

/** All or nothing: half a configuration would put files where nobody looks for them. */
function objectStore(env: Environment): ObjectStore | undefined {
  const bucket = env.S3_BUCKET
  if (!bucket) return undefined
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new ConfigError(`S3_BUCKET is "${bucket}" but must be the name of a bucket.`)
  if (!accessKeyId || !secretAccessKey)
    throw new ConfigError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  const endpoint = url(env, 'S3_ENDPOINT', ['http:', 'https:'])
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    region: env.S3_REGION || 'us-east-1',
    prefix: (env.S3_PREFIX ?? '').replace(/^\/+|\/+$/g, ''),
    ...present({ endpoint: endpoint || undefined }),
  }
}

function number(env: Environment, name: string, otherwise: number, { min, max }: { min: number; max: number }): number {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isFinite(value) || value < min || value > max) {
    throw new ConfigError(`${name} is "${text}" but must be a number from ${min} to ${max}.`)
  }
  return value
}

function whole(env: Environment, name: string, otherwise: number, { min, max }: { min: number; max: number }): number {
  const value = number(env, name, otherwise, { min, max })
  if (!Number.isInteger(value))
    throw new ConfigError(`${name} is "${env[name]}" but must be a whole number from ${min} to ${max}.`)
  return value
}

function flag(env: Environment, name: string, otherwise: boolean): boolean {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  if (text !== '0' && text !== '1') throw new ConfigError(`${name} is "${text}" but must be 0 or 1.`)
  return text === '1'
}

function choice<const T extends readonly string[]>(
  env: Environment,
  name: string,
  allowed: T,
  otherwise: T[number],
): T[number] {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  if (!allowed.includes(text)) throw new ConfigError(`${name} is "${text}" but must be one of ${allowed.join(', ')}.`)
  return text
}

function address(env: Environment, name: string, otherwise: string): string {
  const text = env[name] || otherwise
  if (!/^([^<>@\r\n]+<)?[^\s<>@]+@[^\s<>@]+>?$/.test(text)) {
    throw new ConfigError(`${name} is "${text}" but must be a mail address, such as Shop <shop@example.com>.`)
  }
  return text
}

const startsWith = (protocols: readonly string[]): string =>
  `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`

/** An address that may have a password in it, which is in no message. */
function secretUrl(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  // PostgreSQL's programs take a user without a host, whose place the folder of a socket takes.
  const whole = text.replace(/^([^/]+\/\/[^/]*@)(?=\/)/, '$1localhost')
  if (!URL.canParse(whole) || !protocols.includes(new URL(whole).protocol))
    throw new ConfigError(`${name} ${startsWith(protocols)}`)
  return text
}

function url(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  const parsed = URL.canParse(text) ? new URL(text) : undefined
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new ConfigError(`${name} is "${text}" but ${startsWith(protocols)}`)
  }
  return text
}
