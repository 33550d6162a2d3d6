/** The parts of the blog that the administration's visual editor uses; loaded with it. */
export { contentOfHtml } from './html-content.ts';
export { embeddedOfHtml, picturesOfHtml, type Embedded } from './html-media.ts';
export { picturesOfContent } from './post-content.ts';
export { changedBlock } from './writing/changed-block.ts';
export type { DocumentNode } from './writing/document.ts';
export { contentOfDocument } from './writing/from-document.ts';
export { pasted, PASTED_PLACE } from './writing/pasted.ts';
export { documentOf } from './writing/to-document.ts';
export { htmlOfContent } from './writing/write-html.ts';
export { plainText } from '../../catalogue/content-node.ts';
