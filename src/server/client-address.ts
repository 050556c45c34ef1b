import { isIPv6 } from 'node:net'

/**
 * Who asks, for the rate limit. `proxies` in front each append whom they heard from to `X-Forwarded-For`: what stands
 * before those entries came from the asker, who may write anything. Without proxies the header is not looked at.
 */
export function clientAddress(socket: string, forwarded: string | null, proxies: number): string {
  if (proxies === 0 || forwarded === null) return network(socket)
  return network(forwarded.split(',').at(-proxies)?.trim() || socket)
}

/** An IPv6 customer has at least a /64; an IPv4 address stands for itself, also when written as IPv6 or with a port. */
function network(address: string): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(bare)) return bare.replace(/:\d+$/, '')
  const [head = '', tail] = bare.replace(/%.*$/, '').split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last]
  return groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}
