import { BlockList, isIP } from 'node:net'
import { withoutPort } from './network.ts'

const MAPPED = /^::ffff:(?=\d+\.)/i

/** Proxies whose word on the address of a caller counts, and that address. */
export interface TrustedProxies {
  readonly isTrusted: (address: string) => boolean
  /** Address of the peer, or the one that the trusted proxies before it forwarded: the last address that is no trusted proxy. */
  addressOf(peer: string, forwardedFor: string | undefined): string
}

/** An address, or a range in CIDR notation. */
export function isRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

/** This machine, and the ranges. */
export function trustedProxies(ranges: readonly string[]): TrustedProxies {
  const list = new BlockList()
  for (const range of ['127.0.0.0/8', '::1', ...ranges]) {
    const [address = '', prefix] = range.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  const isTrusted = (given: string): boolean => {
    const address = withoutPort(given).replace(MAPPED, '')
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
  return {
    isTrusted,
    addressOf(peer, forwardedFor) {
      const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), peer].filter((hop) => hop !== '')
      return hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? peer
    },
  }
}
