/** Validates an article as typed against `schemas/post.schema.json`. */
import validate from '../../../../schemas/post.schema.json?validator';
import type { PostForm } from './post-form.ts';
import { foreignPicture, isForeign } from './foreign-pictures.ts';
import { fieldSchema, POST_FIELDS, type PostField } from './post-schema.ts';

/** Error messages by field, in the order of the form. */
export type PostProblems = Readonly<Partial<Record<PostField, string>>>;

/** The fields required to save an article. */
const REQUIRED: readonly PostField[] = ['title', 'excerpt', 'content'];

const CTAS = [
  ['cta_1_text', 'cta_1_link'],
  ['cta_2_text', 'cta_2_link'],
] as const;

/** The form converted to the types of the schema. */
function dataOf(form: PostForm): object {
  const minutes = form.read_time.trim();
  return {
    ...form,
    slug: form.slug.trim(),
    cta_1_link: form.cta_1_link.trim(),
    cta_2_link: form.cta_2_link.trim(),
    // Text that is not a number is left unchanged, and refused by its type.
    read_time: minutes === '' || !Number.isFinite(Number(minutes)) ? form.read_time : Number(minutes),
  };
}

function schemaProblems(form: PostForm): Map<string, string> {
  const problems = new Map<string, string>();
  if (validate(dataOf(form))) return problems;
  for (const { instancePath, keyword } of validate.errors ?? []) {
    const name = POST_FIELDS.find((field) => field === instancePath.split('/')[1]);
    const sentence = name && fieldSchema(name).messages[keyword];
    if (name && sentence && !problems.has(name)) problems.set(name, sentence);
  }
  return problems;
}

/** A button needs both its text and its link. */
function ctaProblems(form: PostForm): Map<string, string> {
  const problems = new Map<string, string>();
  for (const [text, link] of CTAS) {
    const hasText = form[text].trim() !== '';
    const hasLink = form[link].trim() !== '';
    if (hasText && !hasLink) problems.set(link, 'Digite o link do botão, ou apague o texto dele.');
    if (hasLink && !hasText) problems.set(text, 'Digite o texto do botão, ou apague o link dele.');
  }
  return problems;
}

const PICTURE_FIELDS = ['cover_image', 'content_image_1', 'content_image_2'] as const;

/** Pictures that would be saved and never shown. */
function pictureProblems(form: PostForm): Map<string, string> {
  const sentence = 'O site não mostra imagens de outros sites: envie a imagem.';
  const problems = new Map<string, string>(
    PICTURE_FIELDS.filter((name) => isForeign(form[name])).map((name) => [name, sentence]),
  );
  const foreign = foreignPicture(form.content);
  if (foreign !== undefined) {
    problems.set(
      'content',
      `O site não mostra imagens de outros sites (${foreign.slice(0, 80)}): envie-a em Imagens e insira-a com o botão.`,
    );
  }
  return problems;
}

/** All errors that prevent an article from being saved; empty if there are none. */
export function checkPost(form: PostForm): PostProblems {
  const found = new Map([...pictureProblems(form), ...ctaProblems(form), ...schemaProblems(form)]);
  return Object.fromEntries(
    POST_FIELDS.flatMap((name) => {
      const sentence = found.get(name);
      return sentence === undefined ? [] : [[name, sentence]];
    }),
  );
}

/** Whether title, excerpt or content is missing. */
export function isIncomplete(form: PostForm): boolean {
  return REQUIRED.some((name) => String(form[name]).trim() === '');
}
