import { expect, it } from 'vitest';
import { fimPorExtenso } from './simulacao.ts';

it('fimPorExtenso states the saving by extra payments and the end of the debt in one sentence', () => {
  const end = { contratadas: 360, ateQuitar: 327, poupado: 95_258.48, ultimaParcela: undefined };
  expect(fimPorExtenso(end)).toBe(
    'Amortizando a mais, você poupa R$ 95.258,48 de juros e 33 parcelas: a dívida acaba em 327 das 360 parcelas do contrato.',
  );
  expect(fimPorExtenso({ ...end, ateQuitar: 359, ultimaParcela: 224.35 })).toBe(
    'Amortizando a mais, você poupa R$ 95.258,48 de juros e 1 parcela: a dívida acaba em 359 das 360 parcelas do contrato, e a última é de R$ 224,35.',
  );
  expect(fimPorExtenso({ ...end, ateQuitar: 360 })).toBe(
    'Amortizando a mais, você poupa R$ 95.258,48 de juros; a dívida acaba na última das 360 parcelas do contrato.',
  );
  expect(fimPorExtenso({ ...end, ateQuitar: 0 })).toBe(
    'Amortizando a mais, você poupa R$ 95.258,48 de juros e quita a dívida antes da primeira parcela.',
  );
  expect(fimPorExtenso({ ...end, ateQuitar: 360, poupado: 0 })).toBe(
    'A dívida acaba na última das 360 parcelas do contrato.',
  );
});
