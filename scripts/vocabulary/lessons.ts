/** Documents the lesson builder. */
import { code, table } from './markdown.ts';

const EXAMPLE = `\`\`\`ts
const delta = worked(b.power(2).minus(quantity(4).times(a).times(c)), { formula: 'Δ = b² − 4ac' });
const raiz = squareRoot(delta, 6);
const x = worked(figure(b.negated()).plus(figure(raiz, 6)).over(figure(a.times(2))), {
  formula: '(−b + √Δ) ÷ 2a',
  places: 2,
});
const passos = new Lesson()
  .line(delta) // Δ = b² − 4ac = (−5)² − 4 × 1 × 6 = 1
  .say('Δ é positivo: a equação tem duas raízes reais diferentes')
  .line(raiz, '√Δ = ') // √Δ = √1 = 1
  .line(x, 'x = ').lines; // x = (−b + √Δ) ÷ 2a = (5 + 1) ÷ 2 = 3
\`\`\``;

const CALLS: readonly (readonly [call: string, meaning: string])[] = [
  ['lesson.say(frase)', 'Uma frase.'],
  [
    'lesson.line(quantidade, começo)',
    'A conta de uma quantidade, depois do começo: `x = `, ou `Divida por 2: `.',
  ],
  [
    'lesson.result(resultado, símbolo)',
    'Um resultado declarado, com a fórmula que está em `law`: “Área = base × altura = 10 m × 25 m = 250 m²”. O símbolo vem ' +
      'no lugar do rótulo.',
  ],
  [
    'worked(conta, { formula, next, places, unit })',
    'A quantidade, explicada como na lousa: a fórmula, a conta com os números, a conta um passo adiante (`next`) e o valor. ' +
      'Com `places`, o valor tem essas casas, e `≈` se foi arredondado.',
  ],
  [
    'figure(quantidade, casas)',
    'A quantidade como um só número dentro de outra conta, que segue sem arredondar.',
  ],
  ['squareRoot(quantidade, casas)', 'A raiz quadrada, escrita com o radical.'],
];

/** Generates the chapter on the steps of lessons. */
export async function lessons(): Promise<string[]> {
  return [
    '## Lições',
    'Os passos de uma lição são uma lista de frases que o resultado devolve e que `steps` mostra com `lines`. Quem os escreve ' +
      'é `Lesson`, de `calculators/layouts/lesson.ts`: cada linha com números sai de uma quantidade, com todos os ' +
      'algarismos, e a mesma quantidade se declara como resultado, com a mesma linha no “por quê?”. Números não se juntam a ' +
      'textos à mão.',
    table(
      ['Chamada', 'O que escreve'],
      CALLS.map(([call, meaning]) => [code(call), meaning]),
    ),
    EXAMPLE,
  ];
}
