import { describe, expect, it } from 'vitest';
import { authReducer, INITIAL_AUTH, type AuthEvent, type AuthState } from './auth-state.ts';

const ANA = { id: '1', email: 'ana@example.com' };
const BIA = { id: '2', email: 'bia@example.com' };

const signedIn = (user: typeof ANA): AuthEvent => ({ type: 'session', user });
const role = (userId: string, name: 'admin' | 'user'): AuthEvent => ({ type: 'role', userId, role: name });
const SIGNED_OUT: AuthEvent = { type: 'session', user: null };
const after = (...events: AuthEvent[]): AuthState => events.reduce(authReducer, INITIAL_AUTH);

const ADMIN = [signedIn(ANA), role('1', 'admin')];

describe('coming', () => {
  it('is loading until the role is known', () => {
    expect(after().status).toBe('loading');
    expect(after(signedIn(ANA))).toMatchObject({ status: 'loading', user: ANA, isAdmin: false });
    expect(after(...ADMIN)).toMatchObject({ status: 'signed-in', user: ANA, isAdmin: true });
    expect(after(signedIn(ANA), role('1', 'user'))).toMatchObject({ status: 'signed-in', isAdmin: false });
  });

  it('without a session is nobody', () => {
    expect(after(SIGNED_OUT)).toMatchObject({ status: 'signed-out', user: null, hasLeft: false });
  });

  it('takes no role that belongs to somebody else', () => {
    expect(after(signedIn(BIA), role('1', 'admin'))).toMatchObject({ status: 'loading', isAdmin: false });
  });

  it('forgets the rights of the person before', () => {
    expect(after(...ADMIN, signedIn(BIA))).toMatchObject({ status: 'loading', user: BIA, isAdmin: false });
  });

  it('on a site without backend says so', () => {
    expect(after({ type: 'unconfigured' }).status).toBe('unconfigured');
  });
});

describe('a backend that does not answer', () => {
  it('is told while nothing is known, and changes nothing afterwards', () => {
    expect(after({ type: 'unreachable' }).status).toBe('unreachable');
    expect(after(...ADMIN, { type: 'unreachable' })).toEqual(after(...ADMIN));
  });

  it('may answer after all', () => {
    expect(after({ type: 'unreachable' }, ...ADMIN).status).toBe('signed-in');
  });
});

describe('a session that ends', () => {
  const ended = [...ADMIN, SIGNED_OUT];

  it('leaves the page in place and asks', () => {
    expect(after(...ended)).toMatchObject({
      status: 'signed-in',
      user: ANA,
      isAdmin: true,
      isExpired: true,
      isAsked: true,
    });
  });

  it('can be asked about later', () => {
    const state = after(...ended, { type: 'not-now' });
    expect(state).toMatchObject({ isExpired: true, isAsked: false });
    expect(authReducer(state, { type: 'expired' }).isAsked).toBe(true);
  });

  it('goes on when the same person signs in again', () => {
    expect(after(...ended, signedIn(ANA))).toEqual(after(...ADMIN));
  });

  it('is over when another person does', () => {
    expect(after(...ended, signedIn(BIA))).toMatchObject({ status: 'loading', user: BIA, isExpired: false });
  });

  it('is nothing to be asked about where nobody was', () => {
    expect(after(SIGNED_OUT, { type: 'expired' }).isAsked).toBe(false);
  });
});

describe('leaving', () => {
  it('is no expiry, also when the session’s end is heard of afterwards', () => {
    const state = after(...ADMIN, { type: 'left' }, SIGNED_OUT);
    expect(state).toMatchObject({ status: 'signed-out', hasLeft: true, isExpired: false, user: null });
  });
});
