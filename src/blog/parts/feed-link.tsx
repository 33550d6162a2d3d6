import { BLOG_TITLE, FEED_PATH } from '../blog.ts';

/** Link element that announces the blog's feed; React hoists it into the head. */
export function FeedLink() {
  return <link rel="alternate" type="application/rss+xml" title={BLOG_TITLE} href={FEED_PATH} />;
}
