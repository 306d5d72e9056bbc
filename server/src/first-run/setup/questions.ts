import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import { refusalText } from '../../ground/texts/catalogues.ts'
import { writtenIn } from '../../ground/texts/message.ts'

export interface Terminal {
  /** Shows a label and reads a line, which is not echoed where it is secret; undefined once there is no more to read. */
  ask(label: string, isSecret?: boolean): Promise<string | undefined>
  write(text: string): unknown
}

/** The step is left for another time. */
export class LeftForLater extends Error {
  override name = 'LeftForLater'
}

/** There is no more to read. */
export class InputEnded extends Error {
  override name = 'InputEnded'
}

export const LATER = 'later'

/** Sentence that says why a value cannot be so; undefined for a bug. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof InvalidArgument)
    return error.violations.map(({ field, description }) => `${field} ${writtenIn('en')(description)}`).join('\n')
  if (error instanceof ApiError) return refusalText(error.code, 'en')
  return undefined
}

/** An answer that is wrong, with a sentence that says why. */
export class WrongAnswer extends Error {
  override name = 'WrongAnswer'
}

/** Throws WrongAnswer for a file that cannot be read. */
export const unreadable =
  (path: string) =>
  (error: NodeJS.ErrnoException): never => {
    throw new WrongAnswer(`${path} cannot be read (${error.code}).`)
  }

const sentenceOf = (error: unknown): string | undefined =>
  error instanceof WrongAnswer ? error.message : reasonOf(error)

const isYes = (answer: string): boolean => {
  if (/^y(es)?$/i.test(answer)) return true
  if (/^no?$/i.test(answer)) return false
  throw new WrongAnswer('Answer yes or no.')
}

export interface Questions {
  write(text: string): unknown
  /** Undefined where Enter leaves it as it is. */
  text(label: string, current?: string): Promise<string | undefined>
  secret(label: string): Promise<string | undefined>
  /** Reads again until `take` accepts the answer; a refusal is shown. False where Enter leaves it as it is. */
  until(label: string, current: string, take: (answer: string) => Promise<unknown>): Promise<boolean>
  yes(label: string, current: boolean): Promise<boolean>
  /** Runs a change; false where it is refused, which is shown. */
  attempt(work: () => Promise<unknown>): Promise<boolean>
}

export function questionsOf(terminal: Terminal): Questions {
  const read = async (label: string, isSecret = false): Promise<string> => {
    const answer = await terminal.ask(label, isSecret)
    if (answer === undefined) throw new InputEnded()
    // A secret may begin or end with a space.
    const trimmed = isSecret ? answer : answer.trim()
    if (trimmed.toLowerCase() === LATER) throw new LeftForLater()
    return trimmed
  }
  const text = async (label: string, current = ''): Promise<string | undefined> =>
    (await read(`${label} [${current}]: `)) || undefined
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      const sentence = sentenceOf(error)
      if (sentence === undefined) throw error
      terminal.write(`  ${sentence}\n`)
      return false
    }
  }
  const until: Questions['until'] = async (label, current, take) => {
    for (;;) {
      const answer = await text(label, current)
      if (answer === undefined) return false
      if (await attempt(() => take(answer))) return true
    }
  }
  return {
    write: (line) => terminal.write(line),
    text,
    secret: async (label) => (await read(`${label}: `, true)) || undefined,
    until,
    attempt,
    async yes(label, current) {
      let chosen = current
      await until(`${label}, yes or no`, current ? 'yes' : 'no', async (answer) => {
        chosen = isYes(answer)
      })
      return chosen
    },
  }
}

/** An amount as the wire writes it: a comma before the last digits is a point. */
export const wireAmount = (answer: string): string => answer.replace(/,(?=\d{1,3}$)/, '.')

/** Codes of countries in an answer, such as `gb, DE`. */
export const countriesIn = (answer: string): string[] => [
  ...new Set(
    answer
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
]
