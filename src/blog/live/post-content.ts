/** Converts the texts of the backend's articles to content. */
import type { PostText } from '../../backend/published.ts';
import type { ContentElement, ContentNode } from '../../catalogue/content-node.ts';
import { contentOfHtml } from './html-content.ts';
import { coverOf } from './post-article.ts';

/** Addresses of the pictures in some content. */
export function picturesOfContent(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [...(node.src ? [node.src] : []), ...picturesOfContent(node.children ?? [])],
  );
}

/** Index of the first section that starts at or after a position, or the end. */
function sectionFrom(nodes: readonly ContentNode[], start: number): number {
  const index = nodes.findIndex(
    (node, at) => at >= start && at > 0 && typeof node !== 'string' && node.tag === 'h2',
  );
  return index < 0 ? nodes.length : index;
}

/**
 * Converts the text of a row. Inserts the article's two content pictures, unless the text already contains them,
 * between its sections, after about a third and two thirds of it.
 */
export function contentOfPost(post: PostText): ContentNode[] {
  const nodes = contentOfHtml(post.content);
  const shown = picturesOfContent(nodes);
  const pictures = [
    coverOf(post.content_image_1, post.content_image_1_alt),
    coverOf(post.content_image_2, post.content_image_2_alt),
  ];
  const placed = pictures.flatMap((picture, index) => {
    if (!picture || shown.includes(picture.src)) return [];
    const figure: ContentElement = { tag: 'figure', children: [{ tag: 'img', ...picture }] };
    return [{ figure, at: sectionFrom(nodes, ((index + 1) * nodes.length) / 3) }];
  });
  // Insert from the end, so that earlier indices stay valid.
  for (const { figure, at } of placed.toReversed()) nodes.splice(at, 0, figure);
  return nodes;
}
