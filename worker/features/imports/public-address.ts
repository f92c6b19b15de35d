/** Tells addresses of the open internet from those of somebody's network. A Worker has no resolver: names are judged as written. */

/** Ranges that are not the open internet: first address and length of the prefix in bits. */
const CLOSED_IPV4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, where clouds keep their metadata.
  ['169.254.0.0', 16],
  ['168.63.129.16', 32],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
]

const CLOSED_SUFFIXES = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'home',
  'home.arpa',
  'lan',
  'corp',
  'svc',
  'onion',
  // Names that anybody may read any address into, such as 127.0.0.1.nip.io, or that mean one's own machine.
  'nip.io',
  'sslip.io',
  'xip.io',
  'localtest.me',
  'lvh.me',
  'vcap.me',
  // Answers at a link-local address.
  'metadata.tencentyun.com',
]

/**
 * Whether `url` is http or https without user info, at an address or name of the open internet and at the
 * port where pages are. Other ports are other services, and asking them is how networks are searched.
 * `new URL` has written every spelling of an IPv4 address (hexadecimal, octal, one number) with four parts.
 */
export function isPublicAddress(url: URL): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false
  // `new URL` leaves out the port that goes with the protocol
  if (url.username !== '' || url.password !== '' || url.port !== '') return false
  const host = url.hostname.replace(/\.+$/, '')
  if (host.startsWith('[')) return isPublicIpv6(host.slice(1, -1))
  const ipv4 = ipv4Number(host)
  if (ipv4 !== null) return !CLOSED_IPV4.some(([first, bits]) => isWithin(ipv4, first, bits))
  return host.includes('.') && !CLOSED_SUFFIXES.some((suffix) => `.${host}`.endsWith(`.${suffix}`))
}

/** Thirty-two bits as a number; `null` when the host is not an IPv4 address. */
function ipv4Number(host: string): number | null {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(host)) return null
  return host.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
}

function isWithin(address: number, first: string, bits: number): boolean {
  const size = 2 ** (32 - bits)
  return Math.floor(address / size) === Math.floor((ipv4Number(first) ?? 0) / size)
}

/**
 * Only global unicast (2000::/3) without what is tunnelled through it or set aside. Mapped, translated,
 * loopback, link-local and unique local addresses all begin otherwise.
 */
function isPublicIpv6(host: string): boolean {
  const [first = 0, second = 0] = ipv6Groups(host)
  if (first < 0x2000 || first > 0x3fff) return false
  const isSetAside = first === 0x2001 && (second < 0x0200 || second === 0x0db8)
  const is6to4 = first === 0x2002
  const isDocumentation = first === 0x3fff && second < 0x1000
  return !isSetAside && !is6to4 && !isDocumentation
}

/** The groups before '::', as `new URL` writes them; those are all that is looked at. */
function ipv6Groups(host: string): number[] {
  const [head = ''] = host.split('::')
  return head === '' ? [] : head.split(':').map((group) => Number.parseInt(group, 16))
}
