import { present } from '@fairground/domain/present.ts'
import type { AssemblySettings } from './assembly.ts'
import type { Config } from './config.ts'

const STATEMENT_TIMEOUT_MS = 5_000

/** Settings that every program which puts the server together takes from its environment. */
export const settingsOf = (
  config: Config,
  { connectionString, providers, logger }: Pick<AssemblySettings, 'connectionString' | 'providers' | 'logger'>,
): AssemblySettings => ({
  connectionString,
  providers,
  logger,
  poolSize: config.poolSize,
  statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  rateLimitFactor: config.rateLimitFactor,
  heldUnits: config.heldUnits,
  publicUrl: config.publicUrl,
  hosts: config.hosts,
  trustedProxies: config.trustedProxies,
  dataDir: config.dataDir,
  ...present({ objectStore: config.objectStore }),
  testClock: config.testClock,
  secretKey: config.secretKey,
  metricsToken: config.metricsToken,
  oidc: config.oidc,
  dev: config.dev,
  pages: false,
  countStatements: false,
})
