import { present } from '@fairground/domain/present.ts'
import type { Task, TaskList } from 'graphile-worker'
import type { Pool } from '../db/database.ts'
import { eachOnItsOwn } from '../ground/each.ts'
import { newId } from '../ground/ids.ts'
import { withoutValues } from '../ground/logged-error.ts'
import type { Site, Sites } from '../ground/site.ts'
import type { Happened } from '../outbox/relay.ts'
import type { ClockJob, FeatureJobs, FollowUp, JobContext, SiteJob } from './feature-jobs.ts'
import { entitiesOf, groupJobs } from './group-jobs.ts'
import { FOLLOWING_ATTEMPTS, type Job, type JobsOf } from './job-relay.ts'

/** World of the features' tasks. */
export interface TaskWorld {
  readonly backgroundPool: Pool
  readonly directory: Sites
  readonly post: { soon(siteId: string): void }
  readonly jobs: readonly FeatureJobs[]
}

/** Clean-up of each site is one job for all features, so that a site's old rows go at one time. */
const CLEAN_UP = { name: 'clean-up', minute: 7, attempts: 3 } as const

/** Tasks by the clock, of all features. */
function clockJobs(jobs: readonly FeatureJobs[]): [name: string, job: ClockJob][] {
  const steps = jobs.flatMap(({ cleanUps = [] }) => cleanUps)
  const { name, ...times } = CLEAN_UP
  const cleanUp: ClockJob = { ...times, run: (at) => eachOnItsOwn(steps, (step) => step(at)) }
  return [...jobs.flatMap(({ byClock = {} }) => Object.entries(byClock)), [name, cleanUp]]
}

/** Schedule of the tasks by the clock, as graphile-worker reads it. */
export const crontabOf = (jobs: readonly FeatureJobs[]): string =>
  clockJobs(jobs)
    .map(([name, { minute = '*', attempts }]) => `${minute} * * * * ${name} ?max=${attempts}\n`)
    .join('')

/** A test clock that was moved: what is due by it happens at once, and not with the next minute. */
const FOLLOW_CLOCK = 'follow-clock'

const ofClock = ({ entity, slug, siteId }: Happened): Job[] =>
  entity === 'site' && slug === 'clockSet'
    ? [{ task: FOLLOW_CLOCK, key: `${FOLLOW_CLOCK} ${siteId}`, payload: { siteId } }]
    : []

/** The jobs that follow from domain events. */
export function jobsThatFollow(jobs: readonly FeatureJobs[]): JobsOf {
  const batches = jobs.flatMap(({ batches = {} }) => Object.values(batches))
  const groups = jobs.flatMap((feature) => Object.entries(feature.groups ?? {}))
  const followUps = new Map<string, [task: string, followUp: FollowUp<object>][]>()
  for (const [task, followUp] of jobs.flatMap(({ followUps = {} }) => Object.entries(followUps)))
    for (const event of followUp.after) followUps.set(event, [...(followUps.get(event) ?? []), [task, followUp]])
  const of = (happened: Happened): Job[] =>
    (followUps.get(`${happened.entity} ${happened.slug}`) ?? []).flatMap(([task, followUp]) => {
      const payload = followUp.payload(happened)
      const key = followUp.key?.(happened) ?? happened.entityId
      return payload ? [{ task, key: `${task} ${key}`, payload: { ...payload, siteId: happened.siteId } }] : []
    })
  return (happened) => {
    // Most groups follow nothing of a batch.
    const names = new Set(happened.map(({ entity, slug }) => `${entity} ${slug}`))
    const following = groups.filter(([, { after }]) => after.some((name) => names.has(name)))
    return [
      ...happened.flatMap(of),
      ...happened.flatMap(ofClock),
      ...following.flatMap(([task, { after }]) => groupJobs(task, after, happened)),
      ...batches.flatMap((batch) => batch.jobsOf(happened)),
    ]
  }
}

export function taskListOf(world: TaskWorld): TaskList {
  const { jobs } = world
  const tasks: [name: string, task: Task][] = [
    ...clockJobs(jobs).map(([name, job]): [string, Task] => [name, onEverySite(world, job)]),
    [FOLLOW_CLOCK, byMovedClock(world)],
    ...jobs
      .flatMap(({ followUps = {}, batches = {} }) => Object.entries({ ...followUps, ...batches }))
      .map(([name, job]): [string, Task] => [name, onOneSite(world, name, job)]),
    ...jobs
      .flatMap(({ groups = {} }) => Object.entries(groups))
      .map(([name, { run, mails }]): [string, Task] => [
        name,
        onOneSite(world, name, { ...present({ mails }), run: (at, payload) => run(at, entitiesOf(payload)) }),
      ]),
  ]
  const names = tasks.map(([name]) => name)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new Error(`Two tasks are named ${twice}`)
  return Object.fromEntries(tasks.map(([name, task]) => [name, discreet(task)]))
}

function contextOf({ backgroundPool, directory }: TaskWorld, site: Site): JobContext {
  const dbOf: JobContext['dbOf'] = (actor) => backgroundPool.forSite(site.id, actor)
  return { db: dbOf(undefined), dbOf, site, now: directory.nowOf(site), newId: () => newId(new Date()) }
}

const onEverySite =
  (world: TaskWorld, job: ClockJob): Task =>
  () =>
    eachOnItsOwn(world.directory.sites(), (site) => job.run(contextOf(world, site)))

/** Jobs of every minute, on the site whose clock was moved. The process may not have read it again yet. */
const byMovedClock =
  (world: TaskWorld): Task =>
  async (given) => {
    await world.directory.reload()
    const { siteId } = given as { readonly siteId: string } // written by the relay
    const site = world.directory.site(siteId)
    const jobs = clockJobs(world.jobs).filter(([, { minute }]) => minute === undefined)
    if (site) await eachOnItsOwn(jobs, ([, job]) => job.run(contextOf(world, site)))
  }

/** A site that is gone has nothing left to do. */
const onOneSite =
  (world: TaskWorld, name: string, job: SiteJob<object>): Task =>
  async (given, helpers) => {
    const payload = given as { readonly siteId: string } // written by the relay
    const site = world.directory.site(payload.siteId)
    if (!site) return
    // One that fails may have written some of its mails.
    const unfinished = await job.run(contextOf(world, site), payload).finally(() => {
      if (job.mails) world.post.soon(site.id)
    })
    if (!unfinished) return
    const runAt = new Date(Date.now() + unfinished.againAfterMs)
    const jobKey = helpers.job.key ?? `${name} ${helpers.job.id}`
    await helpers.addJob(name, given, { runAt, jobKey, maxAttempts: FOLLOWING_ATTEMPTS })
  }

/** graphile-worker stores what a task throws with its job, and logs it. */
const discreet =
  (task: Task): Task =>
  async (payload, helpers) => {
    try {
      await task(payload, helpers)
    } catch (error) {
      throw withoutValues(error)
    }
  }
