/** Cases of the IPTU calculated by hand; visitors see those without `testOnly`. */

export const examples = [
  {
    title: 'Apartamento com valor venal de R$ 250 mil',
    input: { valorVenal: 250000, tipoImovel: 'residencial', area: 80, ano: 2026 },
    expected: {
      aliquotaAplicada: 1,
      valorIPTU: 2500,
      descontoAplicado: 0,
      valorComDesconto: 2500,
      parcelas: Array.from({ length: 10 }, () => ({ valor: 250 })),
      observacoes: [
        'Cada prefeitura tem alíquotas, descontos e vencimentos próprios: confira o carnê do seu município.',
        'Valor venal por metro quadrado: R$ 3.125,00.',
      ],
    },
    source: 'Conta à mão: 250.000 × 1% = 2.500; ÷ 10 = 250; 250.000 ÷ 80 = 3.125',
  },
  {
    title: 'Casa de pessoa idosa e aposentada',
    input: { valorVenal: 180000, isencoes: ['idoso', 'aposentado'], ano: 2026 },
    expected: { valorIPTU: 1800, descontoAplicado: 70, valorComDesconto: 540 },
    source: 'Conta à mão: 180.000 × 1% = 1.800; 50% + 20% = 70%; 1.800 × 30% = 540',
  },
  {
    title: 'Galpão industrial em área rural',
    input: { valorVenal: 333333.33, tipoImovel: 'industrial', localizacao: 'rural', ano: 2025 },
    expected: { aliquotaAplicada: 1.2, valorIPTU: 4000, valorComDesconto: 4000, descontoAplicado: 0 },
    source: 'Conta à mão: 1,5% × 0,8 = 1,2%; 333.333,33 × 1,2% = 3.999,99996, que arredonda para 4.000,00',
  },
  {
    title: 'Carnê com alíquota de 0,7%, em três parcelas ou com 5% de desconto',
    input: {
      valorVenal: 100000,
      aliquota: '0,7',
      descontoCotaUnica: 5,
      quantidadeParcelas: 3,
      ano: 2026,
    },
    expected: {
      aliquotaAplicada: 0.7,
      valorIPTU: 700,
      valorComDesconto: 700,
      valorCotaUnica: 665,
      parcelas: [
        { numero: 1, valor: 233.33, vencimento: '2026-01-10' },
        { numero: 2, valor: 233.33, vencimento: '2026-02-10' },
        { numero: 3, valor: 233.34, vencimento: '2026-03-10' },
      ],
    },
    source:
      'Conta à mão: 100.000 × 0,7% = 700; × 95% = 665; 700 ÷ 3 = 233,333…: 2 × 233,33 = 466,66; resto 233,34',
  },
  {
    title: 'A alíquota do carnê afasta o fator rural e os descontos da lista',
    input: {
      valorVenal: 242000,
      aliquota: 1.5,
      localizacao: 'rural',
      isencoes: ['idoso'],
      quantidadeParcelas: 12,
      ano: 2026,
    },
    expected: {
      aliquotaAplicada: 1.5,
      valorIPTU: 3630,
      descontoAplicado: 0,
      valorComDesconto: 3630,
      valorCotaUnica: 3630,
      parcelas: Array.from({ length: 12 }, () => ({ valor: 302.5 })),
      observacoes: [
        'Cada prefeitura tem alíquotas, descontos e vencimentos próprios: confira o carnê do seu município.',
        'Em regra, imóvel rural paga ITR, e não IPTU.',
        'Com a alíquota do carnê, os descontos marcados não foram aplicados.',
      ],
    },
    source: 'Conta à mão: 242.000 × 1,5% = 3.630; ÷ 12 = 302,50',
    testOnly: true,
  },
  {
    title: 'Uma alíquota de 0% não é uma alíquota em branco',
    input: { valorVenal: 242000, aliquota: 0, descontoCotaUnica: 10, ano: 2026 },
    expected: { aliquotaAplicada: 0, valorIPTU: 0, valorCotaUnica: 0 },
    source: 'Nada é zero por cento de qualquer valor',
    testOnly: true,
  },
  {
    title: 'Cota única depois do desconto de pessoa idosa',
    input: { valorVenal: 180000.1, isencoes: ['idoso'], descontoCotaUnica: 7, ano: 2026 },
    expected: { valorIPTU: 1800, valorComDesconto: 900, valorCotaUnica: 837 },
    source: 'Conta à mão: 180.000,10 × 1% = 1.800,001; 1.800 × 50% = 900; × 93% = 837',
    testOnly: true,
  },
  {
    title: 'Todos os descontos param em 70%, e a última parcela leva os centavos',
    input: {
      valorVenal: '123.456,78',
      tipoImovel: 'terreno',
      isencoes: ['idoso', 'deficiente', 'aposentado', 'baixaRenda'],
      ano: 2024,
    },
    expected: {
      valorIPTU: 2469.14,
      descontoAplicado: 70,
      valorComDesconto: 740.74,
      parcelas: [
        ...Array.from({ length: 9 }, (_, index) => ({
          numero: index + 1,
          valor: 74.07,
          vencimento: `2024-0${index + 1}-10`,
        })),
        { numero: 10, valor: 74.11, vencimento: '2024-10-10' },
      ],
    },
    source: 'Conta à mão: 123.456,78 × 2% = 2.469,1356; × 30% = 740,74068; 9 × 74,07 = 666,63; resto 74,11',
    testOnly: true,
  },
  {
    title: 'Loja, no ano em curso',
    input: { valorVenal: 100, tipoImovel: 'comercial' },
    expected: { aliquotaAplicada: 1.2, valorIPTU: 1.2, valorComDesconto: 1.2 },
    source: 'Conta à mão: 100 × 1,2% = 1,20',
    testOnly: true,
  },
  {
    title: 'Uma parcela, ao lado da cota única com desconto',
    input: { valorVenal: 100_000, aliquota: 0.7, quantidadeParcelas: 1, ano: 2026, descontoCotaUnica: 5 },
    expected: { valorComDesconto: 700, valorCotaUnica: 665 },
    source: 'Conta à mão: 100.000 × 0,7% = 700; 700 − 5% = 665',
    testOnly: true,
  },
  {
    title: 'Uma parcela, sem desconto na cota única',
    input: { valorVenal: 100_000, aliquota: 0.7, quantidadeParcelas: 1, ano: 2026, descontoCotaUnica: 0 },
    expected: { valorComDesconto: 700 },
    source: 'Conta à mão: 100.000 × 0,7% = 700',
    testOnly: true,
  },
] as const;
