import type { MiddlewareHandler } from 'hono';
import { recordOf } from '../../../src/engine/record.ts';
import { createRateLimiter } from '../../backend/gateway/rate-limit.ts';
import { BodyTooLargeError, readBytes, TooSlowError } from '../../backend/gateway/request-body.ts';
import { pathOf } from '../request-path.ts';

/** Address to which browsers report violations of the content policy. */
const CSP_REPORTS_PATH = '/relatos-csp';

const ENDPOINT = 'csp';
/** Maximum size of a report, larger than that of any browser. */
const MAX_BYTES = 16_384;
/** Limit of counted reports, because anyone can send them. */
const LIMIT = { count: 60, seconds: 60 };

/** Loggable part of a report, without the page's address, which may contain the visitor's input. */
interface Violation {
  directive: string;
  /** Origin of the blocked resource, or a keyword such as `inline`. */
  blocked: string;
}

/** Adds the request to report violations to the headers of a site. */
export function withReporting(headers: Readonly<Record<string, string>>): Record<string, string> {
  const policy = headers['Content-Security-Policy'] ?? '';
  return {
    ...headers,
    // Add `report-uri` for browsers without `report-to`.
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

/** Extracts the violation from the body of a report, in either format. */
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

/** Status of the response to a report that could not be read. */
function statusOf(error: unknown): 400 | 408 | 413 {
  if (error instanceof BodyTooLargeError) return 413;
  return error instanceof TooSlowError ? 408 : 400;
}

/**
 * Receives and counts the reports of browsers.
 *
 * @param onViolation called with each counted violation
 */
export function cspReports(onViolation: (violation: Violation) => void, now = () => performance.now()) {
  let total = 0;
  const limiter = createRateLimiter({ report: LIMIT }, now);
  const count = (violation: Violation): void => {
    if (limiter.wait('report', '') > 0) return;
    limiter.count('report', '');
    total += 1;
    onViolation(violation);
  };
  return {
    count: () => total,
    receive: (async (c, next) => {
      if (pathOf(c) !== CSP_REPORTS_PATH || c.req.method !== 'POST') return next();
      let status: 204 | 400 | 408 | 413 = 204;
      try {
        const report: unknown = JSON.parse(new TextDecoder().decode(await readBytes(c.req.raw, MAX_BYTES)));
        const violations = violationsIn(report);
        if (violations.length === 0) status = 400;
        for (const violation of violations) count(violation);
      } catch (error) {
        status = statusOf(error);
      }
      return c.body(null, status, { 'Cache-Control': 'no-store' });
    }) satisfies MiddlewareHandler,
  };
}
