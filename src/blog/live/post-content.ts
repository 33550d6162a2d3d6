/** The texts of the backend's articles. */
import type { PostText } from '../../backend/published.ts';
import type { ContentElement, ContentNode } from '../content/content-node.ts';
import { contentOfHtml } from './html-content.ts';
import { coverOf } from './post-article.ts';

function showsPicture(nodes: readonly ContentNode[], src: string): boolean {
  return nodes.some(
    (node) => typeof node !== 'string' && (node.src === src || showsPicture(node.children ?? [], src)),
  );
}

/** Before the first section that begins at or after a place, or else at the end. */
function sectionFrom(nodes: readonly ContentNode[], place: number): number {
  const index = nodes.findIndex(
    (node, at) => at >= place && at > 0 && typeof node !== 'string' && node.tag === 'h2',
  );
  return index < 0 ? nodes.length : index;
}

/**
 * The text of a row. The two pictures of the article that the text itself does not show stand between its
 * sections, after about a third and two thirds of it.
 *
 * @param read makes content of the row's HTML; what is given to browsers comes through the sanitizer, so this
 *   needs one, except in the build.
 */
export function contentOfPost(
  post: PostText,
  read: (html: string) => ContentNode[] = contentOfHtml,
): ContentNode[] {
  const nodes = read(post.content);
  const pictures = [
    coverOf(post.content_image_1, post.content_image_1_alt),
    coverOf(post.content_image_2, post.content_image_2_alt),
  ];
  const placed = pictures.flatMap((picture, index) => {
    if (!picture || showsPicture(nodes, picture.src)) return [];
    const figure: ContentElement = { tag: 'figure', children: [{ tag: 'img', ...picture }] };
    return [{ figure, at: sectionFrom(nodes, ((index + 1) * nodes.length) / 3) }];
  });
  // From the end, so that the earlier places stay true.
  for (const { figure, at } of placed.toReversed()) nodes.splice(at, 0, figure);
  return nodes;
}
