import { type Task as AnyTask, type JobHelpers, runMigrations, type TaskList } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Assembly } from '../assemble.ts'
import { eachOnItsOwn } from '../each.ts'
import { changePiece, type EventPiece } from '../events/events/change-many.ts'
import { type GuestNews, tellCanceled, tellGuest } from '../events/rsvp/tell-guests.ts'
import { deleteOldRecords } from '../http/idempotency.ts'
import { deleteOldWindows } from '../http/rate-limits.ts'
import { forgetOldDrafts } from '../identity/desk/forget-old-drafts.ts'
import { forgetOldTokens } from '../identity/forget-old-tokens.ts'
import type { Site } from '../identity/site.ts'
import { addressOfOwner } from '../identity/staff/mail-of-staff.ts'
import { newId } from '../ids.ts'
import { withoutValues } from '../logged-error.ts'
import { deleteOldMails } from '../mail/queries.ts'
import { tellApproved, tellOwner } from '../members/members/tell-of-approval.ts'
import { forgetHappenings } from '../outbox/happenings.ts'
import { firstIdOf } from '../outbox/reader.ts'
import type { Happened } from '../outbox/relay.ts'
import { pendingPayments, pendingRefunds } from '../payments/queries.ts'
import { giveBackAll } from '../payments/refunds/give-back.ts'
import { settleRefund } from '../payments/refunds/settle-refund.ts'
import { tellRefunded } from '../payments/refunds/tell-refunded.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { confirmOrder } from '../purchase/confirm-order.ts'
import { expireUnpaid } from '../purchase/expire-unpaid.ts'
import { forgetOverOrders } from '../purchase/forget-buyers.ts'
import { mailOrderLink } from '../purchase/mail-order-link.ts'
import { ordersDueReminder, remindToPay } from '../purchase/remind-to-pay.ts'
import { tellWhoWaits } from '../store/back-in-stock/operations.ts'
import { carryOnImport, carryOnStalledImports } from '../store/catalog-imports/carry-on.ts'
import { keepAutomaticCategories } from '../store/categories/operations.ts'
import { tellShipped } from '../store/fulfillments/tell-shipped.ts'
import { carryOn, carryOnStalled, forgetFiles } from '../store/import-runs/operations.ts'
import { tellStock } from '../store/inventory-items/operations.ts'
import { forgetVisitorWishlists } from '../store/wishlists/wishlists-follow.ts'
import { followStock, stockJobsOf } from './follow-stock.ts'
import { type Job, type JobsOf, startJobRelay } from './job-relay.ts'
import { type Needs, ofSite } from './of-site.ts'
import { startRunner, superviseRunner } from './runner.ts'
import { startTakeover, type Takeover, type TakeoverTimes, unlockEveryJob } from './takeover.ts'

export interface Jobs {
  stop(): Promise<void>
}

const DAY_MS = 24 * 60 * 60 * 1000
const MAILS_KEPT_MS = 30 * DAY_MS
const IMPORTS_KEPT_MS = 90 * DAY_MS
const HAPPENINGS_KEPT_MS = 90 * DAY_MS
const HOUR_MS = 60 * 60 * 1000

type Task = (site: Site, now: Date) => Promise<void>

