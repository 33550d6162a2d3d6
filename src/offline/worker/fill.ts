/** Keeps the rest of the site by small steps, of which the pages ask for one at a time when they are idle. */
import { handlingOf } from '../requests.ts';
import type { PagePart } from '../list.ts';
import { ask, type Answers, type PageAnswer } from '../messages.ts';
import {
  allowance,
  choreOf,
  MOST_BYTES,
  partsInOrder,
  partWith,
  STEP_BYTES,
  withVisit,
  type Allowance,
  type Chore,
} from '../order.ts';
import { facts } from './facts.ts';
import { keep, keepArticle, readIndex } from './keep.ts';
import { scope } from './scope.ts';
import { forgetFilesBut, NotServedError, readList, readVisits, writeVisits } from './store.ts';

/** A page that does not answer within this time is not asked again until the next visit. */
const PATIENCE_MS = 2000;

const isArticle = (path: string) => path === '/blog' || path.startsWith('/blog/');

/** A page of the lists, by its path. */
async function findPage(path: string): Promise<Chore | undefined> {
  const { parts } = await readIndex();
  const where = partWith(parts, path);
  if (!where) return undefined;
  const part = await readList<PagePart>(where.address);
  const page = part.pages.find((candidate) => candidate.path === path);
  return page && choreOf(page, part);
}

/** What is to be kept, what was visited first. */
async function* choresOf(visited: readonly string[]): AsyncGenerator<Chore> {
  const { core, extras, parts } = await readIndex();
  yield { files: core };
  for (const path of visited) {
    const page = await findPage(path);
    if (page) yield page;
  }
  yield { files: extras };
  for (const { address } of partsInOrder(parts, visited)) {
    const part = await readList<PagePart>(address);
    for (const page of part.pages) yield choreOf(page, part);
  }
}

/** A walk through all chores, as far as it has come; begun again whenever the browser has ended the worker meanwhile. */
interface Walk {
  readonly chores: AsyncGenerator<Chore>;
  readonly within: Allowance;
  /** Files besides: those of articles, which the lists do not name, and of pages opened since it began. */
  readonly others: Set<string>;
}

let walk: Walk | undefined;

/** Keeps an article; none that is no longer there. */
async function articleFiles(path: string): Promise<readonly string[]> {
  try {
    return await keepArticle(path);
  } catch (error) {
    if (error instanceof NotServedError) return [];
    throw error;
  }
}

async function startWalk(): Promise<Walk> {
  const visited = await readVisits();
  const others = new Set<string>();
  for (const path of visited.filter(isArticle)) {
    for (const address of await articleFiles(path)) others.add(address);
  }
  return { chores: choresOf(visited), within: allowance(MOST_BYTES), others };
}

/** Deletes the files of versions that no open page is of. */
async function tidy({ within, others }: Walk): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = windows.filter(
    ({ url }) => handlingOf({ method: 'GET', mode: 'navigate', url }, scope.location.origin) !== 'none',
  );
  const answers = await Promise.all(
    ours.map((page) => ask<PageAnswer>(page, { kind: 'which-build' }, PATIENCE_MS)),
  );
  if (answers.some((answer) => answer?.build !== facts.build)) return;
  await forgetFilesBut(new Set([...within.taken, ...others]));
}

/** Keeps one thing; what the server does not have must not keep the rest from coming. */
async function kept(chore: Chore): Promise<number> {
  try {
    return await keep(chore);
  } catch (error) {
    if (error instanceof NotServedError) return 0;
    throw error;
  }
}

/** Goes on until about a step's bytes have been fetched; whether nothing is left to do. */
async function goOn(current: Walk): Promise<boolean> {
  let fetched = 0;
  while (fetched < STEP_BYTES) {
    const next = await current.chores.next();
    if (next.done === true || !current.within.take(next.value)) return true;
    fetched += await kept(next.value);
  }
  return false;
}

/** Remembers what the visitor has opened, and keeps it. */
async function visit(path: string): Promise<void> {
  const page = isArticle(path) ? undefined : await findPage(path);
  if (!page && !isArticle(path)) return;
  const visited = await readVisits();
  if (visited[0] !== path) await writeVisits(withVisit(visited, path));
  if (page) await keep(page);
  const files = page ? page.files.map(([address]) => address) : await articleFiles(path);
  for (const address of files) walk?.others.add(address);
}

async function step(path: string, isSaving: boolean): Promise<Answers['step']> {
  try {
    await visit(path);
    const isDone = isSaving || (await goOn((walk ??= await startWalk())));
    if (!isDone) return { isDone };
    // What another version has kept serves until this one has as much.
    await scope.skipWaiting();
    if (walk && !isSaving) await tidy(walk);
    walk = undefined;
    return { isDone };
  } catch {
    // No connection or no room: what is kept stays, and the next visit goes on.
    walk = undefined;
    return { isDone: true };
  }
}

/** One at a time, however many pages ask. */
let last: Promise<unknown> = Promise.resolve();

/** Remembers that a page was opened, and keeps it and some more. */
export function takeStep(path: string, isSaving: boolean): Promise<Answers['step']> {
  const next = last.then(() => step(path, isSaving));
  last = next;
  return next;
}
