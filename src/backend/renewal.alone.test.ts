import { expect, it } from 'vitest';
import { BackendError } from './errors.ts';
import { isRenewalPending, nextRenewal, noteRenewalFailed, RENEWAL_PENDING } from './renewal.ts';

it('is tried again when supabase-js asks the server again: a minute after the failure', () => {
  expect(nextRenewal(1000)).toBe(6000);
  noteRenewalFailed(10_000);
  expect(nextRenewal(20_000)).toBe(70_500);
  expect(nextRenewal(70_500)).toBe(75_500);
});

it('is told from other failures', () => {
  expect(isRenewalPending(BackendError.of(new TypeError(`Failed to fetch: ${RENEWAL_PENDING}`)))).toBe(true);
  expect(isRenewalPending(BackendError.of(new TypeError('Failed to fetch')))).toBe(false);
  expect(isRenewalPending(new TypeError(RENEWAL_PENDING))).toBe(false);
});