/** What is done by the clock, for every site. Each task is safe to repeat and to run in two processes at once. */
function tasksOf(
  { backgroundPool: pool, features, post, orderLinks, settings: { publicUrl } }: Assembly,
  logger: Logger,
): Record<string, Task> {
  const ctx = (now: Date) => ({ now, newId: () => newId(new Date()) })
  return {
    'expire-reservations': async (site, now) => {
      await features.expireReservations(pool.forSite(site.id), now)
    },
    'expire-unpaid-orders': async (site, now) => {
      const expired = await expireUnpaid(pool.forSite(site.id), ctx(now))
      if (expired > 0) logger.info({ site: site.id, expired }, 'unpaid orders expired')
    },
    'remind-to-pay': async (site, now) => {
      const db = pool.forSite(site.id)
      const due = await ordersDueReminder(db, now)
      await eachOnItsOwn(due, ({ id }) => remindToPay({ db, site, now, orderLinks }, id))
      if (due.length > 0) post.soon(site.id)
    },
    'settle-payments': async (site, now) => {
      const db = pool.forSite(site.id)
      const { providers } = features.payments
      // One that cannot be settled does not stop the others.
      for await (const id of pagesOf((page) => db.rows(pendingPayments, page)))
        await settlePayment(db, ctx(now), providers, id, false).catch((error) =>
          logger.warn({ err: error, site: site.id, payment: id }, 'a payment could not be settled'),
        )
      for await (const id of pagesOf((page) => db.rows(pendingRefunds, page)))
        await settleRefund(db, ctx(now), providers, id).catch((error) =>
          logger.warn({ err: error, site: site.id, refund: id }, 'a refund could not be settled'),
        )
    },
    'clean-up': async (site, now) => {
      const db = pool.forSite(site.id)
      const ago = (ms: number) => new Date(now.getTime() - ms)
      const steps: readonly (() => Promise<unknown>)[] = [
        () => db.run(deleteOldRecords, { before: ago(DAY_MS) }),
        () => db.run(deleteOldWindows, { before: ago(HOUR_MS) }),
        () => forgetOldTokens(db, now),
        () => db.inTx((tx) => forgetOverOrders(tx, ctx(now))),
        () => forgetFiles(db, ago(IMPORTS_KEPT_MS)),
        () => forgetOldDrafts(db, now),
        () => forgetVisitorWishlists(db, now),
        () => db.run(forgetHappenings, { before: firstIdOf(ago(HAPPENINGS_KEPT_MS)), limit: 10_000 }),
        () => db.run(deleteOldMails, { before: ago(MAILS_KEPT_MS) }),
      ]
      await eachOnItsOwn(steps, (step) => step())
    },
    'go-on-with-imports': async (site, now) => {
      const needs = { ...ctx(now), db: pool.forSite(site.id), site, publicUrl }
      await eachOnItsOwn([carryOnStalled, carryOnStalledImports], (carry) => carry(needs))
    },
    'send-mails': async (site) => {
      await post.send(site.id)
    },
    'keep-categories': async (site, now) => {
      await keepAutomaticCategories(pool.forSite(site.id), ctx(now))
    },
    'tell-who-waits': async (site, now) => {
      await tellWhoWaits(pool.forSite(site.id), { site, ...ctx(now) }, features.waiting)
    },
    'tell-stock': async (site, now) => {
      await tellStock(pool.forSite(site.id), site, ctx(now))
    },
  }
}

