import { createHash } from 'node:crypto'
import { canonical } from '@fairground/domain/canonical.ts'
import type { AnswerTable } from '../../db/answer-table.ts'
import type { Pool } from '../../db/database.ts'
import type { Unanswered } from '../../ground/unanswered.ts'

/** Age from which on an answer is renewed; a service that did not answer has another try after the shorter time. */
const FRESH_MS = 60 * 60_000
const PATIENCE_MS = 60_000
/** An answer that a buyer chose, or was shown, holds so long. */
const HOLDS_MS = 24 * 60 * 60_000
/** Age from which on an answer is deleted. */
export const FORGOTTEN_MS = 2 * HOLDS_MS
/** Milliseconds for which nobody waits again for a service that did not answer. */
const REST_MS = 30_000
/** Questions of one request that are answered. */
const MOST_QUESTIONS = 6

interface KnownAnswer {
  readonly answer: unknown
  readonly answeredAt: Date | null
  readonly triedAt: Date | null
}

export const digestOf = (question: object): string =>
  createHash('sha256').update(canonical(question)).digest('base64url')

/** True when the answer will do: it is fresh, the service had its try a moment ago, or the buyer chose by this answer. */
export function isCurrent({ answer, answeredAt, triedAt }: KnownAnswer, now: Date, isChosen: boolean): boolean {
  if (!answeredAt || !triedAt) return false
  const age = now.getTime() - answeredAt.getTime()
  // Of a clock that was set back since; those of two processes differ by less.
  if (age < -PATIENCE_MS) return false
  if (age < (isChosen ? HOLDS_MS : answer ? FRESH_MS : 0)) return true
  return now.getTime() - triedAt.getTime() < PATIENCE_MS && age < HOLDS_MS
}

/** Failure of a service outside. `refusesQuestion`: another question may do, so the service need not rest. */
export interface OutsideFault {
  readonly refusesQuestion: boolean
  /** The service wants so many milliseconds of rest. */
  readonly restMs?: number | undefined
}

interface Failed<Question> {
  readonly siteId: string
  readonly now: Date
  readonly question: Question
}

/** `isOverLimit`: nobody is called, and what stands in for answers is stored. */
export type AnswerDesk<Need> = (need: Need, isOverLimit?: boolean) => Promise<void>

export interface DeskDeps<Question extends object, Answer> {
  readonly pool: Pick<Pool, 'forSite'>
  readonly table: AnswerTable<Answer>
  /** Way to ask for a site; undefined where it has no account. */
  readonly asker: (siteId: string) => Promise<((question: Question) => Promise<Answer>) | undefined>
  /** The failure that an error is of; undefined throws it. */
  readonly faultOf: (error: unknown) => OutsideFault | undefined
  readonly onFault: (error: unknown, of: Failed<Question>) => unknown
  /** Fault of questions that are more than a network may send, where something stands in for an answer. */
  readonly overLimit?: () => Error
  /** Service that a question is for, where a site has several. One that does not answer rests alone. */
  readonly serviceOf?: (question: Question) => string
}

/** Has a service answer what a read lacked, and stores the answers; a question that it does not answer is stored as such, so that this ends. */
export function answerDesk<Question extends object, Answer>({
  pool,
  table,
  asker,
  faultOf,
  onFault,
  serviceOf = () => '',
  overLimit,
}: DeskDeps<Question, Answer>): AnswerDesk<Unanswered<Question>> {
  /** By site and service: until when it rests. */
  const resting = new Map<string, number>()
  /** By site and question: buyers who ask the same at once wait for one call. */
  const asking = new Map<string, Promise<void>>()
  const answerOf = async (ask: (question: Question) => Promise<Answer>, of: Failed<Question>) => {
    const { siteId, question } = of
    const service = `${siteId} ${serviceOf(question)}`
    if ((resting.get(service) ?? 0) > Date.now()) return null
    try {
      return await ask(question)
    } catch (error) {
      const fault = faultOf(error)
      if (!fault) throw error
      if (!fault.refusesQuestion) resting.set(service, Date.now() + (fault.restMs ?? REST_MS))
      await onFault(error, of)
      return null
    }
  }
  return async ({ siteId, now, questions }, isOverLimit = false) => {
    const [first] = questions
    if (isOverLimit && overLimit && first) await onFault(overLimit(), { siteId, now, question: first })
    const db = pool.forSite(siteId)
    const ask = await asker(siteId)
    const holdsSince = new Date(now.getTime() - HOLDS_MS)
    const answer = async (question: Question, digest: string, isBeyond: boolean) => {
      // Another request may have had its answer between the read that lacked it and this one.
      const [known] = await db.rows(table.find, { questions: [digest] })
      if (known && isCurrent(known, now, false)) return
      const found = ask && !isBeyond ? await answerOf(ask, { siteId, now, question }) : null
      await db.run(table.write, { question: digest, answer: found, at: now, holdsSince })
    }
    await Promise.all(
      questions.map((question, i) => {
        const digest = digestOf(question)
        const name = `${siteId} ${digest}`
        const answered =
          asking.get(name) ??
          answer(question, digest, isOverLimit || i >= MOST_QUESTIONS).finally(() => asking.delete(name))
        asking.set(name, answered)
        return answered
      }),
    )
    await db.run(table.forget, { before: new Date(now.getTime() - FORGOTTEN_MS) })
  }
}
