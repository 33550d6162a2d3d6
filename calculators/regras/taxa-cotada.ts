/** Fields for a quoted rate: yearly nominal, yearly effective, or monthly. */
import { option } from '../../schemas/fields.ts';
import type { ExpressionRule } from '../../src/engine/definition.ts';

/** A rate in percent, 0 to 1,000, for the period in `tipoTaxa`. */
export const taxaCotada = {
  type: 'number',
  title: 'Taxa de juros',
  unitBy: { field: 'tipoTaxa', units: { nominal: '% ao ano', efetiva: '% ao ano', mensal: '% ao mês' } },
  minimum: 0,
  maximum: 1000,
  messages: { minimum: 'A taxa não pode ser negativa', maximum: 'Digite uma taxa de até 1.000%' },
} as const;

/** The field `tipoTaxa`, beside the rate. */
export function tipoDaTaxa<const Kind extends keyof typeof taxaCotada.unitBy.units>(usual: Kind) {
  return {
    type: 'string',
    title: 'Tipo da taxa',
    description:
      'Ao ano, nominal (um doze avos por mês) ou efetiva (o que soma no ano): 12% nominais são 12,68% efetivos.',
    // Short enough for half the width of the form.
    oneOf: [option('nominal', 'Nominal'), option('efetiva', 'Efetiva'), option('mensal', 'Ao mês')],
    default: usual,
    messages: { required: 'Escolha o tipo da taxa' },
    meaning: 'tipoDaTaxa',
  } as const;
}

/** Refuses a monthly rate above a limit in percent; `taxaCotada` limits yearly ones. */
export function limiteDaTaxaMensal(taxa: string, maximo: number, message: string): ExpressionRule {
  return { field: taxa, assert: `tipoTaxa != 'mensal' or ${taxa} <= ${maximo}`, message };
}

/** The monthly rate in percent as an expression for rules. */
export function percentualMensal(taxa: string): string {
  return `(tipoTaxa == 'mensal' ? ${taxa} : tipoTaxa == 'nominal' ? ${taxa} / 12 : 100 * ((1 + ${taxa} / 100) ^ (1 / 12) - 1))`;
}
