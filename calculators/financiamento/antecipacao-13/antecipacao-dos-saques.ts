/** Withdrawals of the saque-aniversário that a bank advances (Resolução CCFGTS nº 1.130/2025). */
import { daysBetween, yearOf, type IsoDate } from '../../../src/calendar/calendar.ts';
import { reais } from '../../../src/decimal/money.ts';
import { column, type NamedRows, type Results } from '../../../src/quantity/declare.ts';
import { count, money, type Quantity, sumOfAll } from '../../../src/quantity/quantity.ts';
import { discount } from '../../formulas/annuity.ts';
import { diaUtilDoMes } from '../../lei/dias-uteis.ts';
import { saqueAniversario } from '../../lei/saque-aniversario.ts';
import { ANTECIPACAO_MINIMA, ANTECIPACAO_MAXIMA } from '../../tabelas/credito.ts';
import { IOF_DO_CREDITO } from '../../lei/iof.ts';
import { declaraAliquotaDoIof } from '../../regras/declara-iof.ts';

/** Declares the results of an advance of at least one withdrawal: a smaller balance is refused. */
export function declaraAntecipacaoDoFgts(antecipacao: Antecipacao, today: string, result: Results) {
  const antecipados = saquesAntecipados(antecipacao, today);
  const total = sumOfAll(antecipados.map(({ valorPresente }) => valorPresente));
  const totalCedido = result.money(
    'Saques cedidos ao banco',
    sumOfAll(antecipados.map(({ cedido }) => money(cedido))),
  );
  const valorAntecipado = result.money('Valor antecipado', total, {
    law: 'Valor presente de cada saque: S ÷ (1 + i)^(dias ÷ 30)',
  });
  const partes = antecipados.map(({ valorPresente }) => valorPresente.exact.div(total.exact));
  const dias = antecipados.map((saque) => saque.dias);
  const iof = result.money(
    'IOF',
    valorAntecipado.unrounded().times(declaraAliquotaDoIof(partes, dias, result)),
    IOF_DO_CREDITO,
  );
  const juros = result.money('Juros', totalCedido.minus(valorAntecipado));
  return {
    totalCedido,
    juros,
    iof,
    valorLiberado: result.total('Você recebe agora', totalCedido.minus(juros).minus(iof)),
    ...result.group('Em detalhe', {
      valorAntecipado,
      custoAntecipacao: result.money('Juros e IOF', totalCedido.minus(valorAntecipado).plus(iof)),
    }),
    saques: declaraSaques(antecipados, result),
  };
}

/** Business day of the birth month on which the withdrawal is paid. */
const DIA_UTIL_DO_SAQUE = 5;

/** Days in a month of the bank's rate. */
const DIAS_DO_MES = 30;

/** A withdrawal with its advanced part. */
export interface SaqueAntecipado {
  /** The yearly withdrawal in reais, to the cent. */
  readonly saque: number;
  /** The part ceded to the bank, in reais, to the cent. */
  readonly cedido: number;
  readonly vencimento: IsoDate;
  /** Days until then. */
  readonly dias: number;
  /** The bank's payment for it today, in reais, exact. */
  readonly valorPresente: Quantity;
}

/** The inputs on the account and the contract. */
export interface Antecipacao {
  /** Reais, above 0. */
  readonly saldo: Quantity;
  /** Month of birth, 1 to 12. */
  readonly mes: number;
  /** Number of withdrawals, 1 or more. */
  readonly quantidade: number;
  /** Rate per month. */
  readonly taxa: Quantity;
}

/**
 * The yearly withdrawal from a balance, in reais to the cent; undefined if it is too small to advance.
 *
 * @param saldo reais, 0 or more.
 */
export function saqueAntecipavel(saldo: Quantity): number | undefined {
  const saque = reais(saqueAniversario(saldo).exact);
  return saque < ANTECIPACAO_MINIMA.number ? undefined : saque;
}

/**
 * The withdrawals to advance, in order; each reduces the balance for the next. They end before the first one that
 * is too small; there may be none.
 */
export function saquesAntecipados(
  { saldo, mes, quantidade, taxa }: Antecipacao,
  today: IsoDate,
): SaqueAntecipado[] {
  const found: SaqueAntecipado[] = [];
  let resto = saldo;
  for (const vencimento of vencimentosDosSaques(mes, quantidade, today)) {
    const saque = saqueAntecipavel(resto);
    if (saque === undefined) break;
    const cedido = Math.min(saque, ANTECIPACAO_MAXIMA.number);
    const dias = daysBetween(today, vencimento);
    const valorPresente = discount(money(cedido), taxa, count(dias).over(DIAS_DO_MES));
    found.push({ saque, cedido, vencimento, dias, valorPresente });
    resto = resto.minus(saque);
  }
  return found;
}

/** The fifth business day of a month in successive years, the first one after today. */
function vencimentosDosSaques(mes: number, anos: number, today: IsoDate): IsoDate[] {
  const dataEm = (ano: number) => diaUtilDoMes(`${ano}-${String(mes).padStart(2, '0')}`, DIA_UTIL_DO_SAQUE);
  const esteAno = yearOf(today);
  const first = dataEm(esteAno) > today ? esteAno : esteAno + 1;
  return Array.from({ length: anos }, (_, index) => dataEm(first + index));
}

/** A row as shown. */
export interface LinhaDoSaque {
  readonly ano: number;
  readonly saque: number;
  readonly cedido: number;
  readonly vencimento: string;
  readonly dias: number;
  readonly valorPresente: number;
}

function declaraSaques(antecipados: readonly SaqueAntecipado[], result: Results): NamedRows<LinhaDoSaque> {
  const columns = {
    ano: column.text('Ano'),
    saque: column.money('Saque'),
    cedido: column.money('Cedido ao banco'),
    vencimento: column.date('Vencimento'),
    dias: column.count('Dias até lá'),
    valorPresente: column.money('Vale hoje'),
  };
  const rows = antecipados.map(({ saque, cedido, vencimento, dias, valorPresente }) => ({
    ano: yearOf(vencimento),
    saque,
    cedido,
    vencimento,
    dias,
    valorPresente: reais(valorPresente.exact),
  }));
  return result.rows('Os saques antecipados', columns, rows);
}
