import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PASSWORD, newUser } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  // Use the default cost, which the configuration of the tests lowers.
  vi.stubEnv('LITE_AUTH_BCRYPT_COST', undefined);
  server = await openServer();
}, BOOT_TIMEOUT);
afterAll(() => server.close());

it('passwords are stored only as hashes, of the default cost', async () => {
  await newUser(server, 'nilo@example.com');
  const users = await server.database.rows<{ row: string; hash: string }>(
    'select to_jsonb(u)::text as row, encrypted_password as hash from auth.users u',
  );
  expect(users).toHaveLength(2);
  for (const { row, hash } of users) {
    expect(row).not.toContain(server.admin.password);
    expect(row).not.toContain(PASSWORD);
    expect(hash).toMatch(/^\$2[aby]\$10\$/);
  }
});
