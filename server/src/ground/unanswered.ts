/**
 * Thrown by a read that lacks answers of a service outside. The dispatcher has the service answer once everything is undone, and runs the
 * request again: nothing outside is called within a transaction.
 */
export abstract class Unanswered<Question extends object = object> extends Error {
  readonly siteId: string
  readonly now: Date
  readonly questions: readonly Question[]
  constructor(problem: string, siteId: string, now: Date, questions: readonly Question[]) {
    super(problem)
    this.siteId = siteId
    this.now = now
    this.questions = questions
  }
}
