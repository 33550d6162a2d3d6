/** Serves pages and files with published articles in their current state, instead of that at build time. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPreviewed } from '../../../src/backend/previews.ts';
import { findPublished, listAddressed, type PublishedPost } from '../../../src/backend/published.ts';
import { readAsVisitor, type ReadTable } from '../../../src/backend/read-table.ts';
import type { Backend } from '../../backend/backend.ts';
import { compressed, type Body } from './body.ts';
import { DEFAULT_TIMES, editionOf, keepEditions, type Edition, type EditionTimes } from './edition.ts';
import { RENDERER_FILE, readKnownBuild } from './known-build.ts';
import { TransientError, createPageCache } from './page-cache.ts';
import { createRenderer } from './renderer.ts';

export type LiveAnswer =
  | { readonly kind: 'body'; readonly body: Body }
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'gone' }
  /** Serve the built file, or the shell. */
  | { readonly kind: 'as-built' };

export interface LiveSource {
  /** Folder of the server's part of the build. */
  readonly folder: string;
  /** Reads the embedded backend without a session; unused if the site was built for a hosted backend. */
  readonly embedded?: (() => Promise<ReadTable>) | undefined;
  /** Times in milliseconds; the defaults suit a server. */
  readonly times?: EditionTimes | undefined;
}

const ARTICLE = /^\/blog\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
/** Matches lists of articles: pages, the data of the home page, and the search data. */
const LISTS =
  /^\/(?:blog|sitemap\.xml|feed\.xml|llms\.txt|dados\/inicio\.json|dados\/busca-de-artigos\.json)?$/;

const AS_BUILT: LiveAnswer = { kind: 'as-built' };

/** Slug of a preview, which no article has; a draft's own slug may belong to another article. */
const PREVIEWED = 'previa-de-um-artigo';

/** Placeholder origin, because requests stay inside the process. */
const INTERNAL_ORIGIN = 'http://embutido.invalid';

/**
 * Reads the embedded backend without a session, inside the process.
 *
 * @throws Error if the backend has not started
 */
export function visitorOf(backend: Pick<Backend, 'fetch' | 'anonKey'> | undefined): ReadTable {
  if (!backend) throw new Error('The backend has not started.');
  const { fetch, anonKey } = backend;
  return readAsVisitor({ url: INTERNAL_ORIGIN, anonKey }, (input, init) =>
    fetch(new Request(input, init), {}),
  );
}

/** Opens the live pages; `undefined` without the server's part of the build or without a backend. */
export function openLiveSite({ folder, embedded, times = DEFAULT_TIMES }: LiveSource) {
  const build = readKnownBuild(folder);
  const hosted = build?.hosted && readAsVisitor(build.hosted);
  const visitor = hosted ? async () => hosted : embedded;
  if (!build || !visitor) return undefined;
  const ownSlugs = new Set(build.ownSlugs);
  const editions = keepEditions(async () => editionOf(await listAddressed(await visitor())), times);
  const cache = createPageCache<Body>();
  const renderer = createRenderer(join(folder, RENDERER_FILE));

  const readText = async (slug: string): Promise<PublishedPost | null> => {
    try {
      const read = await visitor();
      const late = sleep(times.deadline, undefined, { ref: false }).then(() => {
        throw new Error('The backend did not answer in time.');
      });
      return await Promise.race([findPublished(read, slug), late]);
    } catch (error) {
      throw new TransientError(error instanceof Error ? error.message : String(error), { cause: error });
    }
  };

  const render = async (path: string, { posts, slugs }: Edition): Promise<Body> => {
    const slug = ARTICLE.exec(path)?.[1];
    if (slug === undefined || !slugs.has(slug))
      return compressed(path, await renderer.render({ path, posts }));
    const post = await readText(slug);
    if (post?.slug !== slug) throw new Error(`${path} has changed in the meantime.`);
    // Update the article in the list, which may be older than its text.
    const current = posts.map((other) => (other.slug === slug ? { ...other, ...post } : other));
    return compressed(path, await renderer.render({ path, posts: current, post }));
  };

  const renderOrLog = async (path: string, edition: Edition): Promise<Body> => {
    try {
      return await render(path, edition);
    } catch (error) {
      // Log the failure, because visitors simply see the page as built.
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`${path}: a página com os artigos de agora não foi desenhada (${reason})`);
      throw error;
    }
  };

  return {
    answer: async (path: string): Promise<LiveAnswer> => {
      const slug = ARTICLE.exec(path)?.[1];
      if (slug === undefined && !LISTS.test(path)) return AS_BUILT;
      const edition = await editions.current();
      if (!edition) return AS_BUILT;
      if (slug !== undefined && !edition.slugs.has(slug)) {
        const currentSlug = edition.movedTo.get(slug);
        if (currentSlug !== undefined) return { kind: 'moved', location: `/blog/${currentSlug}` };
        if (!ownSlugs.has(slug)) return { kind: 'gone' };
      }
      if (edition.digest === build.edition) return AS_BUILT;
      const body = await cache.get(`${edition.digest} ${path}`, () => renderOrLog(path, edition));
      return body ? { kind: 'body', body } : AS_BUILT;
    },
    /** Renders a preview; `undefined` if the link is unknown or has expired, or the backend fails. */
    preview: async (token: string): Promise<Body | undefined> => {
      try {
        const found = await findPreviewed(await visitor(), token);
        if (!found) return undefined;
        const post = { ...found, slug: PREVIEWED };
        const posts = [post, ...((await editions.current())?.posts ?? [])];
        const path = `/blog/${PREVIEWED}`;
        return await compressed(path, await renderer.render({ path, posts, post, isPreview: true }));
      } catch (error) {
        console.error(`A prévia de um artigo não foi desenhada (${String(error)})`);
        return undefined;
      }
    },
    /** Marks the articles as stale; called after every change that passes through this process. */
    outdate: editions.outdate,
    close: renderer.close,
  };
}

export type LiveSite = NonNullable<ReturnType<typeof openLiveSite>>;
