import type { Task } from 'graphile-worker'
import { expect, test } from 'vitest'
import type { Pool } from '../db/database.ts'
import type { Site } from '../ground/site.ts'
import type { Happened } from '../outbox/relay.ts'
import { type ClockJob, entityId, type FeatureJobs, followUp, type GroupFollowUp } from './feature-jobs.ts'
import { crontabOf, jobsThatFollow, type TaskWorld, taskListOf } from './tasks.ts'

const noon = new Date('2026-06-01T12:00:00Z')
const [here, there] = ['here', 'there'].map((id) => ({ id }) as Site) as [Site, Site]

function worldOf(jobs: readonly FeatureJobs[]): TaskWorld & { readonly mailed: string[] } {
  const mailed: string[] = []
  return {
    jobs,
    mailed,
    post: { soon: (siteId) => void mailed.push(siteId) },
    backgroundPool: { forSite: (siteId: string, actor?: object) => ({ siteId, actor }) } as unknown as Pool,
    directory: {
      site: (id) => [here, there].find((site) => site.id === id),
      sites: () => [here, there],
      defaultSite: () => here,
      nowOf: () => noon,
      reload: async () => {},
    },
  }
}

const happened = (changes: Partial<Happened>): Happened => ({
  id: 'h1',
  siteId: 'here',
  entity: 'order',
  entityId: 'o1',
  slug: 'approved',
  sequence: 1n,
  payload: {},
  occurredAt: noon,
  position: '1',
  ...changes,
})

const run = (task: Task | undefined, payload: object, helpers: object = {}) => task?.(payload, helpers as never)

test('a job by the clock runs for every site, also where it fails for another', async () => {
  const ran: string[] = []
  const world = worldOf([
    {
      byClock: {
        count: {
          attempts: 3,
          run: async ({ site, now, db }) => {
            ran.push(`${site.id} ${db.siteId} ${now.toISOString()}`)
            if (site === here) throw new Error('broken')
          },
        },
      },
    },
  ])
  await expect(run(taskListOf(world).count, {})).rejects.toThrow()
  expect(ran).toEqual(['here here 2026-06-01T12:00:00.000Z', 'there there 2026-06-01T12:00:00.000Z'])
})

test('a job by the clock runs every minute unless it names one', () => {
  const job: ClockJob = { attempts: 3, run: async () => {} }
  const jobs: FeatureJobs[] = [
    { byClock: { often: job } },
    { byClock: { seldom: { ...job, minute: 23, attempts: 1 } } },
  ]
  expect(crontabOf(jobs).trim().split('\n')).toEqual([
    '* * * * * often ?max=3',
    '23 * * * * seldom ?max=1',
    '7 * * * * clean-up ?max=3',
  ])
})

test('clean-ups of all features go in one job, also where one of them fails', async () => {
  const cleaned: string[] = []
  const cleanUp = (name: string) => async () => void cleaned.push(name)
  const broken = async () => Promise.reject(new Error('broken'))
  const world = worldOf([{ cleanUps: [broken, cleanUp('carts')] }, {}, { cleanUps: [cleanUp('tokens')] }])
  await expect(run(taskListOf(world)['clean-up'], {})).rejects.toThrow()
  expect(cleaned).toEqual(['carts', 'tokens', 'carts', 'tokens'])
})

const news = followUp<{ readonly id: string; readonly news: unknown }>({
  after: ['rsvp created', 'rsvp updated'],
  key: ({ entityId: id, payload }) => `${payload.news} ${id}`,
  payload: ({ entityId: id, payload }) => (payload.news ? { id, news: payload.news } : undefined),
  run: async () => {},
})
const confirm = followUp({ after: ['order approved'], payload: entityId, run: async () => {} })

test.for([
  ['one job per entity', {}, [{ task: 'confirm', key: 'confirm o1', payload: { id: 'o1', siteId: 'here' } }]],
  [
    'a key and payload of its own',
    { entity: 'rsvp', slug: 'updated', payload: { news: 'yes' } },
    [{ task: 'tell', key: 'tell yes o1', payload: { id: 'o1', news: 'yes', siteId: 'here' } }],
  ],
  ['no payload, no job', { entity: 'rsvp', slug: 'updated' }, []],
  ['another event of the entity', { slug: 'canceled' }, []],
] as const)('domain events become jobs: %s', ([, changes, jobs]) => {
  expect(jobsThatFollow([{ followUps: { confirm } }, { followUps: { tell: news } }])([happened(changes)])).toEqual(jobs)
})

