import { isRouteErrorResponse } from 'react-router'

/** The status a page that failed answers with: what the API asks to wait for is passed on, the rest is 500. */
export function failureStatus(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  return status === 429 || status === 503 ? status : 500
}
