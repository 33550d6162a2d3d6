import { describe, expect, it } from 'vitest';
import { depths } from './request-depth.ts';

const by = (url: string) => ({ stack: { callFrames: [{ url: '' }, { url }] } });

describe('the depth of requests', () => {
  it('counts levels below the page', () => {
    const levels = depths([
      { url: '/', initiator: {} },
      { url: '/picture.svg', initiator: { url: '/' } },
      { url: '/entry.js', initiator: by('/') },
      { url: '/page.js', initiator: { url: '/entry.js' } },
      { url: '/data.json', initiator: by('/page.js') },
    ]);
    expect([...levels.values()]).toEqual([0, 1, 1, 2, 3]);
  });

  it('counts the first request of an address, and looks before asynchronous steps', () => {
    const levels = depths([
      { url: '/', initiator: {} },
      { url: '/a.js', initiator: by('/') },
      { url: '/b.js', initiator: { stack: { callFrames: [], parent: by('/a.js').stack } } },
      { url: '/a.js', initiator: by('/b.js') },
      { url: '/c.js', initiator: { url: 'about:blank' } },
    ]);
    expect(Object.fromEntries(levels)).toEqual({ '/': 0, '/a.js': 1, '/b.js': 2, '/c.js': 1 });
  });
});
