import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessFrom } from '../../server/site/embedded-backend.ts';
import { connect } from './support/client.ts';
import { PASSWORD, signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openServer(undefined, { ...accessFrom({ CALCULARIO_SIGNUP: 'fechado' }), answerStepMs: 0 });
}, BOOT_TIMEOUT);
afterAll(() => server.close());

it('a closed sign-up creates no account, and gives the same response for every address', async () => {
  const addresses = ['nova@example.com', server.admin.email];
  const answers = await Promise.all(
    addresses.map((email) => connect(server).auth.signUp({ email, password: PASSWORD })),
  );
  for (const { error } of answers) expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
  expect(await server.database.rows('select email from auth.users')).toEqual([{ email: server.admin.email }]);
  await signInAdmin(server);
});

it('sign-up is open by default, and closed on a public site unless the host opens it', () => {
  expect(accessFrom({})).toEqual({ signUp: 'open', proxies: 0 });
  expect(accessFrom({ CALCULARIO_SIGNUP: ' aberto ', CALCULARIO_PROXIES: '1' })).toEqual({
    signUp: 'open',
    proxies: 1,
  });
  expect(accessFrom({ CALCULARIO_PROXIES: '1' }).signUp).toBe('closed');
  expect(accessFrom({ CALCULARIO_ORIGIN: 'https://exemplo.com' }).signUp).toBe('closed');
  expect(accessFrom({ CALCULARIO_ORIGIN: 'https://exemplo.com', CALCULARIO_SIGNUP: 'aberto' }).signUp).toBe(
    'open',
  );
  expect(() => accessFrom({ CALCULARIO_SIGNUP: 'closed' })).toThrow(/CALCULARIO_SIGNUP/);
});
