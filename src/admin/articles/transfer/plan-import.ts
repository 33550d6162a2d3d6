/** Reads an archive and finds the articles that importing it would create or change. */
import type { BackendClient } from '../../../backend/client.ts';
import { storedName } from '../../../backend/pictures.ts';
import {
  PICTURE_FIELDS,
  getPost,
  holds,
  listPosts,
  listTrash,
  type Post,
  type PostValues,
} from '../../../backend/posts.ts';
import {
  addressesIn,
  contentOfHtml,
  contentOfMarkdown,
  embeddedOfHtml,
  htmlOfContent,
  htmlOfMarkdown,
  isTooDeep,
  listField,
  nameIn,
  readArticleFile,
  sameContent,
  textField,
  type Archive,
  type ArticleFile,
} from '../../../blog/live/archive.ts';
import { isIsoDate } from '../../../calendar/calendar.ts';
import { parseDate } from '../../../calendar/parse-date.ts';
import { withTimeOfDay } from '../../../calendar/with-time-of-day.ts';
import { checkDraft, checkPost } from '../model/check-post.ts';
import { omittedMediaText } from '../model/embedded-media.ts';
import { emptyForm, valuesOf, type PostForm } from '../model/post-form.ts';
import { POST_FIELDS, POST_SCHEMAS, type PostField } from '../model/post-schema.ts';
import { textOfMoment } from '../model/publication.ts';
import { isId, newId } from '../new-id.ts';

type ToAddress = (address: string) => string;

export interface PlannedArticle {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** The existing article that the import would change. */
  readonly existing: Post | undefined;
  readonly isUnchanged: boolean;
  /** Problems that block the import. */
  readonly problems: readonly string[];
  /** Names the media in the file that the import leaves out. */
  readonly lost: string | undefined;
  /** Its publication time after the import: `null` for a draft, or `NOW`. */
  readonly publishedAt: string | null;
  readonly formerAddresses: readonly string[];
  /** Time of its last change, or empty. */
  readonly changedAt: string;
  /** Names of the pictures to upload. */
  readonly pictures: readonly string[];
  /** The values to save; `uploaded` maps picture names to addresses. */
  readonly valuesWith: (uploaded: ReadonlyMap<string, string>) => PostValues;
}

const SLUG = /^(?=.{1,200}$)[a-z\d]+(?:-[a-z\d]+)*$/;
/** Placeholder for a file that cannot be read. */
const UNREADABLE: ArticleFile = { fields: {}, markdown: '' };
const NO_HEAD = 'O cabeçalho, entre duas linhas ---, falta ou não pode ser lido.';
const TOO_LARGE =
  'O texto tem uma tabela grande demais, elementos demais uns dentro dos outros, ou sinais demais (*, _, ~, [) num parágrafo.';
const MAX_FORMER = 50;

/** Placeholder for a publication time that cannot be read, which the schema refuses. */
const NO_DAY = '?';

/** A time in a file, with its time zone; empty for a day without a time, or a day that does not exist. */
function momentIn(file: ArticleFile, name: string): string {
  const text = textField(file, name);
  const moment = withTimeOfDay(text);
  const isTime = text.includes('T') && isIsoDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(moment));
  return isTime ? moment : '';
}

/** The publication time in a file, as text of the form. */
function publicationIn(file: ArticleFile): string {
  const text = textField(file, 'published_at');
  const moment = momentIn(file, 'published_at');
  if (text === '' || moment !== '') return textOfMoment(moment || null);
  return parseDate(text) ?? NO_DAY;
}

function formOfFile(slug: string, file: ArticleFile, toAddress: ToAddress): PostForm {
  const texts = POST_FIELDS.map((name) => [name, textField(file, name)] as const);
  const pictures = PICTURE_FIELDS.map((name) => [name, toAddress(textField(file, name))] as const);
  return {
    ...emptyForm(''),
    ...(Object.fromEntries(texts.filter(([, text]) => text !== '')) as Partial<PostForm>),
    ...Object.fromEntries(pictures),
    slug,
    related_calculators: listField(file, 'related_calculators'),
    published_at: publicationIn(file),
    content: htmlOfContent(contentOfMarkdown(file.markdown, toAddress)),
  };
}

