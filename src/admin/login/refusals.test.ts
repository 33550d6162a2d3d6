import { describe, expect, it } from 'vitest';
import { BackendError } from '../../backend/errors.ts';
import { isRefusal, isWrongPassword } from './refusals.ts';

const refused = (code: string) => new BackendError('refused', 'No.', { code });

describe('isWrongPassword', () => {
  it('is what the server says of email and password', () => {
    expect(isWrongPassword(refused('invalid_credentials'))).toBe(true);
    expect(isWrongPassword(refused('email_not_confirmed'))).toBe(true);
  });

  it('is neither too many attempts nor a server that has not judged', () => {
    expect(isWrongPassword(refused('over_request_rate_limit'))).toBe(false);
    expect(isWrongPassword(new BackendError('server', 'Broken.'))).toBe(false);
    expect(isWrongPassword(new TypeError('Failed to fetch'))).toBe(false);
  });
});

describe('isRefusal', () => {
  it('takes any verdict of the server', () => {
    expect(isRefusal(refused('over_request_rate_limit'))).toBe(true);
    expect(isRefusal(new BackendError('forbidden', 'No.'))).toBe(true);
    expect(isRefusal(new BackendError('timeout', 'Late.'))).toBe(false);
  });
});
