/** Fields of a pay slip besides the salary, each 0 for most people. */
import { amount, between } from '../../../schemas/fields.ts';
import { dependants, payrollMonth, payrollYear, payrollYearRule } from '../../regras/payroll-inputs.ts';
import { INSS } from '../../tabelas/inss.ts';
import { staleTableWarning } from '../../tabelas/stale-table.ts';
import { TRANSPORT_SHARE } from '../../tabelas/transport-voucher.ts';

/** A monthly amount, behind 'Mais detalhes'. */
function monthly(title: string, description: string) {
  return { ...amount, title, description, default: 0, details: true } as const;
}

export const slipDetails = {
  dependentes: dependants,
  pensaoAlimenticia: monthly(
    'Pensão alimentícia',
    'A fixada por um juiz ou em escritura, em reais por mês: sai também da base do imposto de renda.',
  ),
  previdenciaPrivada: monthly(
    'Previdência privada',
    'A que a empresa desconta na folha: sai também da base do imposto de renda.',
  ),
  custoValeTransporte: {
    ...monthly(
      'Passagens do mês',
      `Quanto custam as do vale-transporte: a empresa desconta até ${TRANSPORT_SHARE} do salário, e nunca mais que elas.`,
    ),
    meaning: 'passagensDoMes',
  },
  planoSaude: monthly('Plano de saúde', 'A sua parte, se vem descontada no holerite.'),
  outrosDescontos: monthly(
    'Outros descontos',
    'Consignado, vale-refeição, sindicato, faltas: o que mais vem no holerite.',
  ),
  filhos: {
    type: 'integer',
    title: 'Filhos de até 14 anos',
    description: 'Ou inválidos de qualquer idade: quem ganha pouco recebe por eles o salário-família.',
    ...between(0, 20, 'Digite de 0 a 20 filhos'),
    default: 0,
    details: true,
  },
  ano: payrollYear,
  mes: payrollMonth,
} as const;

export const slipRules = [payrollYearRule, staleTableWarning(INSS)] as const;
