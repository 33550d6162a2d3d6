import { describe, expect, it } from 'vitest';
import { createEmbeddedBackend } from '../../server/backend/backend.ts';
import type { Backend } from '../../server/backend/backend.ts';
import { openEmbeddedServices } from '../../server/backend/services/embedded-services.ts';
import { ORIGIN, connect } from './support/client.ts';
import { emptyDatabase } from './support/template.ts';

describe('a start with a chosen password', () => {
  const chosen = async (adminPassword: string): Promise<Backend> =>
    createEmbeddedBackend(
      await openEmbeddedServices({
        dataDir: undefined,
        siteOrigin: ORIGIN,
        adminPassword,
        emptyDatabase: await emptyDatabase(),
      }),
    );

  it('sets it for the first administrator', async () => {
    const backend = await chosen('escolhida-por-mim');
    try {
      expect(backend.firstAdmin?.password).toBe('escolhida-por-mim');
      const { error } = await connect({ backend }).auth.signInWithPassword({
        email: 'admin@calculario.local',
        password: 'escolhida-por-mim',
      });
      expect(error).toBeNull();
    } finally {
      await backend.close();
    }
  });

  it('refuses a password that the service would not accept', async () => {
    await expect(chosen('12345')).rejects.toThrow('pelo menos 6 caracteres');
  });
});
