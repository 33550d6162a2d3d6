import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('slugOf', () => {
  const cases: [title: string, slug: string][] = [
    ['Guia completo da rescisão trabalhista', 'guia-completo-da-rescisao-trabalhista'],
    ['13º salário: como é pago?', '13o-salario-como-e-pago'],
    ['MEI & DAS — o que muda', 'mei-das-o-que-muda'],
    ['  Férias   em   2027  ', 'ferias-em-2027'],
    ['CLT -- o fim?', 'clt-o-fim'],
    ['Pós-graduação', 'pos-graduacao'],
    ['R$ 1.412,00', 'r-141200'],
    ['Ação\ne\treação', 'acao-e-reacao'],
    ['ÁÉÍÓÚ ÂÊÔ ÃÕ À Ç ü', 'aeiou-aeo-ao-a-c-u'],
    ['💰', ''],
    ['---', ''],
    ['', ''],
  ];

  it.each(cases)('converts “%s”', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('never exceeds the length limit of the database, nor ends in a hyphen', () => {
    const slug = slugOf('aaaa '.repeat(100));
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(slug.length).toBeLessThanOrEqual(200);
  });

  it('is idempotent', () => {
    for (const [title] of cases) expect(slugOf(slugOf(title))).toBe(slugOf(title));
  });
});
