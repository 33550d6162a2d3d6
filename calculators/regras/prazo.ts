/** Fields for a term in years or, as people often say it, in months. A field in years always means years. */
import { option, years as yearsField } from '../../schemas/fields.ts';
import type { ExpressionRule } from '../../src/engine/definition.ts';

const ASK = { required: 'Escolha a unidade do prazo' } as const;
const TITLE = 'Prazo';

/** Hides the years while the term is typed in months. */
export const enquantoEmAnos = { visibleWhen: "prazoEm == 'anos'" } as const;

/** The term of a loan in years, while it is not typed in parcelas. */
export const anosDoCredito = {
  ...yearsField,
  ...enquantoEmAnos,
  title: TITLE,
  meaning: 'prazoDoCredito',
} as const;

/** The field `prazoEm` of a loan, beside its years. */
export const unidadeDoCredito = {
  type: 'string',
  title: 'Prazo em',
  oneOf: [option('anos', 'Anos'), option('parcelas', 'Parcelas')],
  default: 'anos',
  messages: ASK,
  meaning: 'unidadeDoPrazoDoCredito',
} as const;

/**
 * The field `parcelas`, which replaces a loan's years.
 *
 * @param tooFew refuses less than `least`, and a blank field, which counts as 0.
 */
export function parcelasDoCredito(minimo: number, maximo: number, tooFew: string, tooMany = tooFew) {
  return {
    type: 'integer',
    title: TITLE,
    unit: 'parcelas',
    minimum: minimo,
    maximum: maximo,
    placeholder: '48',
    visibleWhen: "prazoEm == 'parcelas'",
    messages: { minimum: tooFew, maximum: tooMany },
    meaning: 'parcelasDoCredito',
  } as const;
}

/** The term of an investment in years, while it is not typed in months. */
export const anosDaAplicacao = {
  ...yearsField,
  ...enquantoEmAnos,
  title: TITLE,
  meaning: 'prazoDaAplicacao',
} as const;

/** The fields `prazoEm`, which selects years or months, and `meses`, which replaces the years of an investment. */
export const prazoEmMeses = {
  meses: {
    type: 'integer',
    title: TITLE,
    unit: 'meses',
    minimum: 1,
    maximum: 1200,
    placeholder: '18',
    visibleWhen: "prazoEm == 'meses'",
    messages: { minimum: 'Informe o número de meses', maximum: 'Digite um prazo de até 1.200 meses' },
    meaning: 'mesesDaAplicacao',
  },
  prazoEm: {
    ...unidadeDoCredito,
    oneOf: [option('anos', 'Anos'), option('meses', 'Meses')],
    meaning: 'unidadeDoPrazoDaAplicacao',
  },
} as const;

/**
 * Refuses an amount that grows above 10^100 in the term, which nobody needs, and beyond which a double soon overflows.
 *
 * @param field the field that the message is for.
 * @param fator the growth of a month, as an expression.
 * @param anos name of the field in years.
 */
export function limiteDoCrescimento(
  field: string,
  fator: string,
  message: string,
  anos = 'years',
): ExpressionRule {
  const meses = `(prazoEm == 'meses' ? meses : 12 * ${anos})`;
  return { field, assert: `(${fator}) ^ ${meses} <= 10 ^ 100`, message };
}
