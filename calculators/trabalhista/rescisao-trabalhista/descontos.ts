/** Deductions from the employer's payment at the end of a contract. */
import { dateParts, yearOf, type IsoDate } from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { AVISO_NAO_CUMPRIDO } from '../../lei/aviso-previo.ts';
import { ADIANTAMENTO_NA_RESCISAO } from '../../lei/decimo-terceiro.ts';
import { IMPOSTO_DO_DECIMO_TERCEIRO } from '../../lei/imposto-retido.ts';
import {
  CONTRIBUICAO_DO_DECIMO_TERCEIRO,
  CONTRIBUICAO_DO_EMPREGADO,
  contribuicaoDoEmpregado,
} from '../../lei/inss.ts';
import { declaraImpostoRetido } from '../../regras/declara-imposto-retido.ts';
import { INSS } from '../../tabelas/inss.ts';
import { IMPOSTO_MENSAL } from '../../tabelas/irrf-mensal.ts';
import { AVISO_BASICO } from '../../tabelas/trabalho.ts';

/** The payment, and its deductions besides the taxes. */
interface Acerto {
  readonly saldoSalario: NamedQuantity;
  readonly decimoTerceiro: NamedQuantity;
  readonly pagoPelaEmpresa: NamedQuantity;
  readonly dependentes: Quantity;
  /** The earlier instalment of the 13th salary. */
  readonly adiantamento13: Quantity;
  /** The salary deducted for notice that was not worked. */
  readonly avisoNaoCumprido: Quantity | undefined;
  /** True if the employee resigned, and may therefore owe the notice. */
  readonly pediuDemissao: boolean;
}

/** The days of the end and of the payment. */
interface Dias {
  readonly ultimoDia: IsoDate;
  readonly pagoEm: IsoDate;
}

/**
 * Deductions and net pay, by result name. The INSS follows the date of the end, the income tax the month of payment
 * (Lei nº 7.713/1988, art. 7º, § 1º). The balance of the salary and the 13th salary are each charged separately;
 * notice, vacation, the compensation of the base date and the fine for late payment are free of both taxes. The
 * employer's own deductions never exceed the payment.
 */
export function declaraDescontos(acerto: Acerto, dias: Dias, result: Results) {
  const { pagoPelaEmpresa, adiantamento13, avisoNaoCumprido } = acerto;
  const impostos = declaraImpostos(acerto, dias, result);
  const depoisDosImpostos = pagoPelaEmpresa
    .asShown()
    .minus(impostos.inss.asShown())
    .minus(impostos.irrf.asShown());
  const descontoAdiantamento13 = result.money(
    '13º já adiantado',
    adiantamento13.isAbove(0) ? adiantamento13.atMost(depoisDosImpostos) : 0,
    ADIANTAMENTO_NA_RESCISAO,
  );
  const descontoAviso = result.money(
    'Aviso prévio não cumprido',
    avisoNaoCumprido?.atMost(depoisDosImpostos.minus(descontoAdiantamento13.asShown())) ?? 0,
    {
      ...AVISO_NAO_CUMPRIDO,
      ...(acerto.pediuDemissao && avisoNaoCumprido === undefined
        ? {
            zero: `Se você não cumpre o aviso, a empresa pode descontar até ${AVISO_BASICO} dias de salário.`,
          }
        : {}),
    },
  );
  const totalDescontos = result.total(
    'Total dos descontos',
    sumOfAll([impostos.inss, impostos.irrf, descontoAdiantamento13, descontoAviso]),
  );
  const liquido = result.total('Líquido pago pela empresa', pagoPelaEmpresa.minus(totalDescontos));
  return { ...impostos, descontoAdiantamento13, descontoAviso, totalDescontos, liquido };
}

function declaraImpostos(
  { saldoSalario, decimoTerceiro, dependentes }: Acerto,
  { ultimoDia, pagoEm }: Dias,
  result: Results,
) {
  const { year: ano, month: mes } = dateParts(pagoEm);
  const tabelaDoInss = INSS.forYear(yearOf(ultimoDia));
  const tabela = IMPOSTO_MENSAL.forMonth(ano, mes);
  const temDecimoTerceiro = decimoTerceiro.isAbove(0);

  const inssSaldo = result.money(
    'INSS do saldo de salário',
    contribuicaoDoEmpregado(saldoSalario.asShown(), tabelaDoInss),
    CONTRIBUICAO_DO_EMPREGADO,
  );
  const inss13 = result.money(
    'INSS do 13º',
    temDecimoTerceiro ? contribuicaoDoEmpregado(decimoTerceiro.asShown(), tabelaDoInss) : 0,
    CONTRIBUICAO_DO_DECIMO_TERCEIRO,
  );
  const inss = result.money('INSS', inssSaldo.plus(inss13));

  const doSaldo = declaraImpostoRetido(
    { de: 'do saldo', bruto: saldoSalario.asShown(), inss: inssSaldo.asShown(), dependentes, tabela },
    result,
  );
  const irrfSaldo = result.money('Imposto de renda do saldo de salário', doSaldo.imposto);
  const irrf13 = result.money(
    'Imposto de renda do 13º',
    temDecimoTerceiro
      ? declaraImpostoRetido(
          {
            de: 'do 13º',
            bruto: decimoTerceiro.asShown(),
            inss: inss13.asShown(),
            dependentes,
            tabela,
            exclusivo: true,
          },
          result,
        ).imposto
      : 0,
    IMPOSTO_DO_DECIMO_TERCEIRO,
  );
  const irrf = result.money('Imposto de renda', irrfSaldo.plus(irrf13), {
    zero: temDecimoTerceiro ? 'Nem o saldo nem o 13º chegam a pagar imposto.' : doSaldo.zero,
  });
  return { inssSaldo, inss13, inss, irrfSaldo, irrf13, irrf };
}
