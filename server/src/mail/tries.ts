/** With the pauses below, a mail server may be away for three days. */
export const MAX_TRIES = 20

const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 6 * 60 * 60_000

/** The pause after so many tries (from 1): a minute, doubled each time, six hours at most. */
export const nextTryMs = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS)

/** The mail server refused the mail itself (RFC 5321: 5yz), not the connection or the moment: repeating changes nothing. */
export function isForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  return responseCode >= 500 && /^(RCPT TO|DATA)/.test(command)
}
