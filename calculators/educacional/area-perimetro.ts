import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { quantity, type Quantity } from '../../src/quantity/quantity.ts';
import { curriculum, PORTAL_DE_MATEMATICA } from '../tabelas/fontes-do-ensino.ts';
import { EXAMPLES } from './area-perimetro/examples.ts';
import { campoDaFigura, campoDaMedida, campoDoTrapezio, campoDaUnidade } from './area-perimetro/perguntas.ts';
import { Medicao } from './area-perimetro/figuras.ts';

const NO_TRIANGLE = 'Esses lados não formam um triângulo';

/** Placeholder for a measure that the shape does not have; never used. */
const NONE = quantity(1);

/** The picture of a figure. */
/** Shown for the shape with these measures. */
const DRAWING = { kind: 'drawing', title: 'A figura em escala' } as const;
const TRAPEZIO = { base: 'medidas.baseMaior', top: 'medidas.baseMenor', height: 'medidas.altura' } as const;

const card = defineCalculator({
  id: 'educacional/area-perimetro',
  name: 'Área e perímetro',
  title: 'Calculadora de área e perímetro',
  description:
    'Calcule a área e o perímetro de quadrado, retângulo, triângulo, círculo, trapézio e losango, com desenho em escala.',
  keywords:
    'área, perímetro, metro quadrado, m², metragem, terreno, geometria, figuras planas, quadrado, retângulo, triângulo, círculo, circunferência, trapézio, losango, heron',
  icon: 'shapes',
  blankNumbers: 'missing',
  sources: [curriculum('área e perímetro de figuras planas'), PORTAL_DE_MATEMATICA],

  inputs: {
    type: 'object',
    required: [
      'lado',
      'base',
      'altura',
      'ladoA',
      'ladoB',
      'ladoC',
      'raio',
      'baseMaior',
      'baseMenor',
      'diagonalMaior',
      'diagonalMenor',
    ],
    properties: {
      figura: campoDaFigura,
      lado: campoDaMedida('Lado', 'Informe o lado', 'quadrado'),
      base: campoDaMedida('Base', 'Informe a base', 'retangulo'),
      ladoA: campoDaMedida('Lado a', 'Informe o lado a', 'triangulo'),
      ladoB: campoDaMedida('Lado b', 'Informe o lado b', 'triangulo'),
      ladoC: campoDaMedida('Lado c', 'Informe o lado c', 'triangulo'),
      raio: {
        ...campoDaMedida('Raio', 'Informe o raio', 'circulo'),
        description: 'A metade do diâmetro.',
      },
      baseMaior: campoDaMedida('Base maior', 'Informe a base maior', 'trapezio'),
      baseMenor: campoDaMedida('Base menor', 'Informe a base menor', 'trapezio'),
      altura: campoDaMedida('Altura', 'Informe a altura', 'retangulo', 'trapezio'),
      tipoTrapezio: campoDoTrapezio,
      diagonalMaior: campoDaMedida('Diagonal maior', 'Informe a diagonal maior', 'losango'),
      diagonalMenor: campoDaMedida('Diagonal menor', 'Informe a diagonal menor', 'losango'),
      unidade: campoDaUnidade,
    },
  },
  rules: [
    { field: 'ladoA', assert: 'ladoA < ladoB + ladoC', message: NO_TRIANGLE },
    { field: 'ladoB', assert: 'ladoB < ladoA + ladoC', message: NO_TRIANGLE },
    { field: 'ladoC', assert: 'ladoC < ladoA + ladoB', message: NO_TRIANGLE },
  ],

  compute({ figura, tipoTrapezio, unidade, ...inputs }, result) {
    const typed = (label: string, value: Quantity | undefined) =>
      value && result.number(label, value, { unit: unidade, decimals: 10 });
    const medidas = {
      lado: typed('Lado', inputs.lado),
      base: typed('Base', inputs.base),
      ladoA: typed('Lado a', inputs.ladoA),
      ladoB: typed('Lado b', inputs.ladoB),
      ladoC: typed('Lado c', inputs.ladoC),
      raio: typed('Raio', inputs.raio),
      baseMaior: typed('Base maior', inputs.baseMaior),
      baseMenor: typed('Base menor', inputs.baseMenor),
      altura: typed('Altura', inputs.altura),
      diagonalMaior: typed('Diagonal maior', inputs.diagonalMaior),
      diagonalMenor: typed('Diagonal menor', inputs.diagonalMenor),
    };
    const measuring = new Medicao(result, unidade);
    const { lado = NONE, base = NONE, altura = NONE, raio = NONE } = inputs;
    const { ladoA = NONE, ladoB = NONE, ladoC = NONE } = inputs;
    const { baseMaior = NONE, baseMenor = NONE, diagonalMaior = NONE, diagonalMenor = NONE } = inputs;
    const measured = {
      quadrado: () => measuring.quadrado(lado),
      retangulo: () => measuring.retangulo(base, altura),
      triangulo: () => measuring.triangulo(ladoA, ladoB, ladoC),
      circulo: () => measuring.circulo(raio),
      trapezio: () => measuring.trapezio(baseMaior, baseMenor, altura, tipoTrapezio === 'retangulo'),
      losango: () => measuring.losango(diagonalMaior, diagonalMenor),
    };
    const { area, ...lengths } = measured[figura]();
    return { area, ...result.group('Os comprimentos', lengths), medidas, passos: measuring.lesson() };
  },
}).layout([
  { kind: 'headline', value: 'area', answer: 'A figura tem {area} de área e {perimetro} de contorno.' },
  { ...DRAWING, figure: 'rectangle', base: 'medidas.lado', height: 'medidas.lado' },
  { ...DRAWING, figure: 'rectangle', base: 'medidas.base', height: 'medidas.altura' },
  {
    ...DRAWING,
    figure: 'scaleneTriangle',
    base: 'medidas.ladoA',
    right: 'medidas.ladoB',
    left: 'medidas.ladoC',
  },
  { ...DRAWING, figure: 'circle', radius: 'medidas.raio' },
  { ...DRAWING, figure: 'trapezium', when: 'tipoTrapezio == "isosceles"', ...TRAPEZIO },
  { ...DRAWING, figure: 'rightTrapezium', when: 'tipoTrapezio == "retangulo"', ...TRAPEZIO },
  { ...DRAWING, figure: 'rhombus', base: 'medidas.diagonalMaior', height: 'medidas.diagonalMenor' },
  { kind: 'steps', lines: 'passos' },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [
    { input: { figura: 'triangulo', ladoA: 10, ladoB: 4, ladoC: 5 }, field: 'ladoA', message: NO_TRIANGLE },
    { input: { figura: 'triangulo', ladoA: 4, ladoB: 10, ladoC: 6 }, field: 'ladoB', message: NO_TRIANGLE },
    {
      input: { figura: 'triangulo', ladoA: 0.1, ladoB: 0.2, ladoC: 0.3 },
      field: 'ladoC',
      message: NO_TRIANGLE,
    },
  ],
} satisfies EvidenceOf<typeof card>;
