/** Worked examples of this card. */
export const EXAMPLES = [
  {
    title: 'Terreno retangular de 10 m por 25 m',
    input: { figura: 'retangulo', base: 10, altura: 25 },
    expected: {
      area: 250,
      perimetro: 70,
      passos: [
        'Área = base × altura = 10 m × 25 m = 250 m²',
        'Perímetro = base × 2 + altura × 2 = 10 m × 2 + 25 m × 2 = 70 m',
      ],
    },
    source: 'Conta à mão: 10 × 25 = 250; 2 × 10 + 2 × 25 = 70',
  },
  {
    title: 'Triângulo de lados 3, 4 e 5 cm',
    input: { figura: 'triangulo', ladoA: 3, ladoB: 4, ladoC: 5, unidade: 'cm' },
    expected: {
      area: 6,
      perimetro: 12,
      semiperimetro: 6,
      passos: [
        'Perímetro = a + b + c = 3 cm + 4 cm + 5 cm = 12 cm',
        'Semiperímetro (s) = perímetro ÷ 2 = 12 cm ÷ 2 = 6 cm',
        'Área = √[s × (s − a) × (s − b) × (s − c)] = √[6 cm × (6 cm − 3 cm) × (6 cm − 4 cm) × (6 cm − 5 cm)] = 6 cm²',
      ],
    },
    source: 'Conta à mão: é retângulo, porque 3² + 4² = 5²; a área é 3 × 4 ÷ 2 = 6',
  },
  {
    title: 'Círculo com raio de 3 m',
    input: { figura: 'circulo', raio: 3 },
    expected: { area: 28.2743, perimetro: 18.8496 },
    source: 'Conta à mão, com π = 3,14159265: 9π = 28,27433…; 6π = 18,84955…',
  },
  {
    title: 'Quadrado de 1,5 m de lado',
    input: { figura: 'quadrado', lado: '1,5' },
    expected: { area: 2.25, perimetro: 6 },
    source: 'Conta à mão: 1,5 × 1,5 = 2,25; 4 × 1,5 = 6',
  },
  {
    title: 'Trapézio isósceles de bases 10 e 6 cm e altura 4 cm',
    input: { figura: 'trapezio', baseMaior: 10, baseMenor: 6, altura: 4, unidade: 'cm' },
    expected: { area: 32, ladoInclinado: 4.4721, perimetro: 24.9443 },
    source:
      'Conta à mão: (10 + 6) × 4 ÷ 2 = 32; √(2² + 4²) = √20 = 4,47213595…; 16 + 2 × 4,47213595 = 24,9442719',
  },
  {
    title: 'Losango de diagonais 8 e 6 cm',
    input: { figura: 'losango', diagonalMaior: 8, diagonalMenor: 6, unidade: 'cm' },
    expected: { area: 24, lado: 5, perimetro: 20 },
    source: 'Conta à mão: 8 × 6 ÷ 2 = 24; o lado é √(4² + 3²) = 5; 4 × 5 = 20',
  },
  {
    title: 'Trapézio retângulo de bases 10 e 7 m e altura 4 m',
    input: { figura: 'trapezio', tipoTrapezio: 'retangulo', baseMaior: 10, baseMenor: 7, altura: 4 },
    expected: { area: 34, ladoInclinado: 5, perimetro: 26 },
    source: 'Conta à mão: (10 + 7) × 4 ÷ 2 = 34; √(3² + 4²) = 5; 10 + 7 + 4 + 5 = 26',
    testOnly: true,
  },
  {
    title: 'Um triângulo qualquer, de lados 5, 6 e 7 m',
    input: { figura: 'triangulo', ladoA: 5, ladoB: 6, ladoC: 7 },
    expected: { area: 14.6969, perimetro: 18, semiperimetro: 9 },
    source: 'Conta à mão: s = 9; √(9 × 4 × 3 × 2) = √216 = 14,69693846…',
    testOnly: true,
  },
  {
    title: 'Na borda: o lado maior quase alcança a soma dos outros',
    input: { figura: 'triangulo', ladoA: 3, ladoB: 4, ladoC: 6.99, unidade: 'cm' },
    expected: { perimetro: 13.99, semiperimetro: 6.995, area: 0.6469 },
    source: 'Conta à mão: √(6,995 × 3,995 × 2,995 × 0,005) = √0,418476749375 = 0,646897…',
    testOnly: true,
  },
  {
    title: 'A quinta casa decimal arredonda para longe do zero',
    input: { figura: 'retangulo', base: 0.00005, altura: 1, unidade: 'km' },
    expected: { area: 0.0001, perimetro: 2.0001 },
    source: 'Conta à mão: 0,00005 × 1 = 0,00005, que sobe para 0,0001; 2 × 1,00005 = 2,0001',
    testOnly: true,
  },
] as const;
