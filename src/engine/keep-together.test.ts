import { expect, it } from 'vitest';
import { keepAmountsTogether, keepCitationsTogether, keepQuantitiesTogether } from './keep-together.ts';

it('keepAmountsTogether joins R$ and its amount', () => {
  expect(keepAmountsTogether('De R$ 1.412,00 a R$ 2.666,68')).toBe('De R$\u00A01.412,00 a R$\u00A02.666,68');
});

it('keepCitationsTogether joins a law or an article and its number', () => {
  expect(keepCitationsTogether('Lei 8.212/1991, arts. 21, § 4º; TST, Súmula 63; sua parte. 10, 11')).toBe(
    'Lei\u00A08.212/1991, arts.\u00A021, §\u00A04º; TST, Súmula\u00A063; sua parte. 10, 11',
  );
});

it('keepQuantitiesTogether joins a number and its unit, and allows line breaks around operators', () => {
  expect(keepQuantitiesTogether('70 kg ÷ (175 cm ÷ 100)² = 22,86 kg/m²')).toBe(
    '70\u00A0kg ÷ (175\u00A0cm ÷ 100)² = 22,86\u00A0kg/m²',
  );
  expect(keepQuantitiesTogether('R$ 100,00 × 3 meses = R$ 300,00')).toBe(
    'R$\u00A0100,00 × 3\u00A0meses = R$\u00A0300,00',
  );
});

it('keepQuantitiesTogether allows a line break after an amount, whose unit comes first', () => {
  expect(keepQuantitiesTogether('R$ 100,00 pagos em 2 dias')).toBe('R$\u00A0100,00 pagos em 2\u00A0dias');
});
