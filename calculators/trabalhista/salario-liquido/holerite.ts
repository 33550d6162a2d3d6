import { reais } from '../../../src/decimal/money.ts';
import { formatMoney } from '../../../src/engine/format.ts';
import { column, type Results } from '../../../src/quantity/declare.ts';
import { sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { DEPOSITO_DO_FGTS, depositoDoFgts } from '../../lei/fgts.ts';
import {
  SALARIO_FAMILIA,
  VALE_TRANSPORTE,
  descontoDoValeTransporte,
  salarioFamilia as valorDasCotas,
} from '../../lei/salario.ts';
import { declaraDescontosDoSalario } from '../../regras/declara-descontos.ts';
import { INSS_DESDE_2020 } from '../../regras/folha-desde-2020.ts';
import { faultInContinuity } from '../../tabelas/faixas.ts';
import {
  IMPOSTO_MENSAL,
  IMPOSTO_MENSAL_ATE_2023,
  type TabelaMensalDoImposto,
} from '../../tabelas/irrf-mensal.ts';
import { periodTable } from '../../tabelas/period-table.ts';
import { COTA_DO_SALARIO_FAMILIA } from '../../tabelas/salario-familia.ts';
import { faultInBands } from '../../tabelas/table.ts';

/** The income tax withheld in all months with an INSS on this page. */
export const IMPOSTO_MENSAL_DESDE_2020 = periodTable<TabelaMensalDoImposto>({
  name: 'do imposto de renda na fonte',
  file: 'calculators/tabelas/irrf-mensal.ts',
  entries: [...IMPOSTO_MENSAL_ATE_2023, ...IMPOSTO_MENSAL.entries],
  check: ({ faixas }) => faultInBands(faixas) ?? faultInContinuity(faixas),
});

/** The inputs of a slip besides the gross salary, as typed. */
export interface RespostasDoHolerite {
  readonly dependentes: Quantity;
  readonly pensaoAlimenticia: Quantity;
  readonly previdenciaPrivada: Quantity;
  readonly custoValeTransporte: Quantity;
  readonly planoSaude: Quantity;
  readonly outrosDescontos: Quantity;
  /** Undefined while hidden, in years without a confirmed salário-família. */
  readonly filhos: Quantity | undefined;
  readonly ano: Quantity;
  /** Undefined while hidden, in years with one table. */
  readonly mes: Quantity | undefined;
}

/** Declares the slip for a gross salary. */
export function declaraHolerite(salarioBruto: NamedQuantity, inputs: RespostasDoHolerite, result: Results) {
  const { pensaoAlimenticia, previdenciaPrivada, planoSaude, outrosDescontos, filhos } = inputs;
  const [ano, mes] = [inputs.ano.number, inputs.mes?.number ?? 1];
  const { inss, irrf, modelo, base, pelaTabela, reducao } = declaraDescontosDoSalario(
    {
      bruto: salarioBruto,
      dependentes: inputs.dependentes,
      outrasDeducoes: [pensaoAlimenticia, previdenciaPrivada],
      tabelaDoInss: INSS_DESDE_2020.forMonth(ano, mes),
      tabelaDoImposto: IMPOSTO_MENSAL_DESDE_2020.forMonth(ano, mes),
    },
    result,
  );
  const valeTransporte = result.money(
    'Vale-transporte',
    descontoDoValeTransporte(salarioBruto.asShown(), inputs.custoValeTransporte),
    VALE_TRANSPORTE,
  );
  const cota = filhos && COTA_DO_SALARIO_FAMILIA.forYear(ano);
  const salarioFamilia = result.money(
    'Salário-família',
    cota ? valorDasCotas(salarioBruto.asShown(), filhos, cota) : 0,
    {
      ...SALARIO_FAMILIA,
      zero: cota
        ? `Só há com salário de até ${formatMoney(cota.limiteDeRenda)}.`
        : 'A conta não inclui o desse ano.',
    },
  );
  const typed = [pensaoAlimenticia, previdenciaPrivada, planoSaude, outrosDescontos];
  const outros = [valeTransporte, ...typed].filter((valor) => valor.isAbove(0));
  const totalDescontos = result.total('Total de descontos', sumOfAll([inss, irrf, ...outros]));
  const liquido = salarioBruto.minus(totalDescontos);
  const salarioLiquido = result.total(
    'Salário líquido',
    filhos?.isAbove(0) ? liquido.plus(salarioFamilia) : liquido,
  );
  const fgts = result.money('FGTS que a empresa deposita', depositoDoFgts(salarioBruto.asShown()), {
    ...DEPOSITO_DO_FGTS,
    note: 'À parte: não sai do seu salário.',
  });
  return {
    salarioBruto,
    inss,
    irrf,
    valeTransporte,
    salarioFamilia,
    salarioLiquido,
    ...result.group('Também no holerite', { totalDescontos, fgts }),
    ...result.group('O imposto de renda por dentro', {
      modeloIrrf: result.text('Modelo das deduções', modelo),
      baseIrrf: base,
      impostoTabela: pelaTabela,
      reducao,
    }),
    holerite: result.rows(
      'Para onde vai o salário',
      { parte: column.text('Parte'), valor: column.money('Valor') },
      [
        { parte: 'Líquido', valor: salarioLiquido.shown },
        { parte: 'INSS', valor: inss.shown },
        { parte: 'Imposto de renda', valor: irrf.shown },
        { parte: 'Vale-transporte', valor: valeTransporte.shown },
        { parte: 'Pensão alimentícia', valor: reais(pensaoAlimenticia.exact) },
        { parte: 'Previdência privada', valor: reais(previdenciaPrivada.exact) },
        { parte: 'Plano de saúde', valor: reais(planoSaude.exact) },
        { parte: 'Outros descontos', valor: reais(outrosDescontos.exact) },
      ].filter(({ valor }) => valor > 0),
    ),
  };
}
