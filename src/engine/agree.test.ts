import { expect, it } from 'vitest';
import { agree } from './agree.ts';

it.each([
  ['1 anos', '1 ano'],
  ['1 meses', '1 mês'],
  ['Por 1 dias de aviso.', 'Por 1 dia de aviso.'],
  ['1 anos × 12 = 12 meses', '1 ano × 12 = 12 meses'],
  ['R$ 3.000,00 ÷ 12 × 1 meses = R$ 250,00', 'R$ 3.000,00 ÷ 12 × 1 mês = R$ 250,00'],
  ['0 dias', '0 dias'],
  ['11 anos', '11 anos'],
  ['0,1 anos', '0,1 ano'],
  ['1,5 meses', '1,5 mês'],
  ['2,5 anos', '2,5 anos'],
  ['21,5 horas', '21,5 horas'],
  ['1.001 dias', '1.001 dias'],
  ['1 dias úteis e 1 de descanso', '1 dia útil e 1 de descanso'],
  ['11 dias úteis', '11 dias úteis'],
  ['1 faltas; 2 faltas', '1 falta; 2 faltas'],
  ['1 dias vendidos', '1 dias vendidos'],
  ['1 diasporá', '1 diasporá'],
])('agree turns %j into %j', (written, read) => {
  expect(agree(written)).toBe(read);
});
