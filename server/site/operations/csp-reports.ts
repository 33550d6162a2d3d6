import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { recordOf } from '../../../src/engine/record.ts';
import { createRateLimiter } from '../../backend/gateway/rate-limit.ts';
import { pathOf } from '../request-path.ts';

/** Address to which browsers report violations of the content policy. */
const CSP_REPORTS_PATH = '/relatos-csp';

const ENDPOINT = 'csp';
/** Larger than any browser's report of one page. */
const LARGEST_BYTES = 16_384;
/** Limit of counted reports: anyone can send them, and a flood carries no information. */
const COUNTED = { count: 60, seconds: 60 };

/** The part of a report that may be logged: neither the page's address nor the visitor's input. */
interface Violation {
  directive: string;
  /** Origin of the blocked resource, or a keyword such as `inline`. */
  blocked: string;
}

/** The site's headers plus a request to report violations, for servers that count them. */
export function withReporting(headers: Readonly<Record<string, string>>): Record<string, string> {
  const policy = headers['Content-Security-Policy'] ?? '';
  return {
    ...headers,
    // `report-uri` is for browsers that do not know `report-to`.
    'Content-Security-Policy': `${policy}; report-uri ${CSP_REPORTS_PATH}; report-to ${ENDPOINT}`,
    'Reporting-Endpoints': `${ENDPOINT}="${CSP_REPORTS_PATH}"`,
  };
}

function blockedBy(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  if (/^[a-z-]{1,30}$/.test(text)) return text;
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  return origin === 'null' ? 'outro' : origin.slice(0, 100);
}

/** The violation in a report's body, in either format. */
function violationIn(body: unknown): Violation[] {
  const report = recordOf(body);
  const directive =
    report['effectiveDirective'] ?? report['effective-directive'] ?? report['violated-directive'];
  if (typeof directive !== 'string' || !/^[a-z-]{1,30}$/.test(directive)) return [];
  return [{ directive, blocked: blockedBy(report['blockedURL'] ?? report['blocked-uri']) }];
}

function violationsIn(report: unknown): Violation[] {
  if (!Array.isArray(report)) return violationIn(recordOf(report)['csp-report']);
  return report.flatMap((entry: unknown) => {
    const { type, body } = recordOf(entry);
    return type === 'csp-violation' ? violationIn(body) : [];
  });
}

/**
 * Counts the reports of browsers.
 *
 * @param tell called with each counted report
 */
export function cspReports(tell: (violation: Violation) => void, now = () => performance.now()) {
  let total = 0;
  const limiter = createRateLimiter({ report: COUNTED }, now);
  const note = (violation: Violation): void => {
    if (limiter.wait('report', '') > 0) return;
    limiter.count('report', '');
    total += 1;
    tell(violation);
  };
  const limit = bodyLimit({ maxSize: LARGEST_BYTES, onError: (c) => c.body(null, 413) });
  return {
    count: () => total,
    receive: (async (c, next) => {
      if (pathOf(c) !== CSP_REPORTS_PATH || c.req.method !== 'POST') return next();
      let status: 204 | 400 = 204;
      const refusal = await limit(c, async () => {
        const violations = violationsIn(await c.req.json<unknown>().catch(() => null));
        if (violations.length === 0) status = 400;
        for (const violation of violations) note(violation);
      });
      if (refusal instanceof Response) return refusal;
      return c.body(null, status, { 'Cache-Control': 'no-store' });
    }) satisfies MiddlewareHandler,
  };
}
