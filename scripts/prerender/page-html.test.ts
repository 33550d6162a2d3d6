import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { pageHtml } from './page-html.ts';

const TEMPLATE = '<head><!--head--></head><body><!--page--><!--data--></body>';

it('has head tags in the head, and the page without what no browser needs', () => {
  const html = '<title>A</title><meta name="b"/><p><a data-discover="true" href="/c">C</a><br/></p>';
  const page = pageHtml(TEMPLATE, { html, head: '<link>', data: '<svg><path d="M0 0"/></svg>', modules: [] });
  expect(page).toContain('<head><title>A</title><meta name="b"/><link></head>');
  expect(page).toContain('<body><p><a href="/c">C</a><br></p><svg><path d="M0 0"/></svg>');
});

it('leaves what a page says', () => {
  const html = renderToString(createElement('p', { title: 'a/>b' }, '<br/> ', createElement('input')));
  const page = pageHtml(TEMPLATE, { html, head: '', data: '', modules: [] });
  expect(page).toContain('<p title="a/&gt;b">&lt;br/&gt; <input></p>');
});
