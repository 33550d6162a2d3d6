import type { Request } from './request.ts';

/**
 * The source of a new definition, not yet formatted: a small working calculator with every section. It adds a
 * percentage to an amount.
 */
export function definitionSource({ id, name }: Request): string {
  const keywords = [...new Set([name.toLowerCase(), 'acréscimo', 'porcentagem', 'total'])].join(', ');
  return `import { amount } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';

/*
 * Comece por aqui, e apague este comentário no fim.
 * 1. Este arquivo já é uma calculadora: soma uma porcentagem a um valor. Troque campos, conta e frases pelos seus.
 * 2. O primeiro exemplo falha de propósito: o valor esperado vem de uma lei, de um exemplo publicado ou de uma
 *    conta à mão, e nunca do que o programa responde.
 * 3. O artigo é o arquivo .md ao lado. O vocabulário todo está em docs/vocabulario.md.
 */
export default defineCalculator({
  id: ${JSON.stringify(id)},
  name: ${JSON.stringify(name)},
  description: ${JSON.stringify(`${name}: some uma porcentagem a um valor e veja o acréscimo e o total.`)},
  keywords: ${JSON.stringify(keywords)},
  icon: 'calculator',

  inputs: {
    type: 'object',
    required: ['valor'],
    properties: {
      valor: { ...amount, title: 'Valor' },
      taxa: {
        type: 'number',
        format: 'percent',
        title: 'Acréscimo',
        description: 'Em porcentagem do valor.',
        minimum: 0,
        maximum: 1000,
        default: 10,
        messages: {
          minimum: 'O acréscimo não pode ser negativo',
          maximum: 'Digite um acréscimo de até 1.000%',
        },
      },
    },
  },
  rules: [{ field: 'valor', assert: 'valor > 0', message: 'Digite um valor maior que zero' }],

  compute({ valor, taxa }, result) {
    // O nome, a conta e, se houver, o artigo da lei se dizem aqui, uma vez: figura, etapa e "por quê?" saem disto.
    const acrescimo = result.money('Acréscimo', valor.times(taxa), { note: '{taxa} do valor.' });
    return { acrescimo, total: result.total('Total', valor.plus(acrescimo)) };
  },
})
  .layout([
    { kind: 'headline', value: 'total' },
    { kind: 'figures', items: ['acrescimo', 'total'] },
    { kind: 'steps' },
  ])
  .evidence({
    examples: [
      {
        title: 'Acréscimo de 10% sobre R$ 200,00',
        input: { valor: 200, taxa: 10 },
        expected: { acrescimo: 20, total: 0 },
        source:
          'Conta à mão: 10% de 200 são 20, e 200 + 20 = 220; escreva esse total em expected, no lugar do 0',
      },
      {
        title: 'Acréscimo de 7,5% sobre R$ 1.234,56',
        input: { valor: 1234.56, taxa: '7,5' },
        expected: { acrescimo: 92.59, total: 1327.15 },
        source: 'Conta à mão: 1.234,56 × 0,075 = 92,592; 1.234,56 + 92,59 = 1.327,15',
      },
      {
        title: 'Sem acréscimo, o total é o próprio valor',
        input: { valor: 80, taxa: 0 },
        expected: { acrescimo: 0, total: 80 },
        source: 'Conta à mão: 0% de 80 são 0',
        testOnly: true,
      },
      {
        title: 'O meio centavo arredonda para longe do zero',
        input: { valor: 100.1, taxa: 5 },
        expected: { acrescimo: 5.01, total: 105.11 },
        source: 'Conta à mão: 100,10 × 0,05 = 5,005, que arredonda para 5,01',
        testOnly: true,
      },
    ],
    // As recusas que saem do esquema (mínimo, máximo, opção desconhecida…) são provadas sozinhas.
    refusals: [{ input: {}, field: 'valor', message: 'Digite um valor maior que zero' }],
    sources: [
      {
        label: 'Portal da Matemática OBMEP (IMPA)',
        url: 'https://portaldaobmep.impa.br/',
        checkedOn: '2026-11-20',
      },
    ],
  });
`;
}
