import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Network that limits count by: an IPv4 address, or the /64 of an IPv6 one, which one household gets. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
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
