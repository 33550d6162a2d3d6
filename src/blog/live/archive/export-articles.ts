/** Exports all articles with their pictures. */
import type { BackendClient } from '../../../backend/client.ts';
import { downloadPicture, storedName } from '../../../backend/pictures.ts';
import { PICTURE_FIELDS, formerAddresses, getPost, listPosts, type Post } from '../../../backend/posts.ts';
import { smallCopyOf } from '../../../site/stored-picture.ts';
import { contentOfHtml } from '../html-content.ts';
import { picturesOfContent } from '../post-content.ts';
import { writeArticleFile } from './article-file.ts';
import { markdownOf } from './markdown.ts';
import { placeOf } from './picture-place.ts';
import { writeArchive } from './zip.ts';

/** The archive, with counts of its contents. */
export interface Exported {
  readonly file: Blob;
  readonly articles: number;
  /** Number of pictures missing on the server. */
  readonly lostPictures: number;
}

/** Addresses of an article's pictures, in its fields and its text. */
export function addressesIn(post: Post): string[] {
  const fields = PICTURE_FIELDS.map((name) => post[name]).filter((address) => address !== null);
  return [...fields, ...picturesOfContent(contentOfHtml(post.content))];
}

/** The Markdown file of an article. */
function fileOf(post: Post, former: readonly string[], toAddress: (address: string) => string): string {
  const {
    slug: _slug,
    content,
    author_id: _account,
    version: _version,
    deleted_at: _deleted,
    changed_at: changedAt,
    updated_at: updatedAt,
    ...fields
  } = post;
  const pictures = PICTURE_FIELDS.map((name) => [name, toAddress(post[name] ?? '')] as const);
  return writeArticleFile({
    fields: {
      ...fields,
      ...Object.fromEntries(pictures),
      former_addresses: former,
      updated_at: changedAt ?? updatedAt,
    },
    markdown: markdownOf(contentOfHtml(content), toAddress),
  });
}

/**
 * Exports all articles outside the trash, with their pictures.
 *
 * @throws BackendError
 */
export async function exportArticles(client: BackendClient): Promise<Exported> {
  const articles = new Map<string, string>();
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  const missing = new Set<string>();
  const addPicture = async (name: string | undefined): Promise<void> => {
    if (name === undefined || pictures.has(name) || missing.has(name)) return;
    const bytes = await downloadPicture(client, name);
    if (bytes) pictures.set(name, bytes);
    else missing.add(name);
  };
  const toAddress = (address: string) => {
    const name = storedName(client, address);
    return name !== undefined && pictures.has(name) ? placeOf(name) : address;
  };
  for (const { id } of await listPosts(client)) {
    const post = await getPost(client, id);
    if (!post) continue;
    for (const address of addressesIn(post)) {
      const name = storedName(client, address);
      await addPicture(name);
      if (name !== undefined && pictures.has(name)) await addPicture(smallCopyOf(name));
    }
    articles.set(post.slug, fileOf(post, await formerAddresses(client, post), toAddress));
  }
  return { file: writeArchive({ articles, pictures }), articles: articles.size, lostPictures: missing.size };
}
