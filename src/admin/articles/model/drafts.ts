/**
 * Unsaved articles in the browser's localStorage, so that a crash, a reload or a closed window loses nothing.
 * Each open form has a draft of its own: two windows on one article do not overwrite each other.
 */
import { isRecord } from '../../../engine/record.ts';
import { emptyForm, picturesOf, type PostForm } from './post-form.ts';

/** The unsaved state of a form. */
export interface Draft {
  readonly articleId: string;
  /** The version that the changes are based on; `null` for an article that is not in the database yet. */
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

/** A draft with its storage key. */
export interface KeptDraft {
  readonly key: string;
  readonly draft: Draft;
}

const PREFIX = 'calculario-rascunho:';

/** The part of the `Storage` interface that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The storage key of a form's draft. */
export function draftKey(formId: string): string {
  return `${PREFIX}${formId}`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

const MODEL = emptyForm('2026-01-01');

function isForm(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return Object.keys(MODEL).every((name) =>
    name === 'related_calculators' ? isTexts(value[name]) : isText(value[name]),
  );
}

function isDraft(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { articleId, version, keptMoment, base, form, uploads, keptAt } = value;
  return (
    isText(articleId) &&
    (version === null || Number.isSafeInteger(version)) &&
    (keptMoment === null || (isText(keptMoment) && !Number.isNaN(Date.parse(keptMoment)))) &&
    isForm(base) &&
    isForm(form) &&
    isTexts(uploads) &&
    Number.isSafeInteger(keptAt)
  );
}

function read(storage: DraftStorage, key: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isDraft(value) ? (value as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft; `false` if the storage is full, blocked or missing. */
export function keepDraft(storage: DraftStorage | undefined, key: string, draft: Draft): boolean {
  try {
    storage?.setItem(key, JSON.stringify(draft));
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** Removes a draft. */
export function dropDraft(storage: DraftStorage | undefined, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // A storage that throws contains no draft either.
  }
}

/** All drafts that can be read, the latest first. */
export function allDrafts(storage: DraftStorage | undefined): KeptDraft[] {
  const found: KeptDraft[] = [];
  try {
    for (let index = 0; index < (storage?.length ?? 0); index += 1) {
      const key = storage?.key(index);
      const draft = storage && key?.startsWith(PREFIX) ? read(storage, key) : undefined;
      if (key && draft) found.push({ key, draft });
    }
  } catch {
    // Treated as empty.
  }
  return found.toSorted((a, b) => b.draft.keptAt - a.draft.keptAt);
}

const QUOTED = /\bsrc\s*=\s*["']?([^"'\s>]+)/gi;

/** The addresses of all pictures that a draft uses, in its fields or its text, or was given. */
export function draftPictures({ base, form, uploads }: Pick<Draft, 'base' | 'form' | 'uploads'>): string[] {
  const inText = [...form.content.matchAll(QUOTED)].map(([, address = '']) => address);
  return [...new Set([...picturesOf(base), ...picturesOf(form), ...inText, ...uploads])];
}

/** The addresses of all pictures used or uploaded in drafts: they must not be removed. */
export function draftedPictures(storage: DraftStorage | undefined): string[] {
  return allDrafts(storage).flatMap(({ draft }) => draftPictures(draft));
}

/** The browser's localStorage, or `undefined` if it is blocked. */
export function browserStorage(): DraftStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
