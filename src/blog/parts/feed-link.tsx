import { BLOG_TITLE, FEED_PATH } from '../blog.ts';

/** Tells feed readers where the blog's feed is; React puts it into the head. */
export function FeedLink() {
  return <link rel="alternate" type="application/rss+xml" title={BLOG_TITLE} href={FEED_PATH} />;
}