const PAGE = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Every id, a page at a time: those that stay, because they fail each time, keep none from being read. */
async function* pagesOf(
  read: (page: { readonly after: string; readonly limit: number }) => Promise<readonly { readonly id: string }[]>,
): AsyncGenerator<string> {
  for (let after = BEFORE_ALL; ; ) {
    const rows = await read({ after, limit: PAGE })
    for (const { id } of rows) yield id
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}

/** What happened and what has to follow from it. */
const jobsOf: JobsOf = (happened) => [...happened.flatMap(ownJobsOf), ...stockJobsOf(happened)]

const ownJobsOf = ({ siteId, id, entity, entityId, slug, payload }: Happened): Job[] => {
  switch (`${entity} ${slug}`) {
    case 'payment created':
      return [{ task: 'settle-payment', key: `settle-payment ${entityId}`, payload: { siteId, paymentId: entityId } }]
    case 'payment refundNeeded':
      return [{ task: 'give-back', key: `give-back ${entityId}`, payload: { siteId, id: entityId } }]
    case 'refund created':
      return [{ task: 'settle-refund', key: `settle-refund ${entityId}`, payload: { siteId, id: entityId } }]
    case 'refund completed':
      return [{ task: 'tell-refunded', key: `tell-refunded ${entityId}`, payload: { siteId, id: entityId } }]
    case 'order approved':
      return [{ task: 'confirm-order', key: `confirm-order ${entityId}`, payload: { siteId, id: entityId } }]
    case 'orderLink requested':
      return [{ task: 'mail-order-link', key: `mail-order-link ${entityId}`, payload: { siteId, id: entityId } }]
    case 'fulfillment created':
    case 'fulfillment tracked':
      return [{ task: 'tell-shipped', key: `tell-shipped ${entityId}`, payload: { siteId, id: entityId } }]
    case 'rsvp created':
    case 'rsvp updated':
    case 'rsvp linkAsked':
      return payload.told
        ? [
            {
              task: 'tell-guest',
              key: `tell-guest ${payload.told} ${entityId}`,
              payload: { siteId, id: entityId, told: payload.told, status: payload.status },
            },
          ]
        : []
    case 'event canceled':
      return [{ task: 'tell-canceled', key: `tell-canceled ${entityId}`, payload: { siteId, id: entityId } }]
    case 'eventsChange requested':
      return [{ task: 'change-events', key: `change-events ${id}`, payload: { ...payload, siteId } }]
    case 'member approved':
      return [{ task: 'tell-approved', key: `tell-approved ${entityId}`, payload: { siteId, id: entityId } }]
    case 'product_import moved':
      return [{ task: 'go-on-with-import', key: `import ${entityId}`, payload: { siteId, id: entityId } }]
    case 'catalog_import submitted':
      return [{ task: 'write-catalog-import', key: `catalog import ${entityId}`, payload: { siteId, id: entityId } }]
    case 'member created':
      return [{ task: 'tell-owner', key: `tell-owner ${entityId}`, payload: { siteId, id: entityId } }]
    default:
      return []
  }
}

/** Mails that follow from what happened: nobody who orders or decides waits for them. */
function mailTasks(assembly: Assembly) {
  const { post, downloads, codes, orderLinks, rsvpLinks, settings } = assembly
  const { publicUrl } = settings
  const task = (work: (needs: Needs & { publicUrl: string }, id: string) => Promise<void>) =>
    ofSite<{ id: string }>(assembly, async (needs, { id }) => {
      await work({ ...needs, publicUrl }, id)
      post.soon(needs.site.id)
    })
  return {
    'confirm-order': task((needs, id) => confirmOrder({ ...needs, orderLinks, codes, downloads }, id)),
    'tell-refunded': task((needs, id) => tellRefunded({ ...needs, orderLinks }, id)),
    'tell-shipped': task((needs, id) => tellShipped({ ...needs, orderLinks }, id)),
    'mail-order-link': task((needs, id) => mailOrderLink({ ...needs, orderLinks }, id)),
    'tell-approved': task((needs, id) => tellApproved(needs, id)),
    'tell-guest': ofSite<GuestNews & { id: string }>(assembly, async (needs, { id, ...news }) => {
      await tellGuest({ ...needs, publicUrl, rsvpLinks }, id, news)
      post.soon(needs.site.id)
    }),
    'tell-canceled': task((needs, id) => tellCanceled({ ...needs, rsvpLinks }, id)),
    'tell-owner': task(async (needs, id) => tellOwner(needs, id, await addressOfOwner(needs))),
  }
}

/** Compares, carries out or takes back an import of a file, as its status says; or writes a catalogue import. */
const goOnWith = (carry: typeof carryOnImport, assembly: Assembly) =>
  ofSite<{ id: string }>(assembly, (needs, { id }) => carry({ ...needs, publicUrl: assembly.settings.publicUrl }, id))

/** A provider that has not decided is asked again after so long. */
const ASK_AGAIN_MS = 3_500

/** Finishes a payment that its request did not: the provider was late, or the process ended between. */
const settleOne =
  (assembly: Assembly) =>
  (payload: unknown, { addJob, job }: JobHelpers): Promise<void> =>
    ofSite<{ paymentId: string }>(assembly, async ({ db, site, ...moment }, { paymentId }) => {
      const status = await settlePayment(db, moment, assembly.features.payments.providers, paymentId, false)
      if (status !== 'PENDING') return
      const again = { runAt: new Date(Date.now() + ASK_AGAIN_MS), jobKey: job.key ?? `settle-payment ${paymentId}` }
      await addJob('settle-payment', { siteId: site.id, paymentId }, again)
    })(payload)

/** Finishes a refund that its request did not. */
const settleOneRefund =
  (assembly: Assembly) =>
  (payload: unknown, { addJob, job }: JobHelpers): Promise<void> =>
    ofSite<{ id: string }>(assembly, async ({ db, site, ...moment }, { id }) => {
      if ((await settleRefund(db, moment, assembly.features.payments.providers, id)) === 'DECIDED') return
      const again = { runAt: new Date(Date.now() + ASK_AGAIN_MS), jobKey: job.key ?? `settle-refund ${id}` }
      await addJob('settle-refund', { siteId: site.id, id }, again)
    })(payload)

/** Money that came for an order that is gone goes back. */
const giveBack = (assembly: Assembly) =>
  ofSite<{ id: string }>(assembly, (needs, { id }) => giveBackAll(needs, assembly.features.payments.providers, id))

/** Cancels or deletes a piece of many events. */
const changeEvents = (assembly: Assembly) =>
  ofSite<EventPiece>(assembly, async ({ site, ...moment }, piece) => {
    const db = assembly.backgroundPool.forSite(site.id, piece.actor ?? undefined)
    await changePiece({ ...moment, db }, piece)
  })

const RELAY_TIMES = { everyMs: 500, lookEveryMs: 60_000 }

const CRONTAB = `
* * * * * expire-reservations ?max=3
* * * * * expire-unpaid-orders ?max=3
* * * * * settle-payments ?max=3
* * * * * remind-to-pay ?max=3
* * * * * send-mails ?max=3
* * * * * go-on-with-imports ?max=1
* * * * * tell-who-waits ?max=3
* * * * * keep-categories ?max=1
23 * * * * tell-stock ?max=3
7 * * * * clean-up ?max=3
`

export interface JobSettings {
  /** The database is this process's own: nobody else can be at work on what is locked. */
  readonly isOwnDatabase?: boolean
  readonly takeover?: TakeoverTimes
}

/** Background work on graphile-worker. */
export async function startJobs(assembly: Assembly, logger: Logger, settings: JobSettings = {}): Promise<Jobs> {
  const { backgroundPool: pool } = assembly
  const { connectionString } = assembly.settings
  const taskList = taskListOf(assembly, logger)
  await runMigrations({ connectionString })
  if (settings.isOwnDatabase) await unlockEveryJob(pool)
  let takeover: Takeover | undefined
  const runner = await superviseRunner({
    start: () => startRunner({ connectionString, taskList, crontab: CRONTAB, logger }),
    retired: async (id) => takeover?.release(id),
    logger,
  })
  takeover = startTakeover(
    pool,
    runner.ids,
    (error) => logger.warn({ err: error }, 'jobs of ended processes could not be taken over'),
    settings.takeover,
  )
  const relay = await startJobRelay(pool, jobsOf, RELAY_TIMES, (error) =>
    logger.warn({ err: error }, 'the outbox could not be turned into jobs'),
  )
  return {
    async stop() {
      await relay.stop()
      await runner.stop()
      await takeover.stop()
    },
  }
}

/** graphile-worker stores what a task throws with its job, and logs it. */
const discreet =
  (task: AnyTask): AnyTask =>
  async (payload, helpers) => {
    try {
      await task(payload, helpers)
    } catch (error) {
      throw withoutValues(error)
    }
  }

function taskListOf(assembly: Assembly, logger: Logger): TaskList {
  const { directory } = assembly
  const byClock = Object.entries(tasksOf(assembly, logger)).map(([name, task]): [string, AnyTask] => [
    name,
    () => eachOnItsOwn(directory.sites(), (site) => task(site, directory.nowOf(site))),
  ])
  const tasks: Record<string, AnyTask> = {
    'settle-payment': settleOne(assembly),
    'settle-refund': settleOneRefund(assembly),
    'give-back': giveBack(assembly),
    'follow-stock': followStock(assembly),
    'change-events': changeEvents(assembly),
    'go-on-with-import': goOnWith(carryOn, assembly),
    'write-catalog-import': goOnWith(carryOnImport, assembly),
    ...mailTasks(assembly),
    ...Object.fromEntries(byClock),
  }
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, discreet(task)]))
}
