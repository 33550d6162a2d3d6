/** Reads the versions of an article; the database keeps one for each save. */
import { answered } from './answered.ts';
import type { BackendClient } from './client.ts';
import type { Post } from './posts.ts';
import type { Row } from './row-types.ts';

/** One version, without its content. */
export type VersionSummary = Pick<Row<'blog_post_versions'>, 'version' | 'saved_at' | 'saved_by'>;

/** Lists the versions of an article, latest first; at most 200. */
export function listVersions(client: BackendClient, id: string): Promise<VersionSummary[]> {
  return answered(
    client
      .from('blog_post_versions')
      .select('version, saved_at, saved_by')
      .eq('post_id', id)
      .order('version', { ascending: false })
      .limit(200),
  );
}

/**
 * The last publication time of an unpublished article; `null` if it was never public.
 * Considers the last 200 versions.
 */
export async function formerPublication(client: BackendClient, id: string): Promise<string | null> {
  const versions = await answered(
    client
      .from('blog_post_versions')
      .select('saved_at, published_at:post->>published_at')
      .eq('post_id', id)
      .order('version', { ascending: false })
      .limit(200),
  );
  // Skip a version that was only scheduled: the next one was saved before its time came.
  const shown = versions.find(({ published_at: moment }, index) => {
    const next = versions[index - 1];
    return moment !== null && next !== undefined && Date.parse(moment) <= Date.parse(next.saved_at);
  });
  return shown?.published_at ?? null;
}

/** True if an article has ever been public, even if it was unpublished; its addresses stay reserved. */
export async function wasPublic(client: BackendClient, id: string): Promise<boolean> {
  const slugs = client.from('blog_post_slugs').select('slug').eq('post_id', id).is('was_public', true);
  return (await answered(slugs)).length > 0;
}

/** An article at a given version, or `null` if there is none. */
export async function getVersion(client: BackendClient, id: string, version: number): Promise<Post | null> {
  const kept = await answered(
    client.from('blog_post_versions').select('post').eq('post_id', id).eq('version', version).maybeSingle(),
  );
  // Fill in columns that versions of an older schema lack.
  return kept && ({ deleted_at: null, ...kept.post } as unknown as Post);
}
