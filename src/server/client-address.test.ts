import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

it('believes the connection, and the header only as far as proxies were named', () => {
  expect(clientAddress('10.0.0.1', '1.2.3.4', 0)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', 'forged, 1.2.3.4', 1)).toBe('1.2.3.4')
  expect(clientAddress('10.0.0.1', 'forged, 1.2.3.4, 10.0.0.9', 2)).toBe('1.2.3.4')
  expect(clientAddress('10.0.0.1', null, 1)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', '1.2.3.4', 3)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', '', 1)).toBe('10.0.0.1')
})

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
])('%s counts as %s', (address, network) => {
  expect(clientAddress(address, null, 0)).toBe(network)
})
