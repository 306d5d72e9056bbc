import type { Actor, Db } from '../ground/database.ts'
import type { Site } from '../ground/site.ts'
import type { Happened } from '../outbox/relay.ts'
import type { JobsOf } from './job-relay.ts'

/** One site at its time, as a job works on it. */
export interface JobContext {
  readonly db: Db
  readonly site: Site
  readonly now: Date
  newId(): string
  /** The database as a staff user or API key writes to it: what changes is recorded in their name. */
  dbOf(actor: Actor | undefined): Db
}

/** Runs for every site by the clock. Safe to repeat and to run in two processes at once. */
export interface ClockJob {
  /** Minute of the hour. Absent: every minute. */
  readonly minute?: number
  /** A run that fails is repeated until it has run so often. */
  readonly attempts: 1 | 3
  run(at: JobContext): Promise<unknown>
}

/** Result of a job that is not finished: it runs once more after so long. */
export interface Unfinished {
  readonly againAfterMs: number
}

export interface SiteJob<P extends object> {
  /** It writes mails, which are sent once it is done. */
  readonly mails?: true
  run(at: JobContext, payload: P): Promise<Unfinished | undefined> | Promise<void>
}

/** Follows from one domain event. Safe to repeat, as every job is. */
export interface FollowUp<P extends object = EntityId> extends SiteJob<P> {
  /** Domain events that it follows, as `entity slug`. */
  readonly after: readonly string[]
  /** Undefined: nothing follows from this one. */
  payload(happened: Happened): P | undefined
  /** Domain events of one key are one job as long as it waits. Absent: those of one entity. */
  key?(happened: Happened): string
}

/** Follows from many domain events together. */
export interface BatchFollowUp<P extends object> extends SiteJob<P> {
  readonly jobsOf: JobsOf
}

/**
 * Follows from domain events of several entities together: to begin and to end a job costs as much as most of them do. `run` works on as many as
 * it can: all run again when it throws, or is unfinished.
 */
export interface GroupFollowUp extends Pick<SiteJob<object>, 'mails'> {
  /** Domain events that it follows, as `entity slug`. */
  readonly after: readonly string[]
  run(at: JobContext, ids: readonly string[]): Promise<Unfinished | undefined> | Promise<void>
}

interface EntityId {
  readonly id: string
}

export const entityId = ({ entityId: id }: Happened): EntityId => ({ id })

/** Deletes what a site does not need any more, once an hour. */
type CleanUp = (at: JobContext) => Promise<unknown>

/** Background work of one feature, by the names of its tasks. */
export interface FeatureJobs {
  readonly byClock?: Readonly<Record<string, ClockJob>>
  readonly followUps?: Readonly<Record<string, FollowUp<object>>>
  readonly groups?: Readonly<Record<string, GroupFollowUp>>
  readonly batches?: Readonly<Record<string, BatchFollowUp<object>>>
  readonly cleanUps?: readonly CleanUp[]
}

/** A follow-up with the type of its payload checked: the record of a feature's jobs holds payloads of all types. */
export const followUp = <P extends object>(job: FollowUp<P>): FollowUp<object> => job as FollowUp<object> // the relay stores what `payload` returns

export const batchFollowUp = <P extends object>(job: BatchFollowUp<P>): BatchFollowUp<object> =>
  job as BatchFollowUp<object> // the relay stores what `jobsOf` returns
