import { EMBED_RULE } from './inline-hashes.ts';

/** The environment variables on which the headers depend. */
export interface HeaderEnvironment {
  /** Address of the hosted Supabase project, if one is configured. */
  VITE_SUPABASE_URL?: string | undefined;
  /** Google Analytics id, if the site has one. */
  VITE_GOOGLE_ANALYTICS?: string | undefined;
}

const YEAR_IN_SECONDS = 31_536_000;

/** Files with a hash in their name are immutable; everything else is revalidated and answered with 304. */
export const CACHE_FOREVER = `public, max-age=${YEAR_IN_SECONDS}, immutable`;
export const CACHE_REVALIDATE = 'no-cache';

/**
 * Origin of the configured Supabase project, or null without one.
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

/** Sources and reporting addresses of Google Analytics; none without an id. */
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
    // Workers fall back to script-src, which allows the site's own files. Keeping the policy short matters because
    // every document contains it twice.
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
 * The site's Content-Security-Policy as a response header: no eval, no inline style, and only the build's own inline
 * scripts.
 *
 * @param inline hashes of those scripts
 */
export function contentSecurityPolicy(env: HeaderEnvironment, inline: readonly string[] = []): string {
  return serialize(directives(env, inline));
}

/** The same policy for `<meta http-equiv>`, without `frame-ancestors`, which browsers reject there. */
export function metaContentSecurityPolicy(env: HeaderEnvironment, inline: readonly string[] = []): string {
  return serialize(directives(env, inline).filter(([name]) => name !== 'frame-ancestors'));
}

/** The headers of every page and file of the site. */
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
 * The headers of backend responses. Uploaded files can be opened by their address and must never run as a page of this
 * site.
 */
export function backendHeaders(env: HeaderEnvironment): Record<string, string> {
  return {
    ...siteHeaders(env),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  };
}

/** Address of the service worker; browsers must learn of a new one at once. */
export const SERVICE_WORKER = '/sw.js';

/** Folder of the calculators for embedding in other sites. */
export const EMBED_FOLDER = 'embed/';

/** The headers of embedded calculators: those of the site, but any page may frame them. */
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
 * The rules for embedded calculators. If two rules match an address, Netlify applies the later one, but Cloudflare
 * would send both policies unless the line with `!` removes the first.
 */
function embedBlock(env: HeaderEnvironment, inline: readonly string[]): string {
  const { 'Content-Security-Policy': policy = '', 'X-Robots-Tag': robots = '' } = embedHeaders(env, inline);
  const block = headersBlock(EMBED_RULE, { 'Content-Security-Policy': policy, 'X-Robots-Tag': robots });
  return block.replace('\n', '\n  ! Content-Security-Policy\n');
}

/** The same rules as a `_headers` file for static hosts (Netlify, Cloudflare Pages). */
export function headersFile(
  env: HeaderEnvironment,
  inline: readonly string[] = [],
  inlineOfEmbeds: readonly string[] = [],
): string {
  return [
    headersBlock('/*', siteHeaders(env, inline)),
    headersBlock('/assets/*', { 'Cache-Control': CACHE_FOREVER }),
    headersBlock(SERVICE_WORKER, { 'Cache-Control': CACHE_REVALIDATE }),
    headersBlock('/admin', { 'X-Robots-Tag': 'noindex' }),
    headersBlock('/admin/*', { 'X-Robots-Tag': 'noindex' }),
    embedBlock(env, inlineOfEmbeds),
    '',
  ].join('\n\n');
}
