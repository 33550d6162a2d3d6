/** Addresses of the public pages, except calculators and articles. */
import { categories } from '../../../src/catalogue/categories.ts';

/** Pages of text and lists. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  ...categories.map(({ hubPath }) => hubPath),
  '/categorias',
  '/como-funciona',
  '/conferido-com',
  '/privacidade',
  '/termos',
  '/contato',
  '/acessibilidade',
];

/** The search page without a term, with a term that finds something, and with one that does not. */
export const SEARCH_PAGES = ['/busca', '/busca?q=salario', '/busca?q=xyz123'] as const;

/** The blog: the complete, a filtered and an empty list, and an article. */
export const BLOG_PAGES = ['/blog', '/blog?categoria=saude', '/blog?q=nada', '/blog/mei-das'] as const;
