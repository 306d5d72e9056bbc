import { resolve } from 'node:path'

/** The environment, read once. `docs/self-hosting.md` lists every variable. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Origin that links in mails, calendars and redirects are made of; no trailing slash. */
  readonly publicUrl: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Connections per process. */
  readonly poolSize: number
  /** Multiplies every per-minute and per-hour limit. */
  readonly rateLimitFactor: number
  readonly logLevel: LogLevel
  readonly smtpUrl: string | undefined
  /** Sender of every mail. */
  readonly mailFrom: string
  /** Permits the clock of a site in test mode to be set through the API. */
  readonly testClock: boolean
  /** Further host names that this server answers for. */
  readonly hosts: readonly string[]
  /** Seed the demo site when the database is empty. */
  readonly demo: boolean
  /** Development: front ends through Vite's middleware. */
  readonly dev: boolean
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** A wrong value stops the start with the variable's name and what is allowed. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

type Environment = Readonly<Record<string, string | undefined>>

export function readConfig(env: Environment, cores: number): Config {
  const port = whole(env, 'PORT', 8080, 0, 65_535)
  return {
    port,
    host: env.HOST || '127.0.0.1',
    publicUrl: url(env, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? `http://localhost:${port}`,
    dataDir: resolve(env.DATA_DIR || '.fairground'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    poolSize: whole(env, 'POOL_SIZE', Math.min(20, Math.max(4, cores * 2)), 2, 200),
    rateLimitFactor: number(env, 'RATE_LIMIT_FACTOR', 1, 0.01, 1_000_000),
    logLevel: choice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: address(env, 'MAIL_FROM', 'Fairground <noreply@localhost>'),
    testClock: flag(env, 'TEST_CLOCK', false),
    hosts: (env.HOSTS ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
    demo: flag(env, 'DEMO', true),
    dev: flag(env, 'FAIRGROUND_DEV', false),
  }
}

function number(env: Environment, name: string, otherwise: number, min: number, max: number): number {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isFinite(value) || value < min || value > max) {
    throw new ConfigError(`${name} is "${text}" but must be a number from ${min} to ${max}.`)
  }
  return value
}

function whole(env: Environment, name: string, otherwise: number, min: number, max: number): number {
  const value = number(env, name, otherwise, min, max)
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

function url(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  const parsed = URL.canParse(text) ? new URL(text) : undefined
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new ConfigError(
      `${name} is "${text}" but must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    )
  }
  return text
}
