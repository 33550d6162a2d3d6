/** Exports articles to an archive, and imports them again. */
import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentOfOwn, importableText, ownArticle, readOwn } from '../../compiler/blog/article-files.ts';
import { importArticle, reasonOf } from '../../src/admin/articles/transfer/import-article.ts';
import { planImport, type PlannedArticle } from '../../src/admin/articles/transfer/plan-import.ts';
import { downloadPicture, storedName, uploadPicture } from '../../src/backend/pictures.ts';
import {
  formerAddresses,
  getPost,
  listPosts,
  trashPost,
  updatePost,
  type Post,
} from '../../src/backend/posts.ts';
import { findPublished } from '../../src/backend/published.ts';
import { readAsVisitor, type ReadTable } from '../../src/backend/read-table.ts';
import type { Insert } from '../../src/backend/row-types.ts';
import {
  addressesIn,
  contentOfHtml,
  exportArticles,
  readArchive,
  type Archive,
} from '../../src/blog/live/archive.ts';
import { articleOfPost } from '../../src/blog/live/post-article.ts';
import { contentOfPost } from '../../src/blog/live/post-content.ts';
import { smallCopyOf } from '../../src/site/stored-picture.ts';
import { ORIGIN, type Client } from './support/client.ts';
import { signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';
import { article } from './support/stage.ts';

const TODAY = '2026-11-26';

let server: TestServer;
let admin: Client;
let visitor: ReadTable;

beforeAll(async () => {
  // Give the site and its backend the same origin, so that pictures have relative addresses.
  vi.stubGlobal('location', { origin: ORIGIN });
  server = await openServer();
  admin = await signInAdmin(server);
  visitor = readAsVisitor({ url: `${ORIGIN}/`, anonKey: server.backend.anonKey }, (input, init) =>
    server.backend.fetch(new Request(input, init)),
  );
}, BOOT_TIMEOUT);
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});
beforeEach(clear);

async function clear(): Promise<void> {
  await server.database.run('delete from public.blog_posts; delete from storage.objects');
}

function png(width: number, height: number): ArrayBuffer {
  return new Uint8Array(PNG.sync.write(new PNG({ width, height }))).buffer;
}

async function insert(changes: Partial<Insert<'blog_posts'>>): Promise<Post> {
  const { data, error } = await admin.from('blog_posts').insert(article(changes)).select().single();
  if (error) throw new Error(error.message);
  return data;
}

async function exported(): Promise<Archive> {
  return readArchive(new File([(await exportArticles(admin)).file], 'artigos.zip'));
}

const plan = (archive: Archive) => planImport(admin, archive, TODAY);

async function importAll(articles: readonly PlannedArticle[], { pictures }: Archive): Promise<void> {
  const uploaded = new Map<string, string>();
  for (const each of articles) await importArticle(admin, each, pictures, uploaded);
}

const single = (slug: string, text: string): Archive => ({
  articles: new Map([[slug, text]]),
  pictures: new Map(),
});

/** Everything visible to readers and editors, with the contents of pictures instead of their addresses. */
async function seen(): Promise<unknown[]> {
  const posts: [slug: string, facts: unknown, former: string[]][] = [];
  for (const { id } of await listPosts(admin)) {
    const post = await getPost(admin, id);
    if (!post) continue;
    let text = JSON.stringify({ ...post, content: contentOfHtml(post.content) });
    for (const address of addressesIn(post)) {
      const name = storedName(admin, address);
      const bytes = name === undefined ? undefined : await downloadPicture(admin, name);
      const small = await downloadPicture(admin, smallCopyOf(name ?? '') ?? 'nenhuma.png');
      if (bytes) text = text.replaceAll(address, `${bytes.join('').slice(0, 500)} ${small?.length}`);
    }
    const {
      version: _version,
      created_at: _created,
      updated_at: updatedAt,
      ...facts
    } = JSON.parse(text) as Post;
    facts.changed_at ??= updatedAt;
    posts.push([facts.slug, facts, (await formerAddresses(admin, post)).toSorted()]);
  }
  return posts.toSorted(([a], [b]) => a.localeCompare(b));
}

