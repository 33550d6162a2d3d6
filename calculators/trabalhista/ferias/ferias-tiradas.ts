import type { Results } from '../../../src/quantity/declare.ts';
import { quantity, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { diasDeFerias } from '../../lei/ferias.ts';
import { declaraFerias, type FeriasPagas } from '../../regras/declara-ferias.ts';
import { INSS } from '../../tabelas/inss.ts';
import { IMPOSTO_MENSAL } from '../../tabelas/irrf-mensal.ts';

interface FeriasTiradas {
  /** Reais a month, including averages. */
  readonly base: Quantity;
  /** Pay for the days of rest, with its third. */
  readonly total: NamedQuantity;
  readonly faltas: Quantity | undefined;
  readonly diasVendidos: Quantity | undefined;
  readonly adiantarDecimoTerceiro: boolean | undefined;
  readonly dependentes: Quantity | undefined;
  readonly ano: Quantity;
  /** Undefined while hidden, in years with one table. */
  readonly mes: Quantity | undefined;
}

/** Declares the deductions and payments of rest days besides their gross pay; days that are only sold have none. */
export function declaraFeriasTiradas(
  { ano, mes, ...ferias }: FeriasTiradas,
  result: Results,
): Partial<FeriasPagas & Record<'diasDireito', NamedQuantity>> {
  const { dias, regra } = diasDeFerias(ferias.faltas?.number ?? 0);
  const diasDireito = result.count('Dias de férias a que tem direito', dias, { ...regra, unit: 'dias' });
  const { total } = ferias;
  const pagas = declaraFerias(
    {
      base: ferias.base,
      total,
      diasVendidos: ferias.diasVendidos ?? quantity(0),
      adiantaDecimoTerceiro: ferias.adiantarDecimoTerceiro ?? false,
      dependentes: ferias.dependentes ?? quantity(0),
      tabelaDoInss: INSS.forYear(ano.number),
      tabelaDoImposto: IMPOSTO_MENSAL.forMonth(ano.number, mes?.number ?? 1),
    },
    result,
  );
  const { totalBruto, fgts } = pagas;
  const bruto = totalBruto.equals(total) ? undefined : totalBruto;
  result.group('Bruto, dias e FGTS', { total, totalBruto: bruto, diasDireito, fgts });
  return { diasDireito, ...pagas };
}
