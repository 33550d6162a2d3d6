/**
 * Saves unsaved articles in IndexedDB, so that a crash, a reload or a closed window loses nothing. Each open form has
 * its own draft, so that two windows with one article do not overwrite each other.
 */
import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { isRecord } from '../../../engine/record.ts';
import { newId } from '../new-id.ts';
import { emptyForm, type PostForm } from './post-form.ts';

/** The unsaved contents of a form. */
export interface Draft {
  readonly articleId: string;
  /** The account that wrote it; absent from drafts of earlier versions of the site. */
  readonly accountId?: string;
  /** The version that the changes are based on; `null` for a new article. */
  readonly version: number | null;
  /** The article's publication time in the database, if it exists there. */
  readonly keptMoment: string | null;
  /** Initial values of the form. */
  readonly base: PostForm;
  readonly form: PostForm;
  /** Pictures uploaded for this form. */
  readonly uploads: readonly string[];
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

export interface KeptDraft {
  readonly key: string;
  readonly draft: Draft;
  /** True if it was written in another browser. */
  readonly isElsewhere?: boolean;
}

const open = createStore('calculario-rascunhos', 'rascunhos');

/** Commits each write at once and to disk, because the page may be closing. */
const store: UseStore = (mode, callback) =>
  open('readonly', ({ name, transaction }) => {
    transaction.commit();
    const strict = transaction.db.transaction(name, mode, { durability: 'strict' });
    const result = callback(strict.objectStore(name));
    if (mode === 'readwrite') strict.commit();
    return result;
  });

export function newDraftKey(): string {
  return `calculario-rascunho:${newId()}`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

const EMPTY = emptyForm('');

/** True if a value has the fields of a form; newer fields may be missing. */
export function isForm(value: unknown): value is PostForm {
  if (!isRecord(value)) return false;
  // A draft of an earlier version of the site lacks newer fields.
  return Object.keys(EMPTY).every((name) =>
    name === 'related_calculators' ? isTexts(value[name]) : value[name] === undefined || isText(value[name]),
  );
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false;
  const { articleId, accountId, version, keptMoment, base, form, uploads, keptAt } = value;
  return (
    isText(articleId) &&
    (accountId === undefined || isText(accountId)) &&
    (version === null || Number.isSafeInteger(version)) &&
    (keptMoment === null || (isText(keptMoment) && !Number.isNaN(Date.parse(keptMoment)))) &&
    isForm(base) &&
    isForm(form) &&
    isTexts(uploads) &&
    Number.isSafeInteger(keptAt)
  );
}

/** Saves a draft; resolves once it is on disk, or to `false` if the browser cannot store it. */
export async function keepDraft(key: string, draft: Draft): Promise<boolean> {
  try {
    await set(key, draft, store);
    return true;
  } catch {
    return false;
  }
}

export async function dropDraft(key: string): Promise<void> {
  try {
    await del(key, store);
  } catch {
    // A store that fails contains no draft either.
  }
}

/** Fills in the form fields that a draft of an earlier version lacks. */
export function withNewFields(draft: Draft): Draft {
  return { ...draft, base: { ...EMPTY, ...draft.base }, form: { ...EMPTY, ...draft.form } };
}

/** Lists the drafts of one account, the latest first, because several people may share a browser. */
export async function draftsOf(account: string | undefined): Promise<KeptDraft[]> {
  try {
    const found = (await entries<string, unknown>(store)).flatMap(([key, draft]) =>
      isDraft(draft) && (draft.accountId ?? account) === account
        ? [{ key, draft: withNewFields(draft) }]
        : [],
    );
    return found.toSorted((a, b) => b.draft.keptAt - a.draft.keptAt);
  } catch {
    return [];
  }
}
