/** The net value of a plan under each step of the regressive table. */
import { reais } from '../../../src/decimal/money.ts';
import { column, type Results } from '../../../src/quantity/declare.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import {
  ALIQUOTA_FINAL_DA_PREVIDENCIA,
  IMPOSTO_REGRESSIVO_DA_PREVIDENCIA,
} from '../../tabelas/previdencia-privada.ts';

const ULTIMO_PRAZO = IMPOSTO_REGRESSIVO_DA_PREVIDENCIA.at(-1)?.ate;

const FAIXAS_DE_PRAZO = [
  ...IMPOSTO_REGRESSIVO_DA_PREVIDENCIA.map(({ ate, aliquota }) => ({
    prazo: `Até ${ate}`,
    aliquota,
  })),
  { prazo: `Mais de ${ULTIMO_PRAZO?.toString() ?? ''}`, aliquota: ALIQUOTA_FINAL_DA_PREVIDENCIA },
];

/** The rows of the table, from the balance and its taxable part, in reais. */
export function declaraTabelaRegressiva(saldo: Quantity, parteTributada: Quantity, result: Results) {
  return result.rows(
    'A tabela regressiva no seu saldo',
    {
      prazo: column.text('Tempo da contribuição'),
      aliquota: column.percent('Alíquota'),
      ir: column.money('Imposto'),
      valorLiquido: column.money('Você recebe'),
    },
    FAIXAS_DE_PRAZO.map(({ prazo, aliquota }) => {
      const imposto = reais(parteTributada.times(aliquota).exact);
      return {
        prazo,
        aliquota: aliquota.typed,
        ir: imposto,
        valorLiquido: reais(saldo.minus(imposto).exact),
      };
    }),
  );
}
