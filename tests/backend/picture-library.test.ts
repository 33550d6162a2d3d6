/** The library of stored pictures, which are stored and removed together with their smaller copies. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPictures } from '../../src/admin/articles/pictures/picture-library.ts';
import { removeUnusedPictures, uploadPicture, type StorablePicture } from '../../src/backend/pictures.ts';
import { smallCopyOf } from '../../src/site/stored-picture.ts';
import type { Client } from './support/client.ts';
import { newUser, signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';
import { article, BUCKET, picture, storedPictures } from './support/stage.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await openServer();
  admin = await signInAdmin(server);
}, BOOT_TIMEOUT);
afterAll(() => server.close());

const WIDE: StorablePicture = {
  type: 'image/webp',
  bytes: picture(64).buffer,
  size: { width: 1600, height: 900 },
  small: picture(32).buffer,
};
const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

const stored = () => storedPictures(server);

it('lists pictures with the articles that show them, and allows removing unused ones', async () => {
  const inText = await uploadPicture(admin, 'texto', WIDE, 1);
  const cover = await uploadPicture(admin, 'capa', { ...WIDE, size: { width: 60, height: 40 } }, 2);
  const spare = await uploadPicture(admin, 'texto', WIDE, 3);
  expect(await stored()).toEqual([
    'capa-60x40-2.webp',
    'pequena-texto-1600x900-1.webp',
    'pequena-texto-1600x900-3.webp',
    'texto-1600x900-1.webp',
    'texto-1600x900-3.webp',
  ]);
  const { data } = await admin
    .from('blog_posts')
    .insert(
      article({
        title: 'Férias',
        content: `<p>a</p><figure><img src="${inText}" alt="Uma &quot;praia&quot;"></figure>`,
        cover_image: cover,
        cover_image_alt: 'Um mapa',
      }),
    )
    .select('id')
    .single();
  const uses = (alt: string) => [{ id: data?.id, title: 'Férias', alt }];
  const byAddress = new Map((await listPictures(admin)).map((each) => [each.address, each.uses]));
  expect(byAddress).toEqual(
    new Map([
      [inText, uses('Uma "praia"')],
      [cover, uses('Um mapa')],
      [spare, []],
    ]),
  );

  await removeUnusedPictures(admin, [spare, inText]);
  expect(await stored()).toEqual([
    'capa-60x40-2.webp',
    'pequena-texto-1600x900-1.webp',
    'texto-1600x900-1.webp',
  ]);
});

it('does not remove the smaller copy of a picture that an article shows', async () => {
  const address = await uploadPicture(admin, 'texto', WIDE, 9);
  const small = `blog/${nameOf(smallCopyOf(address) ?? '')}`;
  await admin.from('blog_posts').insert(article({ slug: 'outro', content: `<p><img src="${address}"></p>` }));
  const { data } = await admin.storage.from(BUCKET).remove([small]);
  expect(data ?? []).toEqual([]);
  expect(await stored()).toContain(nameOf(small));
});

it('is accessible only to administrators', async () => {
  const reader = await newUser(server, 'leitora@example.com');
  await expect(listPictures(reader)).rejects.toMatchObject({ kind: 'refused' });
});
