/** Lists all stored pictures with the articles that show them. */
import { allPages, answered } from '../../../backend/answered.ts';
import type { BackendClient } from '../../../backend/client.ts';
import { listPictureAddresses } from '../../../backend/pictures.ts';
import { picturesOfHtml } from '../../../blog/live/writing.ts';

interface PictureUse {
  readonly id: string;
  readonly title: string;
  /** The article's description of the picture; empty without one. */
  readonly alt: string;
}

export interface StoredPicture {
  readonly address: string;
  readonly uses: readonly PictureUse[];
}

const COLUMNS =
  'id, title, content, cover_image, cover_image_alt, content_image_1, content_image_1_alt, content_image_2, content_image_2_alt' as const;

/** Lists the stored pictures, newest first. */
export async function listPictures(client: BackendClient): Promise<StoredPicture[]> {
  const addresses = await listPictureAddresses(client);
  const posts = await allPages((first, last) =>
    answered(client.from('blog_posts').select(COLUMNS).order('created_at').order('id').range(first, last)),
  );
  const uses = posts.flatMap(({ id, title, content, ...post }) => [
    ...picturesOfHtml(content).map((picture) => ({ id, title, ...picture })),
    { id, title, address: post.cover_image ?? '', alt: post.cover_image_alt ?? '' },
    { id, title, address: post.content_image_1 ?? '', alt: post.content_image_1_alt ?? '' },
    { id, title, address: post.content_image_2 ?? '', alt: post.content_image_2_alt ?? '' },
  ]);
  return addresses.map((address) => ({
    address,
    uses: uses.filter((use) => use.address === address).map(({ id, title, alt }) => ({ id, title, alt })),
  }));
}
