import { describe, expect, it } from 'vitest';
import { ALL_ARTICLES, filterFrom, listAddress } from './filter-address.ts';

describe('listAddress', () => {
  it.each([
    [ALL_ARTICLES, '/blog'],
    [{ query: '   ', category: undefined }, '/blog'],
    [{ query: 'férias & 13º', category: undefined }, '/blog?q=f%C3%A9rias+%26+13%C2%BA'],
    [{ query: '', category: 'saude' as const }, '/blog?categoria=saude'],
    [{ query: 'mei', category: 'impostos' as const }, '/blog?q=mei&categoria=impostos'],
  ])('converts %j to %s', (filter, address) => {
    expect(listAddress(filter)).toBe(address);
  });
});

describe('filterFrom', () => {
  it('parses the address back, including trailing spaces while typing', () => {
    const filter = { query: 'férias & ', category: 'trabalhista' as const };
    expect(filterFrom(new URL(listAddress(filter), 'https://example.org').searchParams)).toEqual(filter);
  });

  it('ignores an unknown category', () => {
    expect(filterFrom(new URLSearchParams('categoria=esporte'))).toEqual(ALL_ARTICLES);
  });
});
