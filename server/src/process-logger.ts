import pino, { type Logger } from 'pino'
import type { LogLevel } from './config.ts'
import { loggedError } from './ground/logged-error.ts'

/** The log of this process, a line of JSON each, without keys and without values that PostgreSQL quotes. */
export const processLogger = (level: LogLevel): Logger =>
  pino({
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: loggedError },
  })
