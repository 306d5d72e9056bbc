import { isRouteErrorResponse } from 'react-router'

/** The address has a value that the API cannot read, or is too long: nothing has such an address. */
const NOTHING_HERE: readonly unknown[] = [400, 414]

/** Id of the request that failed, as the log names it; in the browser it came with the page. */
export function failedRequest(error: unknown): string | undefined {
  const from: unknown = isRouteErrorResponse(error) ? error.data : error
  const id = typeof from === 'object' && from !== null && 'requestId' in from ? from.requestId : undefined
  return typeof id === 'string' ? id : undefined
}

/**
 * The status a page that failed answers with. An address that the API cannot read is not found, what the API asks to wait for is passed
 * on, the rest is 500.
 */
export function failureStatus(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  if (NOTHING_HERE.includes(status)) return 404
  return status === 429 || status === 503 ? status : 500
}
