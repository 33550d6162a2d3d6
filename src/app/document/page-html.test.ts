import { expect, it } from 'vitest';
import { pageHtml } from './page-html.ts';

const TEMPLATE = '<head><!--head--></head><body><!--page--><!--data--></body>';
const modules = { entry: '/e.js', modules: ['/m.js'] };

it('pageHtml moves head tags into the head and adds the data after the page', () => {
  const html = '<title>A</title><meta name="b"/><p><a href="/c">C</a></p>';
  const page = pageHtml(TEMPLATE, { html, head: '<link>', data: '<i></i>', modules });
  expect(page).toContain('<head><title>A</title><meta name="b"/><link></head>');
  expect(page).toContain('<body><p><a href="/c">C</a></p><i></i><script');
  expect(page).toContain('"modules":["/m.js"]');
});
