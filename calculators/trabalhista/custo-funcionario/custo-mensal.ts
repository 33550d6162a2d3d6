import type { Results } from '../../../src/quantity/declare.ts';
import { money, sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { DECIMO_TERCEIRO } from '../../lei/decimo-terceiro.ts';
import {
  encargosDoEmpregador,
  somaDosEncargos,
  type Encargo,
  type RegimeDoEmpregador,
  type TaxasDaEmpresa,
} from '../../lei/encargos-do-empregador.ts';
import { PARTE_DO_EMPREGADO_NO_VALE_TRANSPORTE } from '../../tabelas/vale-transporte.ts';

/** An employee, and the company's additions. Reais a month. */
export interface Empregado {
  readonly salario: Quantity;
  /** The ceiling of the INSS. */
  readonly teto: Quantity;
  /** True if the company pays a substitute during the vacation. */
  readonly substitutoFerias: boolean;
  readonly custoValeTransporte: Quantity;
  readonly beneficios: Quantity;
}

const MESES_DO_ANO = 12;

const ATE_O_TETO = 'Na família, conta só o salário até o teto do INSS (Lei 8.212/1991, art. 24).';

/** Declares the monthly cost of an employee under a regime. */
export function declaraCustoMensal(
  regime: RegimeDoEmpregador,
  { salario, teto, substitutoFerias, custoValeTransporte, beneficios }: Empregado,
  empresa: TaxasDaEmpresa,
  result: Results,
) {
  const devidos = encargosDoEmpregador(regime, empresa);
  const declara = (label: string, encargo: Encargo | undefined): NamedQuantity => {
    if (encargo === undefined) return result.money(label, 0);
    const { aliquota, law, ateOTeto } = encargo;
    return ateOTeto && salario.isAbove(teto)
      ? result.money(label, teto.times(aliquota), { law, note: ATE_O_TETO })
      : result.money(label, salario.times(aliquota), law);
  };
  const encargos = {
    inssPatronal: declara('INSS patronal', devidos.inssPatronal),
    rat: declara('Seguro de acidentes (RAT)', devidos.rat),
    terceiros: declara('Terceiros (Sistema S e outros)', devidos.terceiros),
    fgts: declara('FGTS', devidos.fgts),
    indenizacaoCompensatoria: declara('Indenização compensatória', devidos.indenizacaoCompensatoria),
  };
  const percentualEncargos = result.percent('Encargos sobre a folha', somaDosEncargos(devidos));
  const provisao13 = result.money('Provisão do 13º salário', salario.over(MESES_DO_ANO), {
    ...DECIMO_TERCEIRO,
    note: 'Um doze avos por mês.',
  });
  const provisaoFerias = substitutoFerias
    ? result.money('Provisão das férias com o terço', salario.over(MESES_DO_ANO).times(4).over(3), {
        law: 'CLT art. 142; Constituição, art. 7º, XVII',
        note: 'Um doze avos por mês, mais um terço.',
      })
    : result.money('Provisão do terço das férias', salario.over(MESES_DO_ANO).over(3), {
        law: 'Constituição, art. 7º, XVII',
        note: 'Um terço de um doze avos por mês: o salário do mês de férias já está nos doze do ano.',
      });
  const provisoes = provisao13.asShown().plus(provisaoFerias.asShown());
  const comTeto = somaDosEncargos(devidos, 'ateOTeto');
  const encargosProvisoes = result.money(
    'Encargos sobre as provisões',
    salario.isAbove(teto) && !comTeto.equals(0)
      ? provisoes
          .times(percentualEncargos.minus(comTeto))
          .plus(provisoesAteOTeto(salario, teto, substitutoFerias).times(comTeto))
      : provisoes.times(percentualEncargos),
    { note: 'O 13º e as férias pagam os mesmos encargos.' },
  );
  const valeTransporte = result.money(
    'Vale-transporte pago pela empresa',
    custoValeTransporte.equals(0)
      ? 0
      : custoValeTransporte.minus(salario.times(PARTE_DO_EMPREGADO_NO_VALE_TRANSPORTE)).atLeast(money(0)),
    {
      law: PARTE_DO_EMPREGADO_NO_VALE_TRANSPORTE.law,
      note: `O que passa de ${PARTE_DO_EMPREGADO_NO_VALE_TRANSPORTE} do salário.`,
    },
  );
  const partes = [
    salario,
    ...Object.values(encargos),
    provisao13,
    provisaoFerias,
    encargosProvisoes,
    valeTransporte,
    beneficios,
  ];
  const custoMensal = result.total('Custo por mês', sumOfAll(partes.filter((parte) => parte.isAbove(0))));
  return {
    ...encargos,
    percentualEncargos,
    provisao13,
    provisaoFerias,
    encargosProvisoes,
    valeTransporte,
    custoMensal,
  };
}

/** The part of the provisions up to the ceiling, which the 13th salary, each salary and the third reach separately. */
function provisoesAteOTeto(salario: Quantity, teto: Quantity, substitutoFerias: boolean): Quantity {
  const salarios = salario.atMost(teto).times(substitutoFerias ? 2 : 1);
  return salarios.plus(salario.over(3).atMost(teto)).over(MESES_DO_ANO);
}
