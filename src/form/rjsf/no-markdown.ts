/** Replaces `markdown-to-jsx`, because no description of our fields contains Markdown. */
export const Markdown = () => null;
