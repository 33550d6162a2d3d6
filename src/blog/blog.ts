/** Facts about the blog as a whole, for its page and its feed. */
import { SITE_NAME } from '../site/site.ts';

/** Name of the blog, as feed readers show it. */
export const BLOG_TITLE = `Blog do ${SITE_NAME}`;

/** One sentence on the contents of the blog. */
export const BLOG_DESCRIPTION =
  'Artigos sobre direitos trabalhistas, finanças, impostos e saúde, com as contas conferidas e as calculadoras para fazer as suas.';

export const FEED_PATH = '/feed.xml';
