import { SetupStep } from '@fairground/contract/enumerations/sites.ts'
import * as contract from '@fairground/contract/fairground/setup.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { json, statement } from '../../db/statement.ts'
import type { Ctx, Reading as ReadingOf } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { type SetupProgress, type Site, statusOf } from '../../ground/site.ts'
import { type Api, mount } from '../../http/mount.ts'
import { happen } from '../../outbox/happenings.ts'
import { shownKinds } from '../content-pages/operations.ts'
import { lockSettings } from '../lock-settings.ts'

const writeSetup = statement({
  name: 'setup.write',
  params: { setup: json<SetupProgress>() },
  sql: `
    update sites set settings = settings || jsonb_build_object('setup', $2::jsonb)
    from (select $1::uuid as site_id) s
    where s.site_id = $1 and sites.id = s.site_id`,
})

/** Pages that most countries want of a shop. */
const LEGAL_KINDS = ['TERMS', 'PRIVACY', 'IMPRINT'] as const

interface Deps {
  readonly hasItems: (db: Queryable) => Promise<boolean>
  readonly sendsMail: (site: Site) => boolean
  /** An owner can sign in without a mail. */
  readonly ownerHasPassword: (db: Queryable) => Promise<boolean>
  /** A calculator of taxes refuses what the site sends. */
  readonly hasTaxProblem: (reading: Reading) => Promise<boolean>
  /** Buyers may choose a method that the owner set up. */
  readonly takesRealPayments: (site: Site) => boolean
}

type Reading = ReadingOf<'site' | 'now'>

/** Steps that leave a trace in the site, and whether they are done. */
async function doneIn(reading: Reading, deps: Deps) {
  const { site, db } = reading
  const { hasItems, sendsMail, ownerHasPassword, hasTaxProblem, takesRealPayments } = deps
  const { settings, taxes } = site
  const { business } = settings
  const status = statusOf({ settings })
  const pages = await shownKinds(db)
  return new Map<SetupStep, boolean>([
    ['BUSINESS', Boolean(business?.email && business.address?.country)],
    ['LOOK', Boolean(settings.look?.logo || settings.look?.accent)],
    ['LEGAL', LEGAL_KINDS.every((kind) => pages.has(kind))],
    ['TAX', ((taxes?.regions.length ?? 0) > 0 || (settings.taxRateBp ?? 0) > 0) && !(await hasTaxProblem(reading))],
    ['PAYMENT', takesRealPayments(site)],
    ['FIRST_ITEM', await hasItems(db)],
    ['STAFF', await ownerHasPassword(db)],
    ['MAIL', sendsMail(site)],
    ['OPENING', status === 'ENABLED' || status === 'DEMO'],
  ])
}

async function answer(reading: Reading, deps: Deps) {
  const { settings } = reading.site
  const done = await doneIn(reading, deps)
  return {
    steps: SetupStep.map((step) => ({
      step,
      state: done.get(step) ? ('DONE' as const) : (settings.setup?.steps?.[step] ?? ('OPEN' as const)),
    })),
    shown: settings.setup?.shown ?? false,
  }
}

type Change = RequestOf<typeof contract.setSetup>

/** Marks after the change: a step that is to do again has none. */
function changed(before: SetupProgress, { steps = [], shown }: Change): SetupProgress {
  const marks = { ...before.steps }
  for (const { step, state } of steps) {
    if (state === 'OPEN') delete marks[step]
    else marks[step] = state
  }
  return { shown: shown ?? before.shown ?? false, steps: marks }
}

export function setupRoutes(api: Api, deps: Deps): void {
  mount(api, contract.getSetup, async (_, ctx) => answer(ctx, deps))
  mount(
    api,
    contract.setSetup,
    async (change, ctx) => answer({ ...ctx, site: { ...ctx.site, settings: await write(ctx, change) } }, deps),
    {
      changesSite: true,
    },
  )
}

const write = (ctx: Ctx, change: Change): Promise<Site['settings']> =>
  ctx.db.inTx(async (tx) => {
    const { settings } = (await tx.row(lockSettings, {})) ?? ctx.site
    const setup = changed(settings.setup ?? {}, change)
    await tx.run(writeSetup, { setup })
    await happen(tx, [{ entity: 'site', entityId: ctx.site.id, slug: 'setupChanged', payload: {} }], ctx)
    return { ...settings, setup }
  })
