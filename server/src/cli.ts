import { availableParallelism } from 'node:os'
import { openShop, type Shop } from './cli-shop.ts'
import { ConfigError, readConfig } from './config.ts'
import { StartRefused } from './db/managed/start-refused.ts'
import { readCredentials } from './first-run/credentials-file.ts'
import { newId } from './ground/ids.ts'

const USAGE = `Usage: npm run fairground -- <command>

  credentials [--json]              address, keys and a sign-in link for the admin
  import products <file.csv>        products of a Shopify or WooCommerce export; --dry-run changes nothing
  check                             proves that stock, tickets, orders and payments agree
  site get [key] | site set <key> <value>   settings of the site, for scripts
  setup [step]                      walks through the checklist of a new shop, or one step of it
  reset-second-step <email>        for staff who have lost their app and their recovery codes
  clock [reset | +<minutes> | <ISO time>]   shows or sets the test clock

Works beside a running server and without one. DATA_DIR and DATABASE_URL say which.
`

const out = process.stdout

type Command = (args: readonly string[]) => Promise<number>

const open = (): Promise<Shop> => openShop(readConfig(process.env, availableParallelism()))

const inShop = async (work: (shop: Shop) => Promise<number>): Promise<number> => {
  const shop = await open()
  try {
    return await work(shop)
  } finally {
    await shop.close()
  }
}

/** Each loads what it needs: all that the server has takes seconds of a processor. */
const commands: Record<string, Command> = {
  credentials: (args) =>
    inShop(async ({ db, url, now, config }) => {
      const { signInLink } = await import('./identity/staff/sign-in-link.ts')
      const stored = readCredentials(config.dataDir)
      if (!stored)
        throw new StartRefused(`${config.dataDir} holds no keys: it was not the first to open this database.`)
      const link = await signInLink(db, url, now)
      const admin = { url: `${url}/admin/`, email: link?.email ?? '', signInLink: link?.signInLink ?? '' }
      if (args.includes('--json')) out.write(`${JSON.stringify({ url, ...stored, admin }, null, 2)}\n`)
      else {
        const rows: [string, string][] = [
          ['address', url],
          ['site id', stored.siteId],
          ['client id', stored.clientId],
          ['API key', stored.apiKey],
          ['admin', admin.url],
          ['sign in as', admin.email],
          ['sign-in link', admin.signInLink],
        ]
        for (const [label, value] of rows) out.write(`${label.padEnd(14)}${value}\n`)
      }
      return 0
    }),

  async import(args) {
    const { importCommand } = await import('./catalog/imports/cli.ts')
    const { recordImport } = await import('./catalog/import-runs/operations.ts')
    return importCommand(args, {
      out,
      open: async () => {
        const { db, site, now, close } = await open()
        return { db, site, now, newId: () => newId(new Date()), close }
      },
      record: recordImport,
    })
  },

  check: () =>
    inShop(async ({ db }) => {
      const { checkSite } = await import('./check/check-site.ts')
      const { checkOutbox } = await import('./check/check-outbox.ts')
      const { checkJobs } = await import('./check/check-jobs.ts')
      const findings = [...(await checkSite(db)), ...(await checkOutbox(db)), ...(await checkJobs(db))]
      for (const { invariant, what, id, found } of findings) out.write(`${invariant}: ${what} ${id}: ${found}\n`)
      out.write(findings.length === 0 ? 'Everything agrees.\n' : `${findings.length} findings.\n`)
      return findings.length === 0 ? 0 : 1
    }),

  site: (args) =>
    inShop(async (shop) => {
      const { siteCommand } = await import('./cli-site.ts')
      return siteCommand(shop, args, out)
    }),

  async setup([only]) {
    const { openSetup } = await import('./cli-setup.ts')
    const { setupCommand } = await import('./first-run/setup/walk.ts')
    const { openTerminal } = await import('./terminal.ts')
    const { shop, close } = await openSetup(readConfig(process.env, availableParallelism()))
    const terminal = openTerminal(process.stdin, out)
    try {
      return await setupCommand(shop, terminal, only)
    } finally {
      terminal.close()
      await close()
    }
  },

  'reset-second-step': ([email = '']) =>
    inShop(async ({ db, now }) => {
      const { findUserByEmail } = await import('./identity/staff/queries.ts')
      const { forgetStaffFactors } = await import('./identity/staff/second-step/staff-app.ts')
      const user = await db.row(findUserByEmail, { email })
      if (!user) throw new StartRefused(`No staff user has the address "${email}".`)
      await db.inTx((tx) => forgetStaffFactors(tx, { now, newId: () => newId(new Date()) }, user))
      out.write(`${user.email} signs in without a second step now.\n`)
      return 0
    }),

  clock: ([word]) =>
    inShop(async (shop) => {
      if (word !== undefined) await shop.setClock(word)
      out.write(`${shop.clock()}\n`)
      return 0
    }),
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
try {
  if (command) process.exitCode = await command(args)
  else {
    const wantsHelp = ['', 'help', '--help', '-h'].includes(name)
    const stream = wantsHelp ? out : process.stderr
    stream.write(wantsHelp ? USAGE : `There is no command "${name}".\n\n${USAGE}`)
    process.exitCode = wantsHelp ? 0 : 2
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
