import { describe, expect, it } from 'vitest';
import { clientAddress, countedAddress, proxiesFrom } from './client-address.ts';

describe('countedAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('turns %s into %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });
});

describe('clientAddress', () => {
  const FORWARDED = '1.2.3.4, 203.0.113.7, 10.0.0.5';

  it('ignores the header unless proxies are configured', () => {
    expect(clientAddress('10.0.0.9', FORWARDED, 0)).toBe('10.0.0.9');
    expect(clientAddress(undefined, FORWARDED, 0)).toBe('unknown');
  });

  it('is the client of the outermost proxy, because earlier entries can be forged', () => {
    expect(clientAddress('10.0.0.9', FORWARDED, 1)).toBe('10.0.0.5');
    expect(clientAddress('10.0.0.9', FORWARDED, 2)).toBe('203.0.113.7');
    expect(clientAddress('10.0.0.9', '[2001:db8:1:2::9]:443', 1)).toBe('2001:db8:1:2::/64');
    expect(clientAddress('10.0.0.9', '203.0.113.7:5123', 1)).toBe('203.0.113.7');
  });

  it('is the peer of the connection if the header lacks an entry', () => {
    expect(clientAddress('10.0.0.9', null, 1)).toBe('10.0.0.9');
    expect(clientAddress('10.0.0.9', '203.0.113.7', 2)).toBe('10.0.0.9');
  });
});

describe('proxiesFrom', () => {
  it('is 0 unless set', () => {
    expect([proxiesFrom({}), proxiesFrom({ CALCULARIO_PROXIES: '2' })]).toEqual([0, 2]);
  });

  it.each(['sim', '-1', '1.5', '6'])('refuses %s', (text) => {
    expect(() => proxiesFrom({ CALCULARIO_PROXIES: text })).toThrow(/CALCULARIO_PROXIES/);
  });
});
