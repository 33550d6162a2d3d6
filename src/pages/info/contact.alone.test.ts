import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

async function controllerOf(name: string): Promise<string> {
  vi.stubEnv('VITE_LEGAL_NAME', name);
  return (await import('./contact.ts')).CONTROLLER;
}

it('CONTROLLER names the operator of the site', async () => {
  expect(await controllerOf('Fulana de Tal Ltda., CNPJ 00.000.000/0001-91, Recife, PE')).toContain('Fulana');
});

it('CONTROLLER never shows a placeholder in brackets as the name', async () => {
  expect(await controllerOf('')).toBe('quem mantém este site');
  expect(await controllerOf('[nome ou razão social], [CPF ou CNPJ]')).toBe('quem mantém este site');
});
