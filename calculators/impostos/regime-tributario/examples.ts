/** Companies with a year worked out by hand. */
export const examples = [
  {
    title: 'Loja que fatura R$ 300 mil por ano',
    input: { faturamentoAnual: 300000 },
    expected: {
      simplesNacional: { anexo: 'I', aliquota: 5.32, imposto: 15960 },
      lucroPresumido: { irpj: 3600, csll: 3240, pis: 1950, cofins: 9000, total: 17790 },
      recomendacao: 'Simples Nacional',
      economia: 1830,
    },
    source:
      'Conta à mão: 300.000 × 7,3% − 5.940 = 15.960; 24.000 × 15% + 36.000 × 9% + 1.950 + 9.000 = 17.790',
  },
  {
    title: 'Serviços com folha de R$ 180 mil: fator R contra Lucro Presumido e Lucro Real',
    input: {
      faturamentoAnual: 600000,
      atividade: 'servicos',
      sujeitoFatorR: true,
      folhaAnual: 180000,
      margemLucro: 20,
    },
    expected: {
      simplesNacional: { anexo: 'III', aliquota: 10.56, imposto: 63360 },
      lucroPresumido: {
        irpj: 28800,
        csll: 17280,
        pis: 3900,
        cofins: 18000,
        iss: 30000,
        icms: 0,
        cpp: 50040,
        total: 148020,
      },
      lucroReal: {
        irpj: 18000,
        csll: 10800,
        pis: 9900,
        cofins: 45600,
        iss: 30000,
        cpp: 50040,
        total: 164340,
      },
      recomendacao: 'Simples Nacional',
      economia: 84660,
    },
    source:
      'Conta à mão: 600.000 × 13,5% − 17.640 = 63.360; 192.000 × 15% e × 9%; 600.000 × 0,65%, 3% e 5%; 180.000 × 27,8% = 50.040; lucro real 120.000 × 15% e × 9%, 600.000 × 1,65% e 7,6%',
  },
  {
    title: 'Comércio de margem baixa com muitos créditos: Lucro Real',
    input: {
      faturamentoAnual: 4000000,
      icmsEfetivo: 4,
      margemLucro: 2,
      creditosPisCofins: 80,
    },
    expected: {
      simplesNacional: { aliquota: 9.55, icmsForaDoDas: 160000, imposto: 542000 },
      lucroPresumido: { irpj: 56000, csll: 43200, icms: 160000, total: 405200 },
      lucroReal: { irpj: 12000, csll: 7200, pis: 13200, cofins: 60800, icms: 160000, total: 253200 },
      recomendacao: 'Lucro Real',
      economia: 152000,
    },
    source:
      'Conta à mão: 4.000.000 × 19% − 378.000 = 382.000, mais 4.000.000 × 4% = 160.000 de ICMS fora do DAS; 56.000 + 43.200 + 26.000 + 120.000 + 160.000 = 405.200; 80.000 × 15% e × 9%, 800.000 × 1,65% e 7,6%, 160.000: 253.200',
  },
  {
    title: 'Serviços que faturam R$ 4 milhões por ano: o ISS sai do DAS',
    input: { faturamentoAnual: 4000000, atividade: 'servicos', folhaAnual: 300000 },
    expected: {
      simplesNacional: { anexo: 'III', aliquota: 16.8, issForaDoDas: 200000, imposto: 872000 },
      lucroPresumido: {
        irpj: 296000,
        csll: 115200,
        pis: 26000,
        cofins: 120000,
        iss: 200000,
        cpp: 83400,
        total: 840600,
      },
      recomendacao: 'Lucro Presumido',
      economia: 31400,
    },
    source:
      'Conta à mão: 4.000.000 × 33% − 648.000 = 672.000, mais 4.000.000 × 5% = 200.000; 1.280.000 × 15% + 1.040.000 × 10% = 296.000; 1.280.000 × 9% = 115.200; 26.000 + 120.000 + 200.000; 300.000 × 27,8% = 83.400',
  },
  {
    title: 'Com R$ 3,6 milhões exatos o ISS ainda está no DAS',
    input: { faturamentoAnual: 3600000, atividade: 'servicos' },
    expected: { simplesNacional: { aliquota: 17.51, imposto: 630360 } },
    source: 'Conta à mão: 3.600.000 × 21% − 125.640 = 630.360; ÷ 3.600.000 = 17,51%',
    testOnly: true,
  },
  {
    title: 'Obras do Anexo IV: INSS patronal também no Simples',
    input: {
      faturamentoAnual: 1000000,
      atividade: 'servicos',
      anexo: 'IV',
      folhaAnual: 100000,
      ratPercentual: 3,
      aliquotaIss: 3,
    },
    expected: {
      simplesNacional: { anexo: 'IV', aliquota: 10.022, imposto: 123220 },
      lucroPresumido: {
        irpj: 56000,
        csll: 28800,
        pis: 6500,
        cofins: 30000,
        iss: 30000,
        cpp: 28800,
        total: 180100,
      },
      economia: 56880,
    },
    source:
      'Conta à mão: 1.000.000 × 14% − 39.780 = 100.220, mais 100.000 × 23%; 320.000 × 15% + 80.000 × 10% = 56.000; 320.000 × 9%; 100.000 × 28,8%',
    testOnly: true,
  },
  {
    title: 'Fator R sem folha: Anexo V',
    input: { faturamentoAnual: 100000, atividade: 'servicos', sujeitoFatorR: true },
    expected: {
      simplesNacional: { anexo: 'V', aliquota: 15.5, imposto: 15500 },
      lucroPresumido: { irpj: 4800, csll: 2880, iss: 5000, total: 16330 },
      economia: 830,
    },
    source: 'Conta à mão: 100.000 × 15,5%; 32.000 × 15% + 32.000 × 9% + 650 + 3.000 + 5.000 = 16.330',
    testOnly: true,
  },
  {
    title: 'Indústria na primeira faixa do Anexo II, com prejuízo zero no Lucro Real',
    input: { faturamentoAnual: 180000, atividade: 'industria', margemLucro: 0 },
    expected: {
      simplesNacional: { anexo: 'II', imposto: 8100 },
      lucroPresumido: { total: 10674 },
      lucroReal: { irpj: 0, csll: 0, pis: 2970, cofins: 13680, total: 16650 },
      economia: 2574,
    },
    source:
      'Conta à mão: 180.000 × 4,5% = 8.100; 14.400 × 15% + 21.600 × 9% + 1.170 + 5.400; 180.000 × 9,25%',
    testOnly: true,
  },
  {
    title: 'Conta simples: empresa que fatura R$ 300 mil por ano',
    input: { metodo: 'simplificado', faturamentoAnual: 300000 },
    expected: {
      simplesNacional: { aliquota: 9, imposto: 27000 },
      lucroPresumido: { irpj: 3600, csll: 3240, pis: 1950, cofins: 9000, total: 17790 },
      recomendacao: 'Lucro Presumido',
      economia: 9210,
    },
    source:
      'Conta à mão: 300.000 × 9% = 27.000; 24.000 × 15% = 3.600; 36.000 × 9% = 3.240; 1.950 + 9.000; soma 17.790',
  },
  {
    title: 'Conta simples: empresa que fatura R$ 4 milhões por ano',
    input: { metodo: 'simplificado', faturamentoAnual: 4000000 },
    expected: {
      simplesNacional: { aliquota: 19, imposto: 760000 },
      lucroPresumido: { irpj: 56000, csll: 43200, pis: 26000, cofins: 120000, total: 245200 },
      recomendacao: 'Lucro Presumido',
      economia: 514800,
    },
    source: 'Conta à mão: 320.000 × 15% + 80.000 × 10% = 56.000; 480.000 × 9% = 43.200; 26.000 + 120.000',
    testOnly: true,
  },
  {
    title: 'Conta simples: fim da primeira faixa',
    input: { metodo: 'simplificado', faturamentoAnual: '180.000,00' },
    expected: {
      simplesNacional: { aliquota: 6, imposto: 10800 },
      lucroPresumido: { irpj: 2160, csll: 1944, pis: 1170, cofins: 5400, total: 10674 },
      recomendacao: 'Lucro Presumido',
      economia: 126,
    },
    source: 'Conta à mão: 180.000 × 6% = 10.800; 14.400 × 15% + 21.600 × 9% + 1.170 + 5.400 = 10.674',
    testOnly: true,
  },
  {
    title: 'Conta simples: os dois custam o mesmo: fica o Simples',
    input: { metodo: 'simplificado', faturamentoAnual: 1 },
    expected: {
      simplesNacional: { imposto: 0.06 },
      lucroPresumido: { irpj: 0.01, csll: 0.01, pis: 0.01, cofins: 0.03, total: 0.06 },
      recomendacao: 'Simples Nacional',
      economia: 0,
    },
    source: 'Conta à mão: 6 centavos; 1,2 + 1,08 + 0,65 + 3 centavos, cada um arredondado, somam 6 centavos',
    testOnly: true,
  },
  {
    title: 'Conta simples: onde começa o adicional do IRPJ',
    input: { metodo: 'simplificado', faturamentoAnual: 3000000 },
    expected: { lucroPresumido: { irpj: 36000, total: 177900 }, simplesNacional: { imposto: 525000 } },
    source: 'Conta à mão: 240.000 × 15% = 36.000, sem adicional; 32.400 de CSLL, 19.500 e 90.000',
    testOnly: true,
  },
] as const;
