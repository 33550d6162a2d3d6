/** The balance of an FGTS account with its yield, and its steps. */
import type { Results } from '../../../src/quantity/declare.ts';
import { count, sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { compound, effectiveAnnualRate, futureValue } from '../../formulas/annuity.ts';
import { anosCompletos, depositoDoTerco, rendimentoDoMes, type Depositos } from '../../lei/fgts.ts';
import { ALIQUOTA_DO_FGTS, JUROS_DO_FGTS } from '../../tabelas/trabalho.ts';

const MESES_DO_ANO = 12;

/**
 * The balance after the last deposit, exact. Each deposit earns from the following month on (Lei nº 8.036/1990, art.
 * 13). The 13th salary is deposited every twelfth month, and a twelfth of it for each later month with the last
 * deposit; the vacation third only every twelfth month.
 *
 * @param tr monthly rate, a fraction, the same every month.
 */
export function saldoComRendimento(
  { deposito, meses, ...inclui }: Depositos,
  tr: Quantity,
  result: Results,
): Quantity {
  const taxa = result.working(
    result.percent('Rendimento do mês', rendimentoDoMes(tr), { law: JUROS_DO_FGTS.law, decimals: 6 }),
  );
  const dosSalarios = result.money('Depósitos mensais, com rendimento', futureValue(deposito, taxa, meses));
  const anos = anosCompletos(meses);
  const comTerco = inclui.comTercoDasFerias && anos > 0;
  if (!inclui.comDecimoTerceiro && !comTerco) return dosSalarios.unrounded();
  const resto = count(meses.number % MESES_DO_ANO, 'meses');
  const deCadaAno = anos > 0 ? depositosAnuais(anos, resto, taxa, result) : undefined;
  const partes = [dosSalarios];
  if (inclui.comDecimoTerceiro) {
    partes.push(
      result.money('Depósitos do 13º, com rendimento', doDecimoTerceiro(deposito, resto, deCadaAno), {
        law: ALIQUOTA_DO_FGTS.law,
        note: 'Um a cada doze meses e, no último mês, a parte dos meses que sobram.',
      }),
    );
  }
  if (comTerco && deCadaAno) {
    partes.push(
      result.money('Depósitos do terço das férias, com rendimento', deCadaAno(depositoDoTerco(deposito)), {
        law: ALIQUOTA_DO_FGTS.law,
        note: 'Um terço do depósito do mês, a cada doze meses.',
      }),
    );
  }
  return sumOfAll(partes.map((parte) => result.working(parte).unrounded()));
}

/** The balance of a deposit made every twelfth month, some months after the last one. */
type DeCadaAno = (deposito: Quantity) => Quantity;

function depositosAnuais(anos: number, resto: Quantity, taxa: NamedQuantity, result: Results): DeCadaAno {
  const taxaDoAno = result.working(
    result.percent('Rendimento de doze meses', effectiveAnnualRate(taxa), { decimals: 6 }),
  );
  return (deposito) => {
    const dosAnos = futureValue(deposito, taxaDoAno, count(anos));
    return resto.isAbove(0) ? compound(dosAnos, taxa, resto) : dosAnos;
  };
}

function doDecimoTerceiro(deposito: Quantity, resto: Quantity, deCadaAno: DeCadaAno | undefined): Quantity {
  const doResto = deposito.times(resto).over(MESES_DO_ANO);
  if (deCadaAno === undefined) return doResto;
  return resto.isAbove(0) ? deCadaAno(deposito).plus(doResto) : deCadaAno(deposito);
}
