import { describe, expect, it } from 'vitest';
import { copySentence } from './copy-sentence.ts';
import { isSavingData } from '../saving-data.ts';

describe('copySentence', () => {
  const facts = { builtOn: '2026-11-22', tablesUntil: '2026-12-31' };
  const told = (today: string, known: Parameters<typeof copySentence>[0] = facts) =>
    copySentence(known, today, (day) => `<${day}>`);

  it('says of which day the tables are', () => {
    expect(told('2026-12-31')).toBe(
      'Sem conexão: esta é a cópia do site de <2026-11-22>, com as tabelas da lei daquele dia.',
    );
  });

  it('says so when some of them have ended since', () => {
    expect(told('2027-01-01')).toBe(
      'Sem conexão: esta é a cópia do site de <2026-11-22>, com as tabelas da lei daquele dia. ' +
        'Parte delas valia até <2026-12-31>: com conexão, confira se há novas.',
    );
  });

  it('says nothing of an end that nobody knows', () => {
    expect(told('2030-01-01', { builtOn: '2026-11-22' })).not.toContain('valia');
  });
});

describe('isSavingData', () => {
  it('is so where the visitor or the connection asks for it', () => {
    expect(isSavingData({ saveData: true, effectiveType: '4g' })).toBe(true);
    expect(isSavingData({ effectiveType: '2g' })).toBe(true);
    expect(isSavingData({ effectiveType: 'slow-2g' })).toBe(true);
    expect(isSavingData({ effectiveType: '3g' })).toBe(true);
  });

  it('is not so elsewhere, nor where the browser does not tell', () => {
    expect(isSavingData({ saveData: false, effectiveType: '4g' })).toBe(false);
    expect(isSavingData({})).toBe(false);
    expect(isSavingData(undefined)).toBe(false);
  });
});
