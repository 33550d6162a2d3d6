import { describe, expect, it } from 'vitest';
import { faultOfPictures, hasOddName } from './sound-storage.ts';
import { gatewayTo } from './testing/gateway.ts';

const BUCKET = '/storage/v1/object/blog-images';
const LIST = '/storage/v1/object/list/blog-images';

describe('the name of a picture', () => {
  it.each(['blog/a%0D%0Ab.png', 'blog/%3Cscript%3E.png', 'blog/', 'blog//a.png', 'blog/a%22.png'])(
    'is refused like in a hosted project: %s',
    async (name) => {
      expect(hasOddName('POST', `${BUCKET}/${name}`)).toBe(true);
      const { services, sendAsAdmin } = gatewayTo();
      expect((await sendAsAdmin(`${BUCKET}/${name}`, { method: 'PUT', body: 'x' })).status).toBe(400);
      expect(services).not.toHaveBeenCalled();
    },
  );

  it('is checked after normalization, which removes a trailing dot', async () => {
    const { services, sendAsAdmin } = gatewayTo();
    expect((await sendAsAdmin(`${BUCKET}/blog/.`, { method: 'POST', body: 'x' })).status).toBe(400);
    expect(services).not.toHaveBeenCalled();
  });

  it('is checked only for uploads, so that existing pictures can be opened and removed', () => {
    expect(hasOddName('POST', `${BUCKET}/blog/capa-1a2b.webp`)).toBe(false);
    expect(hasOddName('GET', `${BUCKET}/blog/a%0D.png`)).toBe(false);
    expect(hasOddName('DELETE', `${BUCKET}/blog/`)).toBe(false);
    expect(hasOddName('POST', LIST)).toBe(false);
  });

  it('cannot be changed to an invalid one', () => {
    const move = (destinationKey: string) => faultOfPictures({ destinationKey }, '/storage/v1/object/move');
    expect(move('blog/a\nb.png')).toBe('name');
    expect(move('blog/b.png')).toBeUndefined();
  });
});

describe('a list of pictures', () => {
  it.each([
    { limit: -1 },
    { limit: 1.5 },
    { limit: '10' },
    { offset: -1 },
    { sortBy: { column: 'owner' } },
    { sortBy: { column: 'name', order: 'up' } },
    { sortBy: 'name' },
  ])('is refused: %j', async (body) => {
    expect(faultOfPictures(body, LIST)).toBe('list');
    const { services, sendAsAdmin } = gatewayTo();
    expect((await sendAsAdmin(LIST, { method: 'POST', body: JSON.stringify(body) })).status).toBe(400);
    expect(services).not.toHaveBeenCalled();
  });

  it('is accepted in the form that supabase-js requests', () => {
    const body = { limit: 1000, offset: 0, sortBy: { column: 'name', order: 'asc' }, prefix: 'blog' };
    expect(faultOfPictures(body, LIST)).toBeUndefined();
    expect(faultOfPictures({ prefix: '' }, LIST)).toBeUndefined();
  });
});
