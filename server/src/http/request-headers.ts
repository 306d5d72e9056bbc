import type { IncomingMessage } from 'node:http'
import { ApiError } from '../ground/api-error.ts'
import { firstOf } from './presented.ts'

type Raw = Pick<IncomingMessage, 'rawHeaders'>
type WithHeaders = Pick<IncomingMessage, 'headers'>

/**
 * True when a request names its host twice (RFC 9112, 3.2: to be refused). Node reads the first and drops the others, while a proxy in
 * front of us may have gone by another one.
 */
export function hasManyHosts({ rawHeaders }: Raw): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]!.toLowerCase() === 'host') hosts++
  return hosts > 1
}

/** True when a request names one host, and that it is ours. A proxy names the host that it was called by; others gain nothing by naming one. */
export const isForKnownHost = (request: Raw & WithHeaders, isKnown: (host: string) => boolean): boolean =>
  !hasManyHosts(request) &&
  isKnown(request.headers.host ?? '') &&
  isKnown(firstOf(request.headers['x-forwarded-host']) ?? request.headers.host ?? '')

/** True when a body comes compressed: nothing here unpacks one. */
export const hasEncodedBody = ({ headers }: WithHeaders): boolean =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined
    ? (headers['content-encoding'] ?? '').split(',').some((coding) => !/^\s*(identity)?\s*$/i.test(coding))
    : false

/** Reason why the headers of a request are refused, whatever its address is; undefined where they are not. */
export function refusalOfHeaders(request: Raw & WithHeaders): ApiError | undefined {
  if (hasManyHosts(request)) return new ApiError({ code: 'BAD_REQUEST' }, (t) => t('refusals.severalHosts'))
  if (hasEncodedBody(request)) return new ApiError({ code: 'UNSUPPORTED_MEDIA_TYPE' }, (t) => t('refusals.encodedBody'))
  return undefined
}
