/** Validates an article's form against `schemas/post.schema.json`. */
import { validate } from '#root/.cache/schemas/post.js';
import { schemaProblems } from '../../form/problems.ts';
import type { PostForm } from './post-form.ts';
import { POST_FIELDS, POST_SCHEMAS, type PostField } from './post-schema.ts';

/** Error messages by field, in the order of the form. */
export type PostProblems = Readonly<Partial<Record<PostField, string>>>;

/** The fields required to save an article. */
export const REQUIRED: readonly PostField[] = ['title', 'excerpt', 'content'];

const CTAS = [
  ['cta_1_text', 'cta_1_link'],
  ['cta_2_text', 'cta_2_link'],
] as const;

/** The form converted to the types of the schema. */
function dataOf(form: PostForm): Readonly<Record<string, unknown>> {
  const minutes = form.read_time.trim();
  return {
    ...form,
    slug: form.slug.trim(),
    cta_1_link: form.cta_1_link.trim(),
    cta_2_link: form.cta_2_link.trim(),
    // Keep text that is not a number, for the schema's type check to refuse.
    read_time: minutes === '' || !Number.isFinite(Number(minutes)) ? form.read_time : Number(minutes),
  };
}

/** Requires both the text and the link of a button. */
function ctaProblems(form: PostForm): PostProblems {
  const problems: Partial<Record<PostField, string>> = {};
  for (const [text, link] of CTAS) {
    const hasText = form[text].trim() !== '';
    const hasLink = form[link].trim() !== '';
    if (hasText && !hasLink) problems[link] = 'Digite o link do botão, ou apague o texto dele.';
    if (hasLink && !hasText) problems[text] = 'Digite o texto do botão, ou apague o link dele.';
  }
  return problems;
}

/** All errors that prevent an article from being published; empty if there are none. */
export function checkPost(form: PostForm): PostProblems {
  const found = { ...ctaProblems(form), ...schemaProblems(validate, dataOf(form), POST_SCHEMAS) };
  return Object.fromEntries(
    POST_FIELDS.flatMap((name) => (found[name] === undefined ? [] : [[name, found[name]]])),
  );
}

/** The errors that block even a draft, which may lack its excerpt, its content and half of a button. */
export function checkDraft(form: PostForm, problems: PostProblems): PostProblems {
  const lacks = (name: string) =>
    String(form[name as PostField]).trim() === '' && name !== 'title' && name !== 'slug';
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !lacks(name)));
}

/** True if title, excerpt or content is missing. */
export function isIncomplete(form: PostForm): boolean {
  return REQUIRED.some((name) => String(form[name]).trim() === '');
}
