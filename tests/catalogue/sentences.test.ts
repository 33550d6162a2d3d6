/** Tests sentences that once contradicted their figures. */
import { expect, it } from 'vitest';
import { sentencesOf } from './support/sentences.ts';

it('congratulates on the first birthday in the singular', async () => {
  const notices = await sentencesOf(
    'util/idade',
    { dataNascimento: '2025-11-27', dataReferencia: '2026-11-27' },
    { kind: 'notice' },
  );
  expect(notices).toEqual(['success: É dia de aniversário: 1 ano. Parabéns!']);
});

it('days without a business day are not counted as "0 úteis"', async () => {
  const headline = (dataInicial: string, dataFinal: string) =>
    sentencesOf('util/dias-entre-datas', { dataInicial, dataFinal }, { kind: 'headline' });
  // 28 and 29 November 2026 are a Saturday and a Sunday.
  expect(await headline('2026-11-27', '2026-11-28')).toEqual([
    'Dias corridos: 1 dia. Você conta 1 dia de 27/11/2026 a 28/11/2026, que não é útil.',
  ]);
  expect(await headline('2026-11-27', '2026-11-29')).toEqual([
    'Dias corridos: 2 dias. Você conta 2 dias de 27/11/2026 a 29/11/2026, nenhum deles útil.',
  ]);
});

it('a progression of one term has the sum of one term', async () => {
  const one = { tipo: 'pa', primeiroTermo: 3, razao: 2, n: 1 };
  expect(await sentencesOf('educacional/progressao', one)).toContain('Soma de 1 termo (S₁): 3');
});

it('a long progression writes its number of terms with a thousands separator everywhere', async () => {
  const sentences = await sentencesOf('educacional/progressao', {
    tipo: 'pa',
    primeiroTermo: 1,
    razao: 1,
    n: 1000,
  });
  expect(sentences).toContain('Soma dos 1.000 termos (S₁₀₀₀): 500.500');
  expect(sentences[0]).toBe(
    'Termo de posição 1.000 (a₁₀₀₀): 1.000. Na posição 1.000 está o termo 1.000, e a soma até ela é 500.500.',
  );
});

it('a note on the headline is not repeated in the sum below it', async () => {
  const night = { salary: 3850, horas: 84 };
  const sum = await sentencesOf('trabalhista/adicional-noturno', night, { kind: 'sum' });
  expect(sum.join(' ')).toContain('Adicional noturno do mês');
  expect(sum.join(' ')).toContain('Um doze avos por mês');
  expect(sum.join(' ')).not.toContain('É só o acréscimo');
});
