import { EMBED_RULE } from './inline-hashes.ts';

/** The environment variables on which the headers depend. */
export interface HeaderEnvironment {
  /** Address of the hosted Supabase project, if one is configured. */
  VITE_SUPABASE_URL?: string | undefined;
  /** Id of the statistics of visits, if any are kept. */
  VITE_GOOGLE_ANALYTICS?: string | undefined;
}

const YEAR_IN_SECONDS = 31_536_000;

/** Files with a hash in their name are immutable; everything else is revalidated and answered with 304. */
export const CACHE_FOREVER = `public, max-age=${YEAR_IN_SECONDS}, immutable`;
export const CACHE_REVALIDATE = 'no-cache';

/**
 * Origin of the configured Supabase project, or null without one.
 *
 * @throws Error when the variable is not an http(s) address, since it is written into a header.
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

/** Where the statistics' program comes from, and where it reports to; nowhere without an id. */
function analyticsSources({
  VITE_GOOGLE_ANALYTICS,
}: HeaderEnvironment): Record<'script' | 'report', string[]> {
  if (!VITE_GOOGLE_ANALYTICS?.trim()) return { script: [], report: [] };
  const program = 'https://www.googletagmanager.com';
  const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  return { script: [program], report: [program, ...collectors] };
}

/** Who may show a page within theirs: the site itself, and nobody else. */
const OWN_FRAMES = "'self'";
/** Anybody: for calculators within other sites. */
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
    // Workers fall back to script-src, of which only the site's own files can be one: this stands in every document twice.
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
 * The site's Content-Security-Policy, as a response header: no eval, no inline style, and the build's own inline scripts only.
 *
 * @param inline hashes of those scripts
 */
export function contentSecurityPolicy(env: HeaderEnvironment, inline: readonly string[] = []): string {
  return serialize(directives(env, inline));
}

/**
 * The same policy for `<meta http-equiv>`, without `frame-ancestors`, which is not allowed there and would be
 * reported.
 */
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
 * The headers of backend responses. Uploaded files can be opened by their address; whatever they contain,
 * they must not run as a page of this site.
 */
export function backendHeaders(env: HeaderEnvironment): Record<string, string> {
  return {
    ...siteHeaders(env),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  };
}

/** Where the worker is that lets the site work without a connection: browsers must hear of a new one at once. */
export const SERVICE_WORKER = '/sw.js';

/** Below this address are the calculators that other sites show within theirs. */
export const EMBED_FOLDER = 'embed/';

/** The headers of calculators within other sites: those of the site, but that any page may show them. */
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
 * The rules for calculators within other sites. Of two rules for an address Netlify lets the later one count; Cloudflare
 * would send both policies, unless the line with `!` takes the first one away.
 */
function embedBlock(env: HeaderEnvironment, inline: readonly string[]): string {
  const { 'Content-Security-Policy': policy = '', 'X-Robots-Tag': robots = '' } = embedHeaders(env, inline);
  const block = headersBlock(EMBED_RULE, { 'Content-Security-Policy': policy, 'X-Robots-Tag': robots });
  return block.replace('\n', '\n  ! Content-Security-Policy\n');
}

/** The same rules as the `_headers` file that static hosts (Netlify, Cloudflare Pages) read. */
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
