/** Takes the place of `markdown-to-jsx`: no description of our fields has Markdown. */
export const Markdown = () => null;
