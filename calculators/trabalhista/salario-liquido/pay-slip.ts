import { reais } from '../../../src/decimal/money.ts';
import { column, type Results } from '../../../src/quantity/declare.ts';
import { sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { familyAllowance, salaryWithholdings, transportDeduction } from '../../law/salary.ts';
import { FAMILY_ALLOWANCE } from '../../tables/family-allowance.ts';
import { INSS } from '../../tables/inss.ts';
import { MONTHLY_INCOME_TAX } from '../../tables/irrf-monthly.ts';
import { FGTS_DEPOSIT } from '../../tables/labour.ts';
import { TRANSPORT_SHARE } from '../../tables/transport-voucher.ts';

/** What a slip is made of beside the gross salary, as typed. */
export interface SlipInputs {
  readonly dependentes: Quantity;
  readonly pensaoAlimenticia: Quantity;
  readonly previdenciaPrivada: Quantity;
  readonly custoValeTransporte: Quantity;
  readonly planoSaude: Quantity;
  readonly outrosDescontos: Quantity;
  readonly filhos: Quantity;
  readonly ano: Quantity;
  /** Hidden in years of one table. */
  readonly mes: Quantity | undefined;
}

/** Declares the slip of a gross salary. */
export function paySlip(salarioBruto: NamedQuantity, inputs: SlipInputs, result: Results) {
  const { pensaoAlimenticia, previdenciaPrivada, planoSaude, outrosDescontos, ano, mes } = inputs;
  const { inss, irrf, model, base, tableTax, reduction } = salaryWithholdings(
    {
      gross: salarioBruto,
      dependants: inputs.dependentes,
      otherDeductions: [pensaoAlimenticia, previdenciaPrivada],
      inss: INSS.forYear(ano.number),
      incomeTax: MONTHLY_INCOME_TAX.forMonth(ano.number, mes?.number ?? 1),
    },
    result,
  );
  const valeTransporte = result.money(
    'Vale-transporte',
    transportDeduction(salarioBruto.asShown(), inputs.custoValeTransporte),
    TRANSPORT_SHARE.law,
  );
  const salarioFamilia = result.money(
    'Salário-família',
    familyAllowance(salarioBruto.asShown(), inputs.filhos, FAMILY_ALLOWANCE.forYear(ano.number)),
    'Lei 8.213/1991, arts. 65 e 66',
  );
  const typed = [pensaoAlimenticia, previdenciaPrivada, planoSaude, outrosDescontos];
  const deductions = [inss, irrf, valeTransporte, ...typed].filter((amount) => amount.isAbove(0));
  const totalDescontos = result.total('Total de descontos', sumOfAll(deductions));
  const net = salarioBruto.minus(totalDescontos);
  const salarioLiquido = result.total(
    'Salário líquido',
    salarioFamilia.isAbove(0) ? net.plus(salarioFamilia) : net,
  );
  return {
    salarioBruto,
    inss,
    irrf,
    modeloIrrf: result.text('Modelo das deduções', model),
    baseIrrf: base,
    impostoTabela: tableTax,
    reducao: reduction,
    valeTransporte,
    salarioFamilia,
    totalDescontos,
    salarioLiquido,
    fgts: result.money(
      'FGTS que a empresa deposita',
      salarioBruto.asShown().times(FGTS_DEPOSIT),
      FGTS_DEPOSIT.law,
    ),
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
