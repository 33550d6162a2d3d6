import { describe, expect, it } from 'vitest';
import { isSavingData } from '../saving-data.ts';
import { copySentence } from './notices.tsx';

describe('copySentence', () => {
  const facts = { builtOn: '2026-11-22', tablesUntil: '2026-12-31' } as const;
  const COPY = 'Sem conexão: esta é a cópia do site de 22/11/2026, com as tabelas da lei daquele dia.';

  it('states the date of the tables', () => {
    expect(copySentence(facts, '2026-12-31')).toBe(COPY);
  });

  it('warns that some tables have expired since', () => {
    expect(copySentence(facts, '2027-01-01')).toBe(
      `${COPY} Parte delas valia até 31/12/2026: com conexão, confira se há novas.`,
    );
  });

  it('does not mention an unknown expiry', () => {
    expect(copySentence({ builtOn: '2026-11-22' }, '2030-01-01')).toBe(COPY);
  });
});

describe('isSavingData', () => {
  it.each([
    { saveData: true, effectiveType: '4g' },
    ...['3g', '2g', 'slow-2g'].map((effectiveType) => ({ effectiveType })),
  ])('is true if the visitor saves data or the connection is slow: %o', (connection) =>
    expect(isSavingData(connection)).toBe(true),
  );

  it('is false otherwise, and in browsers that do not report the connection', () => {
    expect(isSavingData({ saveData: false, effectiveType: '4g' })).toBe(false);
    expect(isSavingData({})).toBe(false);
    expect(isSavingData(undefined)).toBe(false);
  });
});
