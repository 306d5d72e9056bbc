import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const IPV4_WITH_PORT = /^([\d.]+):\d+$/
const IPV6_IN_BRACKETS = /^\[(.+)\](?::\d+)?$/

/** Address of a hop that a proxy names with its port, which differs from connection to connection. */
export const withoutPort = (hop: string): string =>
  IPV4_WITH_PORT.exec(hop)?.[1] ?? IPV6_IN_BRACKETS.exec(hop)?.[1] ?? hop

/** Network that limits count by: an IPv4 address, or the /64 of an IPv6 one, which one household gets. */
export function networkOf(address: string): string {
  const [plain = ''] = withoutPort(address).split('%')
  const mapped = MAPPED.exec(plain)?.[1]
  if (mapped || !isIPv6(plain)) return mapped ?? plain
  const [head = '', tail] = plain.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const groups = tail === undefined ? first : [...first, ...Array(8 - first.length - sizeOf(last)).fill('0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** An IPv4 address at the end stands for two groups. */
const sizeOf = (groups: readonly string[]): number => groups.length + (groups.at(-1)?.includes('.') ? 1 : 0)
