import { describe, expect, it } from 'vitest';
import { BackendError } from '../../backend/errors.ts';
import { accountFailure, isLimited, isRefusal } from './failures.ts';

const refused = (code: string) => new BackendError('refused', 'No.', { code });
const limited = new BackendError('refused', 'Rate limit: try again after 42 seconds', {
  code: 'over_request_rate_limit',
});

describe('isRefusal', () => {
  it('is true if the server refuses the email, the password or the right', () => {
    expect(isRefusal(refused('invalid_credentials'))).toBe(true);
    expect(isRefusal(refused('email_not_confirmed'))).toBe(true);
    expect(isRefusal(new BackendError('forbidden', 'No.'))).toBe(true);
  });

  it('is false for a rate limit or a failed request', () => {
    expect(isRefusal(limited)).toBe(false);
    expect(isRefusal(new BackendError('server', 'Broken.'))).toBe(false);
    expect(isRefusal(new BackendError('timeout', 'Late.'))).toBe(false);
    expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false);
  });
});

describe('a rate limit', () => {
  it('differs from other refusals', () => {
    expect(isLimited(limited)).toBe(true);
    expect(isLimited(refused('over_email_send_rate_limit'))).toBe(true);
    expect(isLimited(refused('invalid_credentials'))).toBe(false);
    expect(isLimited(new BackendError('server', 'Broken.'))).toBe(false);
  });

  it('is explained with the seconds until the next attempt, if the server states them', () => {
    expect(accountFailure(limited)).toContain('em 42 s');
    expect(accountFailure(refused('over_request_rate_limit'))).toContain('Espere alguns minutos');
  });
});
