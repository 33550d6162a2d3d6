import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../src/backend/row-types.ts';
import { ARTICLE_ID } from './pages.ts';

/**
 * Saves the article for the screenshot of the editor.
 *
 * @param base address of the site, without a trailing slash
 * @throws Error if the backend refuses it
 */
export async function saveSampleArticle(
  base: string,
  admin: { readonly email: string; readonly password: string },
): Promise<void> {
  const { anonKey } = (await (await fetch(`${base}/backend.json`)).json()) as { anonKey: string };
  const client = createClient<Database>(base, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const signedIn = await client.auth.signInWithPassword(admin);
  if (signedIn.error) throw signedIn.error;
  const { error } = await client.from('blog_posts').insert({
    id: ARTICLE_ID,
    title: 'Um artigo para a figura',
    slug: 'um-artigo-para-a-figura',
    excerpt: 'Um resumo.',
    content: '<h2>Uma seção</h2><p>Um texto.</p>',
    published_at: '2026-01-10T12:00:00-03:00',
  });
  if (error) throw new Error(error.message);
}
