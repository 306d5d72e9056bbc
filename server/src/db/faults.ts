/** Fault that a thrown database error is to the caller. */
export type Fault =
  | 'serialization'
  | 'deadlock'
  | 'lockTimeout'
  | 'statementTimeout'
  | 'connectionLost'
  /** The database did not answer, or no connection came free, in the time that a caller can wait. */
  | 'noAnswer'
  | 'diskFull'
  | 'constraint'

const byCode: Record<string, Fault> = {
  '40001': 'serialization',
  '40P01': 'deadlock',
  '55P03': 'lockTimeout',
  '57014': 'statementTimeout',
  '57P01': 'connectionLost',
  '57P02': 'connectionLost',
  '57P03': 'connectionLost',
  '53300': 'connectionLost',
  '53100': 'diskFull',
  '25P02': 'connectionLost',
  '25P03': 'connectionLost',
  ECONNREFUSED: 'connectionLost',
  ECONNRESET: 'connectionLost',
  EPIPE: 'connectionLost',
  ETIMEDOUT: 'connectionLost',
  EHOSTUNREACH: 'connectionLost',
  ENETUNREACH: 'connectionLost',
  ENOTFOUND: 'connectionLost',
  EAI_AGAIN: 'connectionLost',
  NO_ANSWER: 'noAnswer',
}

/** The socket of our own PostgreSQL is not there, or too many wait at it. */
const isUnreachable = (error: Error, code: string): boolean =>
  (code === 'ENOENT' || code === 'EAGAIN') && 'syscall' in error && error.syscall === 'connect'

export function faultOf(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code.startsWith('23')) return 'constraint'
  if (byCode[code]) return byCode[code]
  if (code.startsWith('08') || isUnreachable(error, code)) return 'connectionLost'
  // pg reports these without a code.
  if (/Query read timeout|timeout exceeded when trying to connect|timeout expired/.test(error.message))
    return 'noAnswer'
  return /terminated|Connection ended|not queryable/.test(error.message) ? 'connectionLost' : undefined
}

/** The name of the violated constraint, when `error` is a constraint violation. */
export function violatedConstraint(error: unknown): string | undefined {
  if (faultOf(error) !== 'constraint') return undefined
  const { constraint, column } = error as { constraint?: string; column?: string } // pg's DatabaseError fields
  return constraint ?? column
}

/** The database cannot be reached for now: it is starting, restarting, away or cut off. Wrong passwords and names are none of these. */
export function isAway(error: unknown): boolean {
  const fault = faultOf(error)
  if (fault === 'connectionLost' || fault === 'noAnswer') return true
  return error instanceof Error && error.cause !== undefined && isAway(error.cause)
}

/** No statement could be run or its outcome is unknown; the caller gets 503 with Retry-After. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
  readonly fault: Fault
  constructor(fault: Fault, cause: unknown) {
    super(`database: ${fault}`, { cause })
    this.fault = fault
  }
}

/** Database trouble that a repetition may cure becomes DatabaseBusy; everything else passes as it is. */
export function busyOr(error: unknown): unknown {
  const fault = faultOf(error)
  return fault && fault !== 'constraint' ? new DatabaseBusy(fault, error) : error
}
