/**
 * Articles as Markdown files with YAML front matter: the fields of `schemas/post.schema.json` under their names, except
 * for the slug, which is the file's name. An article without `published_at` is a draft.
 */
import { parse, stringify } from 'yaml';
import { recordOf } from '../../../engine/record.ts';

/** Longest file, in characters: content and fields at their limits. */
const MAX_LENGTH = 700_000;
/** Longest front matter: the fields at their limits, and 50 former addresses. Parsing much more takes minutes. */
const MAX_HEAD_LENGTH = 50_000;
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

export interface ArticleFile {
  /** The fields, unvalidated: strings and lists of strings. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly markdown: string;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The text of a file; omits empty fields. */
export function writeArticleFile({ fields, markdown }: ArticleFile): string {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
  return `---\n${stringify(filled, { lineWidth: 0 })}---\n\n${markdown}`;
}

/** The fields and the text of a file, or `undefined` if it has no valid front matter. */
export function readArticleFile(text: string): ArticleFile | undefined {
  const [head, yaml] = (text.length <= MAX_LENGTH && FRONT_MATTER.exec(text)) || [];
  if (head === undefined || yaml === undefined || yaml.length > MAX_HEAD_LENGTH) return undefined;
  try {
    // Read all values as strings, and refuse aliases, which can multiply.
    const fields: unknown = parse(yaml, { schema: 'failsafe', maxAliasCount: 0, logLevel: 'error' });
    return { fields: recordOf(fields), markdown: text.slice(head.length) };
  } catch {
    return undefined;
  }
}

/** The text of a field, or an empty string. */
export function textField({ fields }: ArticleFile, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** A field's list of texts. */
export function listField({ fields }: ArticleFile, name: string): string[] {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
