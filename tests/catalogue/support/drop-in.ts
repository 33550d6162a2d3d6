/** Valid calculator with its article, to add to a copy of the project. */

export const ID = 'saude/cafeina';
export const PATH = `/calculadora/${ID}`;
export const HUB = '/calculadoras-saude';

export const DEFINITION = `import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';

const card = defineCalculator({
  id: '${ID}',
  name: 'Cafeína diária',
  title: 'Calculadora de cafeína',
  description: 'Some a cafeína do café que você toma em um dia.',
  keywords: 'cafeína, cafezinho, estimulante',
  icon: 'coffee',
  sources: [{ label: 'Uma fonte', url: 'https://www.gov.br/', checkedOn: '2026-01-02' }],
  inputs: {
    type: 'object',
    required: ['cups'],
    properties: {
      cups: {
        type: 'integer',
        title: 'Xícaras',
        minimum: 1,
        maximum: 50,
        messages: { minimum: 'Diga quantas xícaras', maximum: 'É café demais' },
      },
    },
  },
  rules: [],
  compute({ cups }, result) {
    return { caffeine: result.count('Cafeína', cups.times(80), { unit: 'mg' }) };
  },
}).layout([{ kind: 'headline', value: 'caffeine', answer: 'Você tomou {caffeine}.' }]);
export default card;

export const evidence = {
  examples: [
    { title: 'Três xícaras', input: { cups: 3 }, expected: { caffeine: 240 }, source: 'Conta à mão: 3 × 80' },
    { title: 'Uma xícara', input: { cups: 1 }, expected: { caffeine: 80 }, source: 'Conta à mão: 1 × 80' },
    { title: 'Dez xícaras', input: { cups: 10 }, expected: { caffeine: 800 }, source: 'Conta à mão: 10 × 80' },
    {
      title: 'No limite',
      input: { cups: 50 },
      expected: { caffeine: 4000 },
      source: 'Conta à mão: 50 × 80',
      testOnly: true,
    },
  ],
  refusals: [],
} satisfies EvidenceOf<typeof card>;
`;

/** Shortest allowed article. */
export const TEXT = `Três xícaras têm {exemplo.1.caffeine} de cafeína.

## Como é calculado

${'A conta multiplica as xícaras do dia pela cafeína de uma xícara comum de café coado. '.repeat(6)}

## Exemplo

Com {exemplo.1.entrada.cups|integer} xícaras, são {exemplo.1.caffeine} por dia, como mostra a conta acima.

## Perguntas frequentes

### O chá conta?

Conta, mas tem menos cafeína: esta estimativa só olha para o café coado em xícaras comuns.

### O descafeinado tem cafeína?

Tem um pouco, e por isso quem precisa evitar cafeína deve perguntar a quem cuida da sua saúde.

### Café forte muda a conta?

Muda: quanto mais pó, mais cafeína, e a estimativa é para um café de força média.

## Limites da estimativa

A cafeína varia com o grão, o preparo e o tamanho da xícara; esta conta usa um valor médio.
`;
