/** The parts of the blog that the administration uses to export and import articles; loaded on demand. */
export { listField, readArticleFile, textField, type ArticleFile } from './archive/article-file.ts';
export { addressesIn, exportArticles } from './archive/export-articles.ts';
export { contentOfMarkdown, sameContent } from './archive/markdown.ts';
export { nameIn } from './archive/picture-place.ts';
export { ArchiveRefused, readArchive, type Archive } from './archive/zip.ts';
export { ownFile } from '../own-files.ts';
export { contentOfHtml, isTooDeep } from './html-content.ts';
export { embeddedOfHtml } from './html-media.ts';
export { htmlOfMarkdown } from './markdown-html.ts';
export { htmlOfContent } from './writing/write-html.ts';
