/** Imports articles; loaded on demand. */
export { importArticle, reasonOf } from './import-article.ts';
export { planImport } from './plan-import.ts';
