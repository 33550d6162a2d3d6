import { option, signedNumber } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { CALCULATION_FAILED } from '../../src/engine/calculation-error.ts';
import { percent, quantity } from '../../src/quantity/quantity.ts';
import { curriculum, PORTAL_DE_MATEMATICA } from '../tabelas/fontes-do-ensino.ts';
import { valorAlterado, parteDoValor, variacaoDoValor, VARIATION_PLACES } from './porcentagem/partes.ts';
import { EXAMPLES } from './porcentagem/examples.ts';

/** Decimal places shown for all values but variations; they are not rounded. */
const SHOWN_PLACES = 6;

const INVALID_TYPE = 'Tipo de cálculo inválido';

/** Values for the picture that not every type has. */
const NO_PARTS = { base: undefined, resto: undefined, antes: undefined, depois: undefined };

const campo = { ...signedNumber, messages: { required: CALCULATION_FAILED } } as const;

const card = defineCalculator({
  id: 'educacional/porcentagem',
  name: 'Porcentagem',
  title: 'Calculadora de porcentagem',
  description:
    'Calcule a porcentagem de um valor, um acréscimo, um desconto ou a variação entre dois valores.',
  keywords:
    'porcentagem, desconto, percentual, por cento, acréscimo, aumento, variação, %, porcento, variação percentual, aumento percentual, desconto de quantos por cento, black friday, desconto da black friday',
  icon: 'percent',
  popular: true,
  blankNumbers: 'missing',
  sources: [curriculum('porcentagens, acréscimos e decréscimos'), PORTAL_DE_MATEMATICA],

  inputs: {
    type: 'object',
    required: ['tipo', 'valor', 'porcentagem', 'valorFinal'],
    properties: {
      tipo: {
        type: 'string',
        title: 'O que calcular',
        widget: 'cards',
        oneOf: [
          option('calcular', 'Porcentagem de um valor', 'Quanto é 15% de 200?'),
          option('acrescimo', 'Acréscimo', '200 mais 15%'),
          option('desconto', 'Desconto', '200 menos 15%'),
          option('variacao', 'Variação', 'De 200 para 230, quantos %?'),
        ],
        default: 'calcular',
        messages: { required: INVALID_TYPE, enum: INVALID_TYPE },
      },
      valor: { ...campo, title: 'Valor', description: 'Na variação, o valor inicial.', placeholder: '200' },
      porcentagem: {
        ...campo,
        format: 'percent',
        title: 'Porcentagem',
        unit: '%',
        placeholder: '15',
        visibleWhen: 'tipo != "variacao"',
      },
      valorFinal: { ...campo, title: 'Valor final', placeholder: '230', visibleWhen: 'tipo == "variacao"' },
    },
  },
  rules: [{ field: 'valor', assert: 'tipo != "variacao" or valor != 0', message: CALCULATION_FAILED }],

  // Placeholder for a percentage or final value that the type does not need; it is hidden, and never used.
  compute({ tipo, valor, porcentagem = percent(0), valorFinal = quantity(0) }, result) {
    const shown = { decimals: SHOWN_PLACES };
    switch (tipo) {
      case 'calcular': {
        const { part, lesson } = parteDoValor(valor, porcentagem);
        const resultado = result.number('Resultado', part, shown);
        const partes = { ...NO_PARTS, resto: result.number('O resto', valor.minus(part), shown) };
        return { resultado, valorFinal: undefined, partes, explicacao: lesson.lines };
      }
      case 'acrescimo':
      case 'desconto': {
        const { part, total, lesson } = valorAlterado(valor, porcentagem, tipo);
        const name = tipo === 'acrescimo' ? 'Acréscimo' : 'Desconto';
        const changed = result.number(`Valor com ${name.toLowerCase()}`, total, shown);
        const partes =
          tipo === 'acrescimo' ? { base: result.number('Valor', valor, shown) } : { resto: changed };
        return {
          ...result.group('O que muda', { resultado: result.number(name, part, shown) }),
          valorFinal: changed,
          partes: { ...NO_PARTS, ...partes },
          explicacao: lesson.lines,
        };
      }
      case 'variacao': {
        const { part, lesson } = variacaoDoValor(valor, valorFinal);
        const resultado = result.percent('Variação', part, { places: VARIATION_PLACES });
        const partes = {
          ...NO_PARTS,
          antes: result.number('Valor inicial', valor, shown),
          depois: result.number('Valor final', valorFinal, shown),
        };
        return { resultado, valorFinal: undefined, partes, explicacao: lesson.lines };
      }
    }
  },
}).layout([
  {
    kind: 'headline',
    value: 'resultado',
    answer: {
      'tipo == "calcular"': 'Calculando {porcentagem} de {valor}, você chega a {resultado}.',
      'tipo == "variacao"': 'De {valor} para {entrada.valorFinal}, a variação é de {resultado}.',
    },
  },
  {
    kind: 'headline',
    value: 'valorFinal',
    answer: {
      'tipo == "acrescimo" and resultado == 0': 'Com {porcentagem} de acréscimo, {valor} não muda.',
      'resultado == 0': 'Com {porcentagem} de desconto, {valor} não muda.',
      'tipo == "acrescimo"':
        'Com {porcentagem} de acréscimo, {valor} passa a {valorFinal}: {resultado} a mais.',
      true: 'Com {porcentagem} de desconto, {valor} passa a {valorFinal}: {resultado} a menos.',
    },
  },
  {
    kind: 'composition',
    title: 'As partes do todo',
    when: 'valor > 0 and porcentagem > 0 and (tipo == "acrescimo" or porcentagem < 100)',
    parts: ['partes.base', 'resultado', 'partes.resto'],
  },
  {
    kind: 'comparison',
    title: 'Antes e depois',
    when: 'tipo == "variacao" and valor > 0 and resultado > -100',
    bars: ['partes.antes', 'partes.depois'],
  },
  { kind: 'steps', lines: 'explicacao' },
  {
    kind: 'notice',
    tone: 'warning',
    when: 'tipo == "variacao" and valor < 0',
    text: 'O valor inicial é negativo: a fórmula inverte o sinal da porcentagem. Compare os valores antes de tirar conclusões.',
  },
  {
    kind: 'notice',
    when: 'tipo == "desconto" and porcentagem > 100',
    text: 'Um desconto acima de 100% deixa o valor final negativo.',
  },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [
    { input: { tipo: 'variacao', valor: 0, valorFinal: 5 }, field: 'valor', message: CALCULATION_FAILED },
  ],
} satisfies EvidenceOf<typeof card>;
