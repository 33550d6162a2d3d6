/** The pages and files that show published articles, as they are now and not as they were built. */
import { join } from 'node:path';
import { findPreviewed } from '../../../src/backend/previews.ts';
import { findPublished, listAddressed } from '../../../src/backend/published.ts';
import { readAsVisitor, type ReadTable } from '../../../src/backend/read-table.ts';
import type { Backend } from '../../backend/backend.ts';
import { compressed, type Body } from './body.ts';
import { editionOf, keepEditions, type Edition, type EditionTimes } from './edition.ts';
import { RENDERER_FILE, readKnownBuild } from './known-build.ts';
import { createPageCache } from './page-cache.ts';
import { createRenderer } from './renderer.ts';

/** How to answer a path. */
export type LiveAnswer =
  | { readonly kind: 'body'; readonly body: Body }
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'gone' }
  /** As the file of the build, or as the shell. */
  | { readonly kind: 'as-built' };

/** Where the articles come from. */
export interface LiveSource {
  /** Folder of the build's half for the server. */
  readonly folder: string;
  /** The embedded backend as any visitor reads it; a site that was built for a hosted one asks that. */
  readonly embedded?: (() => Promise<ReadTable>) | undefined;
  /** How long things take; by default, what suits a server. */
  readonly times?: EditionTimes | undefined;
}

const ARTICLE = /^\/blog\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
/** What lists articles: pages, what the first page carries, and the search's part. */
const LISTS =
  /^\/(?:blog|sitemap\.xml|feed\.xml|llms\.txt|dados\/inicio\.json|dados\/busca-de-artigos\.json)?$/;

const AS_BUILT: LiveAnswer = { kind: 'as-built' };

/** No article has this address: a draft may have that of another one. */
const PREVIEWED = 'previa-de-um-artigo';

/** Only a name: requests are handed over within the process. */
const WITHIN = 'http://embutido.invalid';

/**
 * Reads the embedded backend as any visitor does, without a detour by the network.
 *
 * @throws Error while there is none
 */
export function visitorOf(backend: Pick<Backend, 'fetch' | 'anonKey'> | undefined): ReadTable {
  if (!backend) throw new Error('The backend has not started.');
  const { fetch, anonKey } = backend;
  return readAsVisitor({ url: WITHIN, anonKey }, (input, init) => fetch(new Request(input, init), {}));
}

/** Answers for the articles; `undefined` where the build has no half for the server, or there is no backend. */
export function openLiveSite({ folder, embedded, times }: LiveSource) {
  const build = readKnownBuild(folder);
  const hosted = build?.hosted && readAsVisitor(build.hosted);
  const visitor = hosted ? async () => hosted : embedded;
  if (!build || !visitor) return undefined;
  const ownSlugs = new Set(build.ownSlugs);
  const editions = keepEditions(async () => editionOf(await listAddressed(await visitor()), ownSlugs), times);
  const cache = createPageCache<Body>();
  const renderer = createRenderer(join(folder, RENDERER_FILE));

  const render = async (path: string, { posts, slugs }: Edition): Promise<Body> => {
    const slug = ARTICLE.exec(path)?.[1];
    if (slug === undefined || !slugs.has(slug))
      return compressed(path, await renderer.render({ path, posts }));
    const post = await findPublished(await visitor(), slug);
    if (post?.slug !== slug) throw new Error(`${path}: has changed meanwhile.`);
    // The list may have been read before a change that the text has.
    const current = posts.map((other) => (other.slug === slug ? { ...other, ...post } : other));
    return compressed(path, await renderer.render({ path, posts: current, post }));
  };

  const rendered = async (path: string, edition: Edition): Promise<Body> => {
    try {
      return await render(path, edition);
    } catch (error) {
      // Visitors are shown the page as built; only this tells who runs the server.
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
      if (slug !== undefined && !ownSlugs.has(slug) && !edition.slugs.has(slug)) {
        const present = edition.movedTo.get(slug);
        return present === undefined ? { kind: 'gone' } : { kind: 'moved', location: `/blog/${present}` };
      }
      if (edition.digest === build.edition) return AS_BUILT;
      const body = await cache.get(`${edition.digest} ${path}`, () => rendered(path, edition));
      return body ? { kind: 'body', body } : AS_BUILT;
    },
    /** The page of the article of a link to a preview; `undefined` where the link has ended, or the backend fails. */
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
    /** To be told after every change, where changes pass through this process. */
    outdate: editions.outdate,
    close: renderer.close,
  };
}

/** Answers for the articles. */
export type LiveSite = NonNullable<ReturnType<typeof openLiveSite>>;
