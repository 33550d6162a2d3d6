import type { Insert, Row } from '../../../src/backend/row-types.ts';
import type { Client } from './client.ts';
import type { TestServer } from './server.ts';

export const BUCKET = 'blog-images';

/** Ids of the two articles of the fixture. */
export const PUBLISHED_ID = '00000000-0000-4000-8000-000000000001';
export const SCHEDULED_ID = '00000000-0000-4000-8000-000000000002';

export const PICTURE = 'blog/capa-1.png';

/** A minimal valid article, with changes. */
export function article(changes: Partial<Insert<'blog_posts'>> = {}): Insert<'blog_posts'> {
  return { title: 'Férias', slug: 'ferias', excerpt: 'Resumo', content: '<p>Texto</p>', ...changes };
}

/** Creates a minimal valid article, with changes. */
export async function createArticle(
  admin: Client,
  changes: Partial<Insert<'blog_posts'>> = {},
): Promise<Row<'blog_posts'>> {
  const { data, error } = await admin.from('blog_posts').insert(article(changes)).select().single();
  if (error) throw new Error(error.message);
  return data;
}

/** The error code of an attempt to create an article with these changes. */
export async function articleRefusal(admin: Client, changes: object): Promise<string | undefined> {
  const { error } = await admin.from('blog_posts').insert(article(changes as Partial<Insert<'blog_posts'>>));
  return error?.code;
}

/** Placeholder bytes of a picture; the backend checks only the declared type and the size. */
export function picture(size = 64): Uint8Array<ArrayBuffer> {
  return new Uint8Array(size).fill(7);
}

/** Replaces all articles with one published and one scheduled article, without authors. */
export async function setArticles({ database }: TestServer): Promise<void> {
  await database.run('delete from public.blog_posts');
  await database.rows(
    `insert into public.blog_posts (id, title, slug, excerpt, content, published_at)
     values ($1, 'Publicado', 'publicado', 'Resumo', '<p>Texto</p>', now() - interval '1 day'),
            ($2, 'Agendado', 'agendado', 'Resumo', '<p>Texto</p>', now() + interval '1 day')`,
    [PUBLISHED_ID, SCHEDULED_ID],
  );
}

/** Replaces all pictures with one, uploaded by an administrator. */
export async function setPictures({ database }: TestServer, admin: Client): Promise<void> {
  const names = await database.rows<{ name: string }>('select name from storage.objects');
  const bucket = admin.storage.from(BUCKET);
  if (names.length > 0) await bucket.remove(names.map(({ name }) => name));
  const { error } = await bucket.upload(PICTURE, picture(), { contentType: 'image/png' });
  if (error) throw error;
}

/** Names of all stored pictures, without their folder. */
export async function storedPictures({ database }: TestServer): Promise<string[]> {
  const rows = await database.rows<{ name: string }>('select name from storage.objects order by name');
  return rows.map(({ name }) => name.replace('blog/', ''));
}

/** Takes a comparable snapshot of everything that a user without rights must not be able to change. */
export async function snapshot({ database }: TestServer): Promise<string> {
  const [state] = await database.rows<{ state: string }>(`
    select jsonb_build_object(
      'posts', (select jsonb_agg(to_jsonb(p) order by p.id) from public.blog_posts p),
      'slugs', (select jsonb_agg(to_jsonb(s) order by s.slug) from public.blog_post_slugs s),
      'versions', (select jsonb_agg(to_jsonb(v) order by v.post_id, v.version) from public.blog_post_versions v),
      'drafts', (select jsonb_agg(to_jsonb(d) order by d.key) from public.blog_post_drafts d),
      'profiles', (select jsonb_agg(to_jsonb(r) order by r.id) from public.profiles r),
      'invitations', (select jsonb_agg(to_jsonb(i) order by i.id) from public.admin_invitations i),
      'buckets', (select jsonb_agg(to_jsonb(b) order by b.id) from storage.buckets b),
      'objects', (
        select jsonb_agg(to_jsonb(o) - 'last_accessed_at' order by o.bucket_id, o.name) from storage.objects o
      )
    )::text as state`);
  return state?.state ?? '';
}
