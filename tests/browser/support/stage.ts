import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright/test';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { Database, Insert, Row } from '../../../src/backend/row-types.ts';
import { ADMIN, expect, SESSION_KEY, test as base } from './admin.ts';
import { connectTo } from './connect.ts';

const BUCKET = 'blog-images';

/** Direct access to the site's backend, to prepare and verify data. */
export class Stage {
  readonly client: SupabaseClient<Database>;
  /** Session of the administrator, shared by pages: it does not expire during a test run. */
  readonly session: Session;

  constructor(client: SupabaseClient<Database>, session: Session) {
    this.client = client;
    this.session = session;
  }

  static async open(address: string): Promise<Stage> {
    const client = await connectTo(address);
    const { data, error } = await client.auth.signInWithPassword(ADMIN);
    if (error) throw error;
    return new Stage(client, data.session);
  }

  /** Creates a separate article for a test. */
  async article(changes: Partial<Insert<'blog_posts'>> = {}): Promise<Row<'blog_posts'>> {
    const id = randomUUID();
    const title = `Artigo ${id.slice(0, 8)}`;
    const { data, error } = await this.client
      .from('blog_posts')
      .insert({
        id,
        title,
        slug: `artigo-${id.slice(0, 8)}`,
        excerpt: 'Um resumo.',
        content: '<p>Um texto.</p>',
        published_at: '2026-01-10T12:00:00-03:00',
        ...changes,
      })
      .select()
      .single();
    if (error) throw new Error(error.message);
    return data;
  }

  async titled(title: string): Promise<Row<'blog_posts'>[]> {
    const { data, error } = await this.client.from('blog_posts').select().eq('title', title);
    if (error) throw new Error(error.message);
    return data;
  }

  /** The article with an id, which must exist. */
  async read(id: string): Promise<Row<'blog_posts'>> {
    const { data, error } = await this.client.from('blog_posts').select().eq('id', id).single();
    if (error) throw new Error(error.message);
    return data;
  }

  /** Overwrites an article, as another administrator. */
  async change(id: string, changes: Partial<Insert<'blog_posts'>>): Promise<void> {
    const { data, error } = await this.client.from('blog_posts').update(changes).eq('id', id).select('id');
    if (error) throw new Error(error.message);
    expect(data).toHaveLength(1);
  }

  /** Deletes an article for good, as another administrator. */
  async deleteForGood(id: string): Promise<void> {
    await this.change(id, { deleted_at: 'now' });
    const { error } = await this.client.from('blog_posts').delete().eq('id', id);
    if (error) throw new Error(error.message);
  }

  /** Stores placeholder bytes as a picture. */
  async picture(): Promise<string> {
    const path = `blog/imagem-1-${Number.parseInt(randomUUID().slice(0, 8), 16)}.webp`;
    const { error } = await this.client.storage
      .from(BUCKET)
      .upload(path, new Uint8Array(64), { contentType: 'image/webp' });
    if (error) throw error;
    return `/storage/v1/object/public/${BUCKET}/${path}`;
  }

  /** True if a draft on the server uses the picture. */
  async isHeld(address: string): Promise<boolean> {
    return (await this.draftsWith(address)).length > 0;
  }

  /** Keys of the server's drafts that use a picture. */
  async draftsWith(address: string): Promise<string[]> {
    const { data, error } = await this.client.from('blog_post_drafts').select('key, draft');
    if (error) throw new Error(error.message);
    return data.filter(({ draft }) => JSON.stringify(draft).includes(address)).map(({ key }) => key);
  }

  /** Deletes a picture even if a draft uses it, which only the owner of the storage can do. */
  async losePicture(address: string): Promise<void> {
    const name = address.slice(address.lastIndexOf('/') + 1);
    const drafts = await this.draftsWith(address);
    const forgotten = await this.client.from('blog_post_drafts').delete().in('key', drafts);
    if (forgotten.error) throw new Error(forgotten.error.message);
    const { error } = await this.client.storage.from(BUCKET).remove([`blog/${name}`]);
    if (error) throw error;
    expect(await this.hasPicture(address)).toBe(false);
  }

  /** True if a picture's address still responds. */
  async hasPicture(address: string): Promise<boolean> {
    const name = address.slice(address.lastIndexOf('/') + 1);
    const { data, error } = await this.client.storage.from(BUCKET).list('blog', { limit: 1000 });
    if (error) throw error;
    return data.some((object) => object.name.endsWith(name));
  }
}

/** Signs in once per worker and site, because password hashing is slow on purpose; other tests cover signing in. */
const opened = new Map<string, Promise<Stage>>();

/** Makes the worker sign in again, after tests that may have ended or renewed its session. */
export function forgetSession(): void {
  opened.clear();
}

/** Access to the backend, in a browser with a signed-in administrator. */
const signedIn = base.extend<{ stage: Stage }>({
  stage: async ({ baseURL }, provide) => {
    const address = baseURL ?? '';
    const stage = opened.get(address) ?? Stage.open(address);
    opened.set(address, stage);
    await provide(await stage);
  },
  storageState: async ({ stage, baseURL }, provide) => {
    const localStorage = [{ name: SESSION_KEY, value: JSON.stringify(stage.session) }];
    await provide({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },
});

/**
 * Answers requests for the account's drafts with those that contain a word, or with none: every test has the same
 * account, and what others have not saved yet is not offered here. A route would have all requests of the page pass
 * through the test, and switch off its cache.
 *
 * @returns the script, to dispose of
 */
export function offerDrafts(context: BrowserContext, word?: string) {
  return context.addInitScript((wanted) => {
    const original = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const { href } = new URL(input instanceof Request ? input.url : input, location.href);
      if (!/\/rest\/v1\/blog_post_drafts\?.*account_id=eq\./.test(href)) return original(input, init);
      if (wanted === undefined) return Response.json([]);
      const rows = (await (await original(input, init)).json()) as unknown[];
      return Response.json(rows.filter((row) => JSON.stringify(row).includes(wanted)));
    };
  }, word);
}

/** A page that must log nothing, with access to the backend. */
export const test = signedIn.extend({
  page: async ({ page }, provide) => {
    const script = await offerDrafts(page.context());
    await provide(page);
    await script.dispose();
  },
});