describe('a blog in an archive', () => {
  it('is rebuilt from it in an empty backend', async () => {
    const cover = await uploadPicture(
      admin,
      'capa',
      { type: 'image/png', bytes: png(60, 40), size: { width: 60, height: 40 } },
      1,
    );
    const wide = { width: 1200, height: 10 };
    const picture = { type: 'image/png', bytes: png(1200, 10), size: wide, small: png(800, 7) } as const;
    const inText = await uploadPicture(admin, 'texto', picture, 2);
    const post = await insert({
      slug: 'endereco-antigo',
      title: 'Férias: "como" calcular # 1',
      excerpt: 'Duas linhas:\n- uma',
      category: 'saude',
      author_name: 'Ana Souza',
      search_title: '2026',
      search_description: 'Descrição',
      cover_image: cover,
      cover_image_alt: 'Uma praia',
      content_image_1: inText,
      read_time: 12,
      published_at: '2026-01-10T12:34:56.123456-03:00',
      cta_1_text: 'Calcular',
      cta_1_link: '/calculadora/trabalhista/ferias',
      related_calculators: ['INSS', 'FGTS'],
      content: `<h2>Um</h2><p>[CTA-1]</p><table><tr><td><figure><img src="${inText}" alt="A &quot;b&quot;"></figure></td></tr></table>
        <p>H<sub>2</sub>O, <b>x</b> <u>y</u><br>z <img src="${cover}" alt=""></p><pre>a\n\n b</pre>`,
    });
    const renamed = await updatePost(admin, post.id, post.version, { slug: 'outro-antigo' });
    await updatePost(admin, post.id, renamed.version, { slug: 'ferias' });
    await insert({ slug: 'rascunho', published_at: null, excerpt: '', content: '' });
    await insert({ slug: 'agendado', published_at: '2099-01-02T03:04:00-03:00' });
    const before = await seen();
    expect(before[1]).toMatchObject(['ferias', {}, ['endereco-antigo', 'outro-antigo']]);
    expect(JSON.stringify(before)).not.toContain('/blog-images/');

    const archive = await exported();
    await clear();
    const planned = await plan(archive);
    expect(planned.flatMap(({ problems }) => problems)).toEqual([]);
    await importAll(planned, archive);
    expect(await seen()).toEqual(before);
    // Expect each picture to be stored only once, though used twice; one of them has a smaller copy.
    expect(await server.database.rows('select name from storage.objects')).toHaveLength(3);
    const isAllUnchanged = async (source: Archive) =>
      (await plan(source)).every(({ isUnchanged }) => isUnchanged);
    expect(await isAllUnchanged(archive)).toBe(true);
    expect(await isAllUnchanged(await exported())).toBe(true);

    // A crash left pictures without their articles, and a smaller copy without its picture.
    await server.database.run(`delete from public.blog_posts;
      delete from storage.objects where name like 'blog/texto-%'`);
    await importAll(await plan(archive), archive);
    expect(await seen()).toEqual(before);
    expect(await server.database.rows('select name from storage.objects')).toHaveLength(3);
    expect(await isAllUnchanged(archive)).toBe(true);
  });

  it('keeps the time of the last change until the article changes again', async () => {
    const post = await insert({ slug: 'antigo', published_at: '2026-01-10T12:00:00-03:00' });
    await updatePost(admin, post.id, 1, { slug: 'ferias' });
    await server.database.run(`set session_replication_role = replica;
      update public.blog_posts set updated_at = '2026-02-01T12:00:00Z'; set session_replication_role = origin`);
    const archive = await exported();
    await clear();
    await importAll(await plan(archive), archive);
    const [rebuilt] = await listPosts(admin);
    expect(Date.parse(rebuilt?.changed_at ?? '')).toBe(Date.parse('2026-02-01T12:00:00Z'));
    expect(Date.parse(rebuilt?.updated_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const shown = await findPublished(visitor, 'antigo');
    expect(shown && articleOfPost(shown)).toMatchObject({
      slug: 'ferias',
      publishedAt: '2026-01-10',
      updatedMoment: rebuilt?.changed_at,
    });
    const again = await exported();
    expect(again.articles.get('ferias')).toContain('updated_at: 2026-02-01T12:00:00+00:00');
    const saved = await updatePost(admin, post.id, rebuilt?.version ?? 0, { title: 'Outro' });
    expect(saved.changed_at).toBeNull();
  });

  it('takes pictures with names of any form, each time', async () => {
    const long = `texto-60x40-${'9'.repeat(30)}.png`;
    const names = ['foto-60x40-1.png', 'outra-60x40-1.png', 'texto-60x40-1.webp', long];
    const images = names.map((name) => `![Foto](../imagens/${name})`).join('\n\n');
    const archive: Archive = {
      articles: new Map([['fotos', `---\ntitle: Fotos\n---\n\n${images}\n`]]),
      pictures: new Map(names.map((name) => [name, new Uint8Array(png(60, 40))])),
    };
    for (let time = 1; time <= 2; time += 1) {
      await importAll(await plan(archive), archive);
      const [summary] = await listPosts(admin);
      const post = await getPost(admin, summary?.id ?? '');
      const stored = post ? addressesIn(post).map((address) => storedName(admin, address)) : [];
      expect(new Set(stored).size).toBe(names.length);
    }
  });

  it('omits the trash, and counts missing pictures', async () => {
    const cover = await uploadPicture(admin, 'capa', { type: 'image/png', bytes: png(4, 4) }, 1);
    await insert({ slug: 'sem-imagem', cover_image: cover });
    const trashed = await insert({ slug: 'excluido' });
    await trashPost(admin, trashed.id, trashed.version);
    await server.database.run('delete from storage.objects');
    expect(await exportArticles(admin)).toMatchObject({ articles: 1, lostPictures: 1 });
  });
});

describe('a built-in article', () => {
  it('is imported with all its facts and its text', async () => {
    const own = await readOwn('clt-ou-pj');
    const archive = single(own.slug, await importableText(own));
    const planned = await plan(archive);
    expect(planned).toMatchObject([{ problems: [], existing: undefined, pictures: [] }]);
    await importAll(planned, archive);
    const post = await findPublished(visitor, own.slug);
    if (!post) throw new Error('The article is not public.');
    const { publishedMoment, ...shown } = articleOfPost(post);
    expect(shown).toEqual(await ownArticle(own));
    expect(Date.parse(publishedMoment ?? '')).toBe(Date.parse(`${shown.publishedAt}T09:00:00-03:00`));
    expect(contentOfPost(post)).toEqual(await contentOfOwn(own));
  });

  it('comes back from the trash with its original text', async () => {
    const own = await readOwn('clt-ou-pj');
    const archive = single(own.slug, await importableText(own));
    await importAll(await plan(archive), archive);
    const [created] = await listPosts(admin);
    const edited = await updatePost(admin, created?.id ?? '', 1, { title: 'Editado' });
    await trashPost(admin, edited.id, edited.version);
    expect(await findPublished(visitor, own.slug)).toBeNull();
    await importAll(await plan(archive), archive);
    expect(await findPublished(visitor, own.slug)).toMatchObject({ id: edited.id, title: created?.title });
  });
});

describe('an import over existing articles', () => {
  it('offers a changed article as a new version, which is saved only on request', async () => {
    const post = await insert({ slug: 'ferias' });
    const archive = await exported();
    const text = (archive.articles.get('ferias') ?? '').replace('Texto', 'Outro texto');
    const [planned] = await plan(single('ferias', `${text}\n\n<video src="/v.mp4"></video>\n`));
    expect(planned).toMatchObject({
      id: post.id,
      isUnchanged: false,
      problems: [],
      lost: 'O site não mostra vídeos incorporados.',
      existing: { id: post.id },
    });
    expect(await getPost(admin, post.id)).toEqual(post);
    if (planned) await importArticle(admin, planned, archive.pictures, new Map());
    expect(await getPost(admin, post.id)).toMatchObject({ version: 2, content: '<p>Outro texto</p>' });
  });

  it('plans the publication time and the address that the list announces', async () => {
    const post = await insert({ slug: 'ferias', published_at: '2026-11-20T12:00:00Z' });
    const [planned] = await plan(single('descanso', `---\nid: ${post.id}\ntitle: Férias\n---\nTexto`));
    expect(planned).toMatchObject({ existing: { slug: 'ferias' }, slug: 'descanso', publishedAt: null });
  });

  it('does not overwrite a version that somebody saved in the meantime', async () => {
    const post = await insert({ slug: 'ferias' });
    const archive = await exported();
    const [planned] = await plan(
      single('ferias', (archive.articles.get('ferias') ?? '').replace('Texto', 'Meu')),
    );
    const saved = await updatePost(admin, post.id, 1, { title: 'De outra pessoa' });
    const error: unknown =
      planned && (await importArticle(admin, planned, new Map(), new Map()).catch((e: unknown) => e));
    expect(reasonOf(error)).toMatch(/^Alguém salvou/);
    expect(await getPost(admin, post.id)).toEqual(saved);
  });

  it('restores an article from the trash', async () => {
    const post = await insert({ slug: 'ferias' });
    const archive = await exported();
    await trashPost(admin, post.id, 1);
    const planned = await plan(archive);
    expect(planned).toMatchObject([{ isUnchanged: false, existing: { id: post.id } }]);
    await importAll(planned, archive);
    expect(await getPost(admin, post.id)).toMatchObject({ deleted_at: null });
  });

  it('does not replace an article that has given its address to another one', async () => {
    const first = await insert({ title: 'A antiga', slug: 'ferias', published_at: null });
    const moved = await updatePost(admin, first.id, 1, { slug: 'ferias-2026' });
    await insert({ title: 'A nova', slug: 'ferias', published_at: null });
    const archive = await exported();
    await clear();
    await insert({ id: first.id, title: 'A antiga', slug: 'ferias', published_at: null });
    const plans = await plan(archive);
    expect(new Map(plans.map(({ title, existing }) => [title, existing?.id]))).toEqual(
      new Map([
        ['A antiga', moved.id],
        ['A nova', undefined],
      ]),
    );
  });

  it('does not take an address from another article', async () => {
    const other = await insert({ slug: 'antigo' });
    await updatePost(admin, other.id, 1, { slug: 'outro' });
    const archive = single('antigo', '---\ntitle: Novo\n---\nTexto');
    const [planned] = await plan(archive);
    const error: unknown =
      planned && (await importArticle(admin, planned, new Map(), new Map()).catch((e: unknown) => e));
    expect(reasonOf(error)).toMatch(/^Este endereço já é de outro artigo/);
  });
});

describe('a handwritten file', () => {
  it('becomes a draft, or an article published on the given day or at the given time in Brasília', async () => {
    const archive: Archive = {
      articles: new Map([
        ['rascunho', '---\ntitle: Um\n---\nTexto'],
        ['do-dia', '---\ntitle: Dois\nexcerpt: Resumo\npublished_at: 2026-11-20\n---\nTexto'],
        ['da-hora', '---\ntitle: Três\nexcerpt: Resumo\npublished_at: 2026-11-20T08:30\n---\nTexto'],
        ['do-brasil', '---\ntitle: Quatro\nexcerpt: Resumo\npublished_at: 20/11/2026\n---\nTexto'],
      ]),
      pictures: new Map(),
    };
    await importAll(await plan(archive), archive);
    const posts = await listPosts(admin);
    const dates = posts.map(({ slug, published_at: at }) => [slug, at && Date.parse(at)]);
    expect(Object.fromEntries(dates)).toEqual({
      rascunho: null,
      'do-dia': Date.parse('2026-11-20T00:00:00-03:00'),
      'da-hora': Date.parse('2026-11-20T08:30:00-03:00'),
      'do-brasil': Date.parse('2026-11-20T00:00:00-03:00'),
    });
  });

  it.each([
    ['no front matter', 'a', 'Texto', /^O cabeçalho/],
    ['an invalid name', 'Meu artigo', '---\ntitle: a\n---\nb', /^Endereço/],
    ['no title', 'a', '---\nexcerpt: a\n---\nb', /^Título: /],
    ['an invalid category', 'a', '---\ntitle: a\ncategory: x\n---\nb', /^Categoria: /],
    [
      'an invalid date',
      'a',
      '---\ntitle: a\nexcerpt: b\npublished_at: ontem\n---\nb',
      /^Data de publicação: /,
    ],
    [
      'a day that does not exist',
      'a',
      '---\ntitle: a\nexcerpt: b\npublished_at: 2026-02-31T08:00\n---\nb',
      /^Data de publicação: /,
    ],
    [
      'a hostile link',
      'a',
      '---\ntitle: a\ncta_1_text: x\ncta_1_link: javascript:alert(1)\n---\nb',
      /^Link do botão 1: /,
    ],
    [
      'a missing picture',
      'a',
      '---\ntitle: a\n---\n![x](../imagens/x.png)',
      /^Falta a imagem imagens\/x\.png\.$/,
    ],
    [
      'no text, although published',
      'a',
      '---\ntitle: a\nexcerpt: b\npublished_at: 2026-01-01\n---\n',
      /^Conteúdo/,
    ],
  ])('is refused with %s', async (_what, slug, text, problem) => {
    const [planned] = await plan(single(slug, text));
    expect(planned?.problems).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    ['too many quotes', '>'.repeat(20_000)],
    ['too many elements', '<div>'.repeat(20_000)],
    ['a huge table', `${'|a'.repeat(900)}|\n${'|-'.repeat(900)}|\n${'|b|\n'.repeat(300)}`],
  ])('is refused with %s, without blocking the others', async (_what, body) => {
    const articles = new Map([
      ['ruim', `---\ntitle: Ruim\n---\n${body}`],
      ['bom', '---\ntitle: Bom\n---\nTexto'],
    ]);
    expect(await plan({ articles, pictures: new Map() })).toMatchObject([
      { title: 'Ruim', problems: [expect.stringMatching(/^O texto tem uma tabela grande demais/)] },
      { title: 'Bom', problems: [] },
    ]);
  });

  it.each(['../imagens/', 'imagens/', './imagens/', '/imagens/'])(
    'has its pictures uploaded from %s',
    async (folder) => {
      const [cover, inText] = ['capa-60x40-1.png', 'texto-40x60-2.png'];
      const archive = {
        ...single('a', `---\ntitle: a\ncover_image: ${folder}${cover}\n---\n![x](${folder}${inText})`),
        pictures: new Map([
          [cover, new Uint8Array(png(60, 40))],
          [inText, new Uint8Array(png(40, 60))],
        ]),
      };
      const planned = await plan(archive);
      expect(planned[0]?.problems).toEqual([]);
      await importAll(planned, archive);
      const post = await getPost(admin, planned[0]?.id ?? '');
      expect(post?.cover_image).toMatch(/\/capa-60x40-\d+\.png$/);
      expect(post?.content).toMatch(/<img src="[^"]+\/texto-40x60-\d+\.png" alt="x">/);
    },
  );

  it('is sanitized', async () => {
    const archive = single(
      'hostil',
      '---\ntitle: a\n---\n<script>alert(1)</script>\n\n<p onclick="x">a</p>\n\n[b](javascript:alert(1)) ![c](data:image/png;base64,AA)',
    );
    await importAll(await plan(archive), archive);
    const [post] = await listPosts(admin);
    expect((await getPost(admin, post?.id ?? ''))?.content).toBe('<p>a</p>\n<p>b</p>');
  });
});
