import { describe, expect, it } from 'vitest';
import { BackendError } from '../../backend/errors.ts';
import { isLimited, isRefusal, isWrongPassword, retryAfter } from './refusals.ts';

const refused = (code: string) => new BackendError('refused', 'No.', { code });

describe('isWrongPassword', () => {
  it('is true if the server rejects the email or password', () => {
    expect(isWrongPassword(refused('invalid_credentials'))).toBe(true);
    expect(isWrongPassword(refused('email_not_confirmed'))).toBe(true);
  });

  it('is false for a rate limit or a failed request', () => {
    expect(isWrongPassword(refused('over_request_rate_limit'))).toBe(false);
    expect(isWrongPassword(new BackendError('server', 'Broken.'))).toBe(false);
    expect(isWrongPassword(new TypeError('Failed to fetch'))).toBe(false);
  });
});

describe('isRefusal', () => {
  it('is true for any refusal by the server, not for a failed request', () => {
    expect(isRefusal(refused('over_request_rate_limit'))).toBe(true);
    expect(isRefusal(new BackendError('forbidden', 'No.'))).toBe(true);
    expect(isRefusal(new BackendError('timeout', 'Late.'))).toBe(false);
  });
});

describe('a rate limit', () => {
  const limited = new BackendError('refused', 'Rate limit: try again after 42 seconds', {
    code: 'over_request_rate_limit',
  });

  it('differs from other refusals', () => {
    expect(isLimited(limited)).toBe(true);
    expect(isLimited(refused('over_email_send_rate_limit'))).toBe(true);
    expect(isLimited(refused('invalid_credentials'))).toBe(false);
    expect(isLimited(new BackendError('server', 'Broken.'))).toBe(false);
  });

  it('has the seconds until the next attempt, if the server states them', () => {
    expect(retryAfter(limited)).toBe(42);
    expect(retryAfter(refused('over_request_rate_limit'))).toBeUndefined();
    expect(retryAfter(new TypeError('after 42 seconds'))).toBeUndefined();
  });
});
