import { availableParallelism } from 'node:os'
import type { Providers } from './assembly.ts'
import { ConfigError, readConfig } from './config.ts'
import { DatabaseBusy } from './db/database.ts'
import { StartRefused } from './db/managed/start-refused.ts'
import { readCredentials } from './first-run/credentials-file.ts'
import { withoutValues } from './ground/logged-error.ts'
import { sourceStack } from './ground/source-stack.ts'
import { collectOnceIdle } from './ground/start-garbage.ts'
import { signInLink } from './identity/staff/sign-in-link.ts'
import { altcha } from './providers/captcha/altcha.ts'
import { hostedCaptcha } from './providers/captcha/hosted.ts'
import { smtpMailer } from './providers/mail/smtp.ts'
import { paymentProviders } from './providers/payment/providers.ts'
import { shippo } from './providers/shipping/shippo.ts'
import { GRACE_MS, type RunningServer, StartStopped, startServer } from './start-server.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)

/** Longest wait for a process that has nothing left to do. */
const LEAVING_MS = 2_000

/**
 * Ends the process with this code once it has nothing left to do, at the latest after two seconds. `process.exit` joins V8's threads
 * at once, and hangs for ever where one of them waits for the main thread to collect garbage.
 */
function leave(code: number): void {
  process.exitCode = code
  setTimeout(() => process.exit(), LEAVING_MS).unref()
}

function refuse(text: string): void {
  process.stderr.write(`${text}\n`)
  leave(1)
}

/** Failures that the operator can remove are one sentence; anything else is a bug and shows its stack. */
function explain(error: unknown): void {
  if (error instanceof StartStopped) {
    leave(0)
    return
  }
  refuse(removable(error) ?? faultText(error))
}

/** Describes in a sentence how the operator removes this failure; undefined for a bug. */
function removable(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof StartRefused) return error.message
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to a free one.`
  if (code === 'EACCES' && port) return `Port ${port} needs more rights than this user has. Set PORT to 1024 or above.`
  if (code === 'EADDRNOTAVAIL') return `HOST is ${address}, which is no address of this machine.`
  return undefined
}

async function start(): Promise<void> {
  const config = readConfig(process.env, availableParallelism())
  const signals = stopOnSignals()
  const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : undefined
  const { captcha: hosted } = config
  const captcha: Providers['captcha'] = hosted
    ? (_, onFault) => hostedCaptcha(hosted, onFault)
    : (secret) => altcha(secret)
  const providers = { payments: paymentProviders(config.stripeUrl), carrier: shippo(config.shippoUrl), mailer, captcha }
  const server = await startServer(config, providers, print, { signal: signals.signal })
  await greet(server, config.dataDir)
  signals.stops(server)
  collectOnceIdle()
}

/** Remembers a signal that comes while the server still starts: what was opened is closed in order. npm may deliver it twice. */
function stopOnSignals(): { readonly signal: AbortSignal; stops(server: RunningServer): void } {
  const waiting = new AbortController()
  let stopping = false
  let running: RunningServer | undefined
  const stop = (server: RunningServer) => {
    setTimeout(() => process.exit(1), GRACE_MS + 15_000).unref()
    server.stop().then(
      () => leave(0),
      (error) => refuse(String(error)),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!stopping && running) stop(running)
      stopping = true
      waiting.abort(new StartStopped('Stopped before it was up'))
    })
  }
  return {
    signal: waiting.signal,
    stops(server) {
      running = server
      if (stopping) stop(server)
    },
  }
}

async function greet({ url, assembly }: RunningServer, dataDir: string): Promise<void> {
  const credentials = readCredentials(dataDir)
  const site = assembly.directory.defaultSite()
  // A disk without room takes no link either; the admin's own page sends one once there is.
  const link =
    site &&
    (await signInLink(assembly.pool.forSite(site.id), url, assembly.directory.nowOf(site)).catch((error: unknown) => {
      if (error instanceof DatabaseBusy) return undefined
      throw error
    }))
  print('')
  print(`  Fairground is open.   ${url}`)
  print(
    `  ${site?.settings.setup?.shown ? 'Set up your shop     ' : 'Admin                '} ${link?.signInLink ?? `${url}/admin/`}`,
  )
  print(`  API reference         ${url}/docs/api`)
  if (credentials) print('  Keys for developers   npm run -s fairground -- credentials')
  print('')
}

const faultText = (fault: unknown): string => {
  const error = withoutValues(fault)
  return error instanceof Error ? sourceStack(error.stack ?? error.message) : String(error)
}

// One promise that nobody waits for, in whatever library, does not end the shop. Tests run with --unhandled-rejections=strict, which does.
process.on('unhandledRejection', (error) => {
  process.stderr.write(`A promise failed that nobody waits for: ${faultText(error)}\n`)
})

await start().catch(explain)
