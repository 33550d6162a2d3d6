import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readArchive, writeArchive } from './zip.ts';

const fileOf = (bytes: Uint8Array, name = 'artigos.zip') =>
  new File([bytes as Uint8Array<ArrayBuffer>], name);
const zipped = (files: Zippable) => fileOf(zipSync(files));
const text = (content: string) => strToU8(content);

/** Overwrites the declared size of each file, in its two headers. */
function declaring(size: number, zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset);
  for (let at = 0; at < zip.length - 4; at += 1) {
    const signature = view.getUint32(at, true);
    // PKWARE APPNOTE, 4.3.7 and 4.3.12: the uncompressed size of a local and of a central header.
    if (signature === 0x04034b50) view.setUint32(at + 22, size, true);
    if (signature === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return zip;
}

/** Adds ZIP64 records (PKWARE APPNOTE, 4.3.14 to 4.3.16) that claim a number of files. */
function claiming(count: number, zip: Uint8Array): Uint8Array {
  const [wide, locator] = [new DataView(new ArrayBuffer(56)), new DataView(new ArrayBuffer(20))];
  const last = zip.slice(-22);
  const end = new DataView(last.buffer);
  wide.setUint32(0, 0x06064b50, true);
  wide.setUint32(24, count, true);
  wide.setUint32(32, count, true);
  wide.setUint32(48, end.getUint32(16, true), true);
  locator.setUint32(0, 0x07064b50, true);
  locator.setUint32(8, zip.length - last.length, true);
  end.setUint32(16, 0xffffffff, true);
  const parts = [zip.slice(0, -22), wide.buffer, locator.buffer, last];
  return new Uint8Array(parts.flatMap((part) => [...new Uint8Array(part)]));
}

describe('an archive', () => {
  it('is read back as written', async () => {
    const archive = {
      articles: new Map([['ferias', 'Olá, 💡\n']]),
      pictures: new Map([['capa-60x40-1.png', new Uint8Array([1, 2, 3])]]),
    };
    expect(await readArchive(new File([writeArchive(archive)], 'artigos.zip'))).toEqual(archive);
  });

  it('may be inside a folder, next to files of the operating system', async () => {
    const { articles, pictures } = await readArchive(
      zipped({
        'blog/artigos/ferias.md': text('a'),
        'blog/imagens/a.png': text('b'),
        '__MACOSX/blog/artigos/._ferias.md': text('x'),
        'blog/.DS_Store': text('x'),
        'blog/artigos/leia-me.txt': text('x'),
      }),
    );
    expect([...articles]).toEqual([['ferias', 'a']]);
    expect([...pictures.keys()]).toEqual(['a.png']);
  });

  it('may have the pictures of five hundred articles: a cover and four others, in two sizes each', async () => {
    const names = Array.from({ length: 5000 }, (_, index) => `imagens/${index}.png`);
    const files = Object.fromEntries(names.map((name) => [name, text('')]));
    expect((await readArchive(zipped({ 'artigos/a.md': text('a'), ...files }))).pictures.size).toBe(5000);
  });

  it('may be a single article', async () => {
    expect(await readArchive(fileOf(text('# a'), 'ferias.md'))).toEqual({
      articles: new Map([['ferias', '# a']]),
      pictures: new Map(),
    });
  });
});

describe('a hostile archive is refused', () => {
  it.each([
    '../artigos/a.md',
    'artigos/../../a.md',
    '/artigos/a.md',
    'artigos/..',
    'C:/artigos/a.md',
    'artigos\\..\\a.md',
    'imagens/a\0.png',
  ])('with the path %j', async (path) => {
    await expect(readArchive(zipped({ 'artigos/a.md': text('a'), [path]: text('x') }))).rejects.toThrow(
      'caminhos que saem dele',
    );
  });

  it.each(['artigos/ferias.md', 'imagens/a.png'])(
    'with %s in two folders, since one would be lost',
    async (path) => {
      await expect(
        readArchive(zipped({ [`novos/${path}`]: text('a'), [`velhos/${path}`]: text('b') })),
      ).rejects.toThrow('tem dois');
    },
  );

  it('with an article of 3 MB in 3 kB', async () => {
    const bomb = zipSync({ 'artigos/a.md': new Uint8Array(3_000_000) });
    expect(bomb.length).toBeLessThan(4000);
    await expect(readArchive(fileOf(bomb))).rejects.toThrow('No arquivo, a.md passa de 2 MB.');
  });

  it('with more than 512 MB, with the remedy, before it is read', async () => {
    const arrayBuffer = () => Promise.reject(new Error('Out of memory'));
    const file = { name: 'artigos.zip', size: 600 * 1024 * 1024, arrayBuffer };
    await expect(readArchive(file)).rejects.toThrow(/512 MB.* em arquivos \.zip menores/);
  });

  it('with many pictures that are too large together', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`imagens/${index}.png`, text('a')]),
    );
    const zip = declaring(19 * 1024 * 1024, zipSync(files));
    await expect(readArchive(fileOf(zip))).rejects.toThrow('512 MB');
  });

  it.each(['artigos/a.md', 'imagens/a.png'])('with a damaged %s', async (path) => {
    const zip = zipSync({ 'artigos/b.md': text('b'), [path]: [text('inteiro'), { level: 0 }] });
    const at = new TextDecoder('latin1').decode(zip).indexOf('inteiro');
    zip[at] = 0x58;
    await expect(readArchive(fileOf(zip))).rejects.toThrow('está danificado');
  });

  it('with a million files in 150 bytes', async () => {
    const zip = zipSync({ 'artigos/a.md': text('a') });
    await expect(readArchive(fileOf(claiming(1_000_000, zip)))).rejects.toThrow('512 MB');
  });

  it('or truncated to its declared size, if that is false', async () => {
    const lying = declaring(10, zipSync({ 'artigos/a.md': new Uint8Array(3_000_000) }));
    const articles = await readArchive(fileOf(lying)).then(
      (archive) => [...archive.articles.values()],
      () => [],
    );
    expect(articles.join('').length).toBeLessThanOrEqual(10);
  });

  it.each([
    ['not an archive', fileOf(text('artigos'))],
    ['empty', fileOf(new Uint8Array())],
    ['truncated', fileOf(zipSync({ 'artigos/a.md': text('a'.repeat(99)) }).slice(0, 60))],
  ])('that is %s', async (_what, file) => {
    await expect(readArchive(file)).rejects.toThrow('não é um .zip');
  });

  it('without articles', async () => {
    await expect(readArchive(zipped({ 'imagens/a.png': text('a') }))).rejects.toThrow('Não há artigos');
  });
});
