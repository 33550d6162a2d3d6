import { EMBED_RULE } from './inline-hashes.ts';

/** Environment variables that affect the headers. */
export interface HeaderEnvironment {
  /** Address of the hosted Supabase project, if one is configured. */
  VITE_SUPABASE_URL?: string | undefined;
  /** Google Analytics id, if the site has one. */
  VITE_GOOGLE_ANALYTICS?: string | undefined;
}

const YEAR_IN_SECONDS = 31_536_000;

/** Cache lifetimes: forever for files with a hash in their name, and revalidation for all others. */
export const CACHE_FOREVER = `public, max-age=${YEAR_IN_SECONDS}, immutable`;
export const CACHE_REVALIDATE = 'no-cache';

/** Lets the pages of `/embed` load their files inside a frame with `sandbox`, which belongs to no site. */
export const OPEN_TO_ALL_ORIGINS = { 'Access-Control-Allow-Origin': '*' };

/**
 * Reads the origin of the configured Supabase project; null without one.
 *
 * @throws Error if the variable is not an http(s) address, because it is written into a header
 */
export function backendOrigin(env: HeaderEnvironment): string | null {
  const address = env.VITE_SUPABASE_URL?.trim();
  if (!address) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Error(`VITE_SUPABASE_URL: "${address}" não é um endereço http(s).`);
  }
  return url.origin;
}

/** Script and connection sources of Google Analytics; none without an id. */
function analyticsSources({
  VITE_GOOGLE_ANALYTICS,
}: HeaderEnvironment): Record<'script' | 'report', string[]> {
  if (!VITE_GOOGLE_ANALYTICS?.trim()) return { script: [], report: [] };
  const program = 'https://www.googletagmanager.com';
  const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  return { script: [program], report: [program, ...collectors] };
}

/** Frame ancestors of ordinary pages: only the site itself. */
const OWN_FRAMES = "'self'";
/** Frame ancestors of embedded calculators: any site. */
const ANY_FRAME = '*';

function directives(
  env: HeaderEnvironment,
  inline: readonly string[],
  frames = OWN_FRAMES,
): [name: string, ...sources: string[]][] {
  const origin = backendOrigin(env);
  const backend = origin === null ? [] : [origin];
  const analytics = analyticsSources(env);
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inline, ...analytics.script],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...backend, ...analytics.report],
    ['connect-src', "'self'", ...backend, ...analytics.report],
    // Omit worker-src, which falls back to script-src: the policy must be short, because every page contains it twice.
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', frames],
  ];
}

function serialize(list: string[][]): string {
  return list.map((directive) => directive.join(' ')).join('; ');
}

/**
 * Content-Security-Policy of the site as a response header: no eval, no inline styles, and only the inline scripts of
 * the build.
 *
 * @param inline hashes of the inline scripts
 */
export function contentSecurityPolicy(env: HeaderEnvironment, inline: readonly string[] = []): string {
  return serialize(directives(env, inline));
}

/** Policy for `<meta http-equiv>`, without `frame-ancestors`, which browsers reject there. */
export function metaContentSecurityPolicy(env: HeaderEnvironment, inline: readonly string[] = []): string {
  return serialize(directives(env, inline).filter(([name]) => name !== 'frame-ancestors'));
}

/** Headers of all pages and files. */
export function siteHeaders(env: HeaderEnvironment, inline: readonly string[] = []): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(env, inline),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * Headers of backend responses, which keep uploaded files from running as a page of this site if they are opened
 * directly.
 */
export function backendHeaders(env: HeaderEnvironment): Record<string, string> {
  return {
    ...siteHeaders(env),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  };
}

/** Path of the service worker, which browsers must always revalidate. */
export const SERVICE_WORKER = '/sw.js';

/** Folder of the calculators that other sites can embed. */
export const EMBED_FOLDER = 'embed/';

/** Headers of embedded calculators: those of the site, except that any site may frame them. */
export function embedHeaders(env: HeaderEnvironment, inline: readonly string[] = []): Record<string, string> {
  return {
    ...siteHeaders(env, inline),
    'Content-Security-Policy': serialize(directives(env, inline, ANY_FRAME)),
    'X-Robots-Tag': 'noindex',
  };
}

function headersBlock(pattern: string, headers: Record<string, string>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * Formats the rules for embedded calculators. If two rules match a path, Netlify applies the last one, but Cloudflare
 * sends both policies unless a line with `!` removes the first.
 */
function embedBlock(env: HeaderEnvironment, inline: readonly string[]): string {
  const { 'Content-Security-Policy': policy = '', 'X-Robots-Tag': robots = '' } = embedHeaders(env, inline);
  const block = headersBlock(EMBED_RULE, { 'Content-Security-Policy': policy, 'X-Robots-Tag': robots });
  return block.replace('\n', '\n  ! Content-Security-Policy\n');
}

/** Formats all headers as a `_headers` file for static hosts (Netlify, Cloudflare Pages). */
export function headersFile(
  env: HeaderEnvironment,
  inline: readonly string[] = [],
  inlineOfEmbeds: readonly string[] = [],
): string {
  return [
    headersBlock('/*', siteHeaders(env, inline)),
    headersBlock('/assets/*', { 'Cache-Control': CACHE_FOREVER, ...OPEN_TO_ALL_ORIGINS }),
    headersBlock(SERVICE_WORKER, { 'Cache-Control': CACHE_REVALIDATE }),
    headersBlock('/admin', { 'X-Robots-Tag': 'noindex' }),
    headersBlock('/admin/*', { 'X-Robots-Tag': 'noindex' }),
    embedBlock(env, inlineOfEmbeds),
    '',
  ].join('\n\n');
}
