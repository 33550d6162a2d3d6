/** Declares the income tax withheld from pay, shown alike by all payroll calculators. */
import { formatMoney } from '../../src/decimal/notation.ts';
import type { Results } from '../../src/quantity/declare.ts';
import { money, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import {
  BASE_DO_IMPOSTO,
  DESCONTO_SIMPLIFICADO,
  TABELA_PROGRESSIVA,
  baseDoImposto,
  deducaoDoImposto,
  impostoPelaTabela,
  impostoRetido,
  type DeducaoDoImposto,
  type Deducoes,
} from '../lei/imposto-retido.ts';
import {
  IMPOSTO_ABAIXO_DE_UM_CENTAVO,
  LEI_DA_REDUCAO,
  REDUCAO_DO_IMPOSTO,
  reducaoDoImposto,
} from '../lei/reducao-do-imposto.ts';
import { RETENCAO_DISPENSADA, type TabelaMensalDoImposto } from '../tabelas/irrf-mensal.ts';

/** Pay and its deductions. Amounts in reais, to the cent; a named result as shown. */
export interface Pagamento extends Deducoes {
  /** Taxed pay, as the end of the labels: 'do 13º'. */
  readonly de: string;
  /** Gross taxable amount, before any deduction. */
  readonly bruto: Quantity;
  /** The table of the month of payment. */
  readonly tabela: TabelaMensalDoImposto;
  /** Taxed outside the yearly return, like the 13th salary, so that no small tax is waived. */
  readonly exclusivo?: boolean;
}

/** The tax, and the results leading to it. */
export interface ImpostoDeclarado {
  /** Exact; rounded once, by its declaration as a result. */
  readonly imposto: Quantity;
  readonly modelo: DeducaoDoImposto['modelo'];
  readonly base: NamedQuantity;
  /** The tax before the reduction. */
  readonly pelaTabela: NamedQuantity;
  readonly reducao: NamedQuantity;
  /** Reason for withholding nothing, if so: a sentence. */
  readonly zero: string;
}

/** Assesses the tax, and declares its calculation among the steps. */
export function declaraImpostoRetido(pagamento: Pagamento, result: Results): ImpostoDeclarado {
  const { de, bruto, tabela } = pagamento;
  const { modelo, valor } = deducaoDoImposto(pagamento, tabela);
  const base = result.working(
    result.money(
      `Base do imposto de renda ${de}`,
      baseDoImposto(bruto, valor),
      modelo === 'simplificado'
        ? {
            ...DESCONTO_SIMPLIFICADO.em(tabela.validFrom),
            note: 'Com o desconto simplificado, que aqui é o maior.',
          }
        : BASE_DO_IMPOSTO,
    ),
  );
  const pelaTabela = result.working(
    result.money(
      `Imposto de renda ${de} pela tabela`,
      impostoPelaTabela(base.asShown(), tabela),
      TABELA_PROGRESSIVA,
    ),
  );
  const concedida = reducaoDoImposto(pelaTabela.unrounded(), bruto, tabela.reducao);
  const reducao = result.money(
    `Redução do imposto de renda ${de}`,
    concedida ?? money(0),
    concedida ? REDUCAO_DO_IMPOSTO.em(tabela.validFrom) : {},
  );
  const reduzido = reducao.isAbove(0);
  if (reduzido) result.working(reducao);
  const devido = reduzido ? pelaTabela.unrounded().minus(reducao.unrounded()) : pelaTabela.unrounded();
  const imposto = pagamento.exclusivo ? devido : impostoRetido(devido);
  return { imposto, modelo, base, pelaTabela, reducao, zero: porQueZero(pagamento, base, devido) };
}

function porQueZero({ bruto, tabela, exclusivo }: Pagamento, base: Quantity, devido: Quantity): string {
  const isentoAte = tabela.faixas[0]?.upTo ?? 0;
  if (!base.isAbove(isentoAte)) return `Base isenta: não passa de ${formatMoney(isentoAte)}.`;
  if (devido.isAbove(0)) {
    return exclusivo
      ? IMPOSTO_ABAIXO_DE_UM_CENTAVO
      : `Até ${formatMoney(RETENCAO_DISPENSADA.number)}, o imposto não é retido.`;
  }
  const inteiraAte = tabela.reducao?.integralAte ?? 0;
  return bruto.isAbove(inteiraAte)
    ? `A redução da ${LEI_DA_REDUCAO} cobre todo o imposto.`
    : `A redução da ${LEI_DA_REDUCAO} zera o imposto até ${formatMoney(inteiraAte)}.`;
}