test('two features may follow one event, and a batch sees all events together', () => {
  const ids = (all: readonly Happened[]) => all.map(({ id }) => id)
  const jobs = jobsThatFollow([
    { followUps: { confirm } },
    { followUps: { count: confirm } },
    {
      batches: {
        all: { jobsOf: (all) => [{ task: 'all', key: 'all', payload: { ids: ids(all) } }], run: async () => {} },
      },
    },
  ])([happened({}), happened({ id: 'h2', entityId: 'o2' })])
  expect(jobs.map(({ key }) => key)).toEqual(['confirm o1', 'count o1', 'confirm o2', 'count o2', 'all'])
  expect(jobs.at(-1)?.payload).toEqual({ ids: ['h1', 'h2'] })
})

test('a group runs once for all entities that its events are about, and again while it is unfinished', async () => {
  const ran: (readonly string[])[] = []
  const added: unknown[] = []
  const settle: GroupFollowUp = {
    after: ['order approved'],
    mails: true,
    run: async (_at, ids) => {
      ran.push(ids)
      return { againAfterMs: 3_500 }
    },
  }
  const world = worldOf([{ groups: { settle } }])
  const [job, ...more] = jobsThatFollow(world.jobs)([happened({}), happened({ id: 'h2', entityId: 'o2' })])
  expect(more).toEqual([])
  const helpers = { job: { id: '7', key: job?.key }, addJob: async (...again: unknown[]) => void added.push(again) }
  await run(taskListOf(world).settle, job!.payload, helpers)
  expect([ran, world.mailed]).toEqual([[['o1', 'o2']], ['here']])
  expect(added).toMatchObject([['settle', job?.payload, { jobKey: 'settle h1' }]])
})

test('a follow-up runs on its site, and its mails are sent afterwards', async () => {
  const ran: string[] = []
  const job = followUp({
    after: ['order approved'],
    payload: entityId,
    mails: true,
    run: async ({ site }, { id }) => void ran.push(`${site.id} ${id}`),
  })
  const world = worldOf([{ followUps: { confirm: job } }])
  await run(taskListOf(world).confirm, { id: 'o1', siteId: 'there' })
  await run(taskListOf(world).confirm, { id: 'o2', siteId: 'gone' })
  expect([ran, world.mailed]).toEqual([['there o1'], ['there']])
})

test('a follow-up that fails has those mails sent that it wrote before', async () => {
  const job = followUp({
    ...confirm,
    mails: true,
    run: async () => {
      throw new Error('broken')
    },
  })
  const world = worldOf([{ followUps: { confirm: job } }])
  await expect(run(taskListOf(world).confirm, { id: 'o1', siteId: 'there' })).rejects.toThrow('broken')
  expect(world.mailed).toEqual(['there'])
})

test('an unfinished job is added again under its key', async () => {
  const added: unknown[] = []
  const settle = followUp({ ...confirm, run: async () => ({ againAfterMs: 3_500 }) })
  const before = Date.now()
  const helpers = { job: { id: '7', key: 'settle o1' }, addJob: async (...job: unknown[]) => void added.push(job) }
  const payload = { id: 'o1', siteId: 'here' }
  await run(taskListOf(worldOf([{ followUps: { settle } }])).settle, payload, helpers)
  expect(added).toEqual([['settle', payload, { runAt: expect.any(Date), jobKey: 'settle o1', maxAttempts: 12 }]])
  const [[, , { runAt }]] = added as [[unknown, unknown, { runAt: Date }]]
  expect(runAt.getTime() - before).toBeGreaterThanOrEqual(3_500)
})

test('two features cannot name a task alike', () => {
  expect(() => taskListOf(worldOf([{ followUps: { confirm } }, { followUps: { confirm } }]))).toThrow(
    'Two tasks are named confirm',
  )
})

test('a moved test clock runs the jobs of every minute at once, on its site alone', async () => {
  const ran: string[] = []
  const world = worldOf([
    {
      byClock: {
        remind: { attempts: 3, run: async ({ site }) => ran.push(`remind ${site.id}`) },
        report: { attempts: 1, minute: 5, run: async ({ site }) => ran.push(`report ${site.id}`) },
      },
    },
  ])
  const [job, ...more] = jobsThatFollow(world.jobs)([happened({ entity: 'site', slug: 'clockSet' })])
  expect(more).toEqual([])
  await run(taskListOf(world)[job!.task], job!.payload)
  expect(ran).toEqual(['remind here'])
})
