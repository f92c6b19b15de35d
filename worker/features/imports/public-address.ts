/** Tells addresses of the open internet from those of somebody's network. A Worker has no resolver: names are judged as written. */
import ipaddr from 'ipaddr.js'

/** What IPv6 gives to the open internet; all else is loopback, link-local, mapped, translated or nobody's. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')
/** A public address by its range, at which one cloud keeps its metadata. */
const METADATA_ADDRESS = '168.63.129.16'

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
  const host = url.hostname.replace(/\.+$/, '').replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host)) return isPublicIp(ipaddr.parse(host))
  return host.includes('.') && !CLOSED_SUFFIXES.some((suffix) => `.${host}`.endsWith(`.${suffix}`))
}

/** Addresses that are tunnelled, translated, set aside or somebody's own have a range of their own name. */
function isPublicIp(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false
  if (address.kind() === 'ipv6') return address.match(GLOBAL_UNICAST)
  return address.toString() !== METADATA_ADDRESS
}
