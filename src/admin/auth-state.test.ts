import { describe, expect, it } from 'vitest';
import { authReducer, INITIAL_AUTH, type AuthEvent, type AuthState } from './auth-state.ts';

const ANA = { id: '1', email: 'ana@example.com' };
const BIA = { id: '2', email: 'bia@example.com' };

const signedIn = (user: typeof ANA): AuthEvent => ({ type: 'session', user });
const role = (userId: string, name: 'admin' | 'user'): AuthEvent => ({
  type: 'role',
  userId,
  isAdmin: name === 'admin',
});
const SIGNED_OUT: AuthEvent = { type: 'session', user: null };
const after = (...events: AuthEvent[]): AuthState => events.reduce(authReducer, INITIAL_AUTH);

const ADMIN = [signedIn(ANA), role('1', 'admin')];

describe('authReducer', () => {
  it('is loading until the role is known', () => {
    expect(after().status).toBe('loading');
    expect(after(signedIn(ANA))).toMatchObject({ status: 'loading', user: ANA, isAdmin: false });
    expect(after(...ADMIN)).toMatchObject({ status: 'signed-in', user: ANA, isAdmin: true });
    expect(after(signedIn(ANA), role('1', 'user'))).toMatchObject({ status: 'signed-in', isAdmin: false });
  });

  it('is signed-out without a session', () => {
    expect(after(SIGNED_OUT)).toMatchObject({ status: 'signed-out', user: null, hasLeft: false });
  });

  it('ignores a role that belongs to another user', () => {
    expect(after(signedIn(BIA), role('1', 'admin'))).toMatchObject({ status: 'loading', isAdmin: false });
  });

  it('discards the role of the previous user', () => {
    expect(after(...ADMIN, signedIn(BIA))).toMatchObject({ status: 'loading', user: BIA, isAdmin: false });
  });

  it('keeps the page of a user who loses the role until the session ends', () => {
    expect(after(...ADMIN, role('1', 'user'))).toEqual(after(...ADMIN));
    expect(after(...ADMIN, { type: 'left' }, SIGNED_OUT, signedIn(ANA), role('1', 'user'))).toMatchObject({
      isAdmin: false,
    });
  });

  it('is unconfigured without a backend', () => {
    expect(after({ type: 'unconfigured' }).status).toBe('unconfigured');
  });
});

describe('a backend that does not respond', () => {
  it('makes an unknown state unreachable, but does not change a known one', () => {
    expect(after({ type: 'unreachable' }).status).toBe('unreachable');
    expect(after(...ADMIN, { type: 'unreachable' })).toEqual(after(...ADMIN));
  });

  it('can still respond later', () => {
    expect(after({ type: 'unreachable' }, ...ADMIN).status).toBe('signed-in');
  });
});

describe('a session that ends', () => {
  const ended = [...ADMIN, SIGNED_OUT];

  it('keeps the page and asks to sign in', () => {
    expect(after(...ended)).toMatchObject({
      status: 'signed-in',
      user: ANA,
      isAdmin: true,
      isExpired: true,
      isAsked: true,
    });
  });

  it('lets the user postpone signing in', () => {
    const state = after(...ended, { type: 'not-now' });
    expect(state).toMatchObject({ isExpired: true, isAsked: false });
    expect(authReducer(state, { type: 'expired' }).isAsked).toBe(true);
  });

  it('resumes when the same user signs in again', () => {
    expect(after(...ended, signedIn(ANA))).toEqual(after(...ADMIN));
  });

  it('is replaced when another user signs in', () => {
    expect(after(...ended, signedIn(BIA))).toMatchObject({ status: 'loading', user: BIA, isExpired: false });
  });

  it('does not ask to sign in if nobody was signed in', () => {
    expect(after(SIGNED_OUT, { type: 'expired' }).isAsked).toBe(false);
  });
});

describe('signing out', () => {
  it('is not treated as expiry, even if the end of the session is reported afterwards', () => {
    const state = after(...ADMIN, { type: 'left' }, SIGNED_OUT);
    expect(state).toMatchObject({ status: 'signed-out', hasLeft: true, isExpired: false, user: null });
  });
});
