import { BlockList, isIP } from 'node:net'

/** Ranges that are not the public internet: IANA's special-purpose registries for IPv4 and IPv6. */
const ranges = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Only 2000::/3 is handed out; within it, these stand for other addresses (Teredo, 6to4) or for documentation. */
const ranges6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [net, bits] of ranges) special.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of ranges6) special.addSubnet(net, bits, 'ipv6')
const handedOut6 = new BlockList()
handedOut6.addSubnet('2000::', 3, 'ipv6')

/** True for an address that belongs to the public internet; false for every private, local, mapped or reserved one. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4')
    case 6:
      return handedOut6.check(address, 'ipv6') && !special.check(address, 'ipv6')
    default:
      return false
  }
}
