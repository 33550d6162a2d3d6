/** The parts of the blog that the administration uses, so that previews match the public pages. */
export { blogCategories, blogCategoryOf } from '../blog-categories.ts';
export { ownArticles } from '../own-articles.ts';
export { RELATED_CALCULATORS } from '../related-names.ts';
export { ArticlePreview, ContentPreview } from './previews.tsx';
export { embeddedOfHtml, picturesOfHtml, type Embedded } from './html-media.ts';
export { readablePair } from './readable-text.ts';
export type { Article } from '../article.ts';
export type { PublishedPost } from '../../backend/published.ts';