function problemsOf(form: PostForm, missing: readonly string[]): string[] {
  const all = checkPost(form);
  const found = Object.entries(form.published_at === '' ? checkDraft(form, all) : all);
  return [
    ...found.map(([name, sentence]) => `${POST_SCHEMAS[name as PostField].title}: ${sentence}`),
    ...missing.map((name) => `Falta a imagem imagens/${name}.`),
  ];
}

function planArticle(
  slug: string,
  file: ArticleFile,
  existing: Post | undefined,
  pictures: Archive['pictures'],
  { client, today }: { readonly client: BackendClient; readonly today: string },
): PlannedArticle {
  // Reuse the article's pictures by name, because stored pictures never change.
  const kept = new Map(
    existing && addressesIn(existing).map((address) => [storedName(client, address), address]),
  );
  const needed = new Set<string>();
  const toAddressWith = (uploaded: ReadonlyMap<string, string>) => (address: string) => {
    const name = nameIn(address);
    if (name === undefined) return address;
    if (!kept.has(name)) needed.add(name);
    return kept.get(name) ?? uploaded.get(name) ?? `/imagens/${name}`;
  };
  const formWith = (uploaded: ReadonlyMap<string, string>) => formOfFile(slug, file, toAddressWith(uploaded));
  const valuesOfForm = (form: PostForm): PostValues => {
    const all = valuesOf(form, today, momentIn(file, 'published_at') || null);
    return form.published_at === '' ? { ...all, published_at: null } : all;
  };
  const form = formWith(new Map());
  const values = valuesOfForm(form);
  const isSameText = existing && sameContent(contentOfHtml(existing.content), contentOfHtml(form.content));
  // Keep the existing HTML if the imported content renders the same.
  const withText = (all: PostValues) => (isSameText ? { ...all, content: existing.content } : all);
  const missing = [...needed].filter((name) => !pictures.has(name));
  const id = textField(file, 'id').toLowerCase();
  return {
    id: existing?.id ?? (isId(id) ? id : newId()),
    slug,
    title: form.title.trim() || slug,
    existing,
    isUnchanged: existing?.deleted_at === null && needed.size === 0 && holds(existing, withText(values)),
    publishedAt: values.published_at,
    problems: file === UNREADABLE ? [NO_HEAD] : problemsOf(form, missing),
    lost: isSameText ? undefined : omittedMediaText(embeddedOfHtml(htmlOfMarkdown(file.markdown))),
    formerAddresses: listField(file, 'former_addresses')
      .filter((address) => SLUG.test(address) && address !== slug)
      .slice(0, MAX_FORMER),
    changedAt: momentIn(file, 'updated_at'),
    pictures: [...needed],
    valuesWith: (uploaded) => withText(valuesOfForm(formWith(uploaded))),
  };
}

/**
 * Plans the import of an archive. Finds an existing article, even in the trash, by its id or else by its address, unless
 * another file of the archive has its id: that article has changed its address since.
 *
 * @param today `YYYY-MM-DD`
 * @throws BackendError
 */
export async function planImport(
  client: BackendClient,
  { articles, pictures }: Archive,
  today: string,
): Promise<PlannedArticle[]> {
  const posts = [...(await listPosts(client)), ...(await listTrash(client))];
  const files = [...articles].map(([slug, text]) => {
    const file = readArticleFile(text) ?? UNREADABLE;
    return { slug, file, id: textField(file, 'id').toLowerCase() };
  });
  const ids = new Set(files.map(({ id }) => id));
  const plans: PlannedArticle[] = [];
  for (const { slug, file, id } of files) {
    const found =
      posts.find((post) => post.id === id) ?? posts.find((post) => post.slug === slug && !ids.has(post.id));
    const existing = (found && (await getPost(client, found.id))) ?? undefined;
    const plan = (source: ArticleFile) => planArticle(slug, source, existing, pictures, { client, today });
    try {
      plans.push(plan(file));
    } catch (error) {
      if (!isTooDeep(error)) throw error;
      // Block only this article if its text is too large or too deep.
      plans.push({ ...plan({ ...file, markdown: '' }), problems: [TOO_LARGE] });
    }
  }
  return plans;
}
