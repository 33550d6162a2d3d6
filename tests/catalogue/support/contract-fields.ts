/**
 * Agreed names of inputs and results: a contract with the users of the results, which no definition may change on its
 * own. Additional results are allowed.
 */

export interface Agreed {
  readonly inputs: readonly string[];
  /** Paths of single values, with `*` for any row or sentence. */
  readonly results: readonly string[];
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
export const within = (path: string, names: string): string[] =>
  words(names).map((name) => `${path}.${name}`);

export function agreed(inputs: string, results: string, ...inside: readonly string[][]): Agreed {
  return { inputs: words(inputs), results: [...words(results), ...inside.flat()] };
}

const GROWTH = 'totalValue totalContributed totalInterest roi';
const GROWTH_ROWS = within('evolucao.*', 'ano investido juros total');
const INSTALMENT_ROWS = within('parcelas.*', 'numero valor vencimento');

export const CONTRACT: Readonly<Record<string, Agreed>> = {
  'trabalhista/rescisao-trabalhista': agreed(
    'salario dataAdmissao dataRescisao tipoRescisao feriasVencidas',
    `avisoPrevia decimoTerceiro feriasVencidas feriasProporcionais feriasTotal fgtsSaldo fgtsMulta fgtsSacavel
     saldoSalario total mesesTrabalhados anosTrabalhados mesesNoAno temDireitoAvisoPrevia temDireitoDecimoTerceiro
     temDireitoFeriasProporcionais temDireitoFgtsSaque temDireitoSeguroDesemprego`,
  ),
  'trabalhista/ferias': agreed('salary days type', 'valorFerias tercoConstitucional total'),
  'trabalhista/decimo-terceiro': agreed('salary months', 'valorBruto inss ir valorLiquido'),
  'trabalhista/fgts': agreed(
    'salary months',
    'depositoMensal saldoTotal rendimento saldoComRendimento multaRescisoria',
  ),
  'trabalhista/aviso-previo': agreed('salary years type', 'diasAviso diasAdicionais valorAviso tipoAviso'),
  'trabalhista/horas-extras': agreed(
    'salary hours type',
    'valorHoraNormal valorHoraExtra valorTotal reflexoFerias reflexo13 percentualAcrescimo',
  ),
  'trabalhista/inss': agreed(
    'salarioBruto ano',
    'salarioBruto contribuicaoINSS salarioLiquido aliquotaAplicada tetoINSS isAcimaDoTeto',
    within('parcelasCalculo.*', 'faixa salarioFaixa aliquota contribuicao'),
  ),

  'educacional/regra-de-tres': agreed('a b c', 'x a b c explicacao.*'),
  'educacional/porcentagem': agreed('tipo valor porcentagem valorFinal', 'resultado valorFinal explicacao.*'),
  'educacional/media': agreed('linhas', 'media somaValores somaPesos detalhes.*'),
  'educacional/equacao-primeiro-grau': agreed('a b c', 'x passos.* verificacao'),
  'educacional/bhaskara': agreed('a b c', 'delta x1 x2 passos.* tipo'),
  'educacional/fracao': agreed(
    'modo numerador denominador decimal',
    'decimal fracao fracaoSimplificada passos.*',
  ),

  'saude/imc': agreed(
    'weight height',
    'imc classification healthRisk recommendation idealWeightRange.min idealWeightRange.max',
  ),
  'saude/calorias': agreed(
    'weight height age sex activity',
    'metabolismoBasal gastoTotal paraPerderPeso paraGanharPeso recomendacoes.*',
  ),
  'saude/hidratacao': agreed('weight activity climate', 'aguaPorDia aguaPorHora copos recomendacoes.*'),
  'saude/frequencia-cardiaca': agreed(
    'age',
    'fcMaxima',
    ...['recuperacao', 'aerobica', 'anaerobica', 'maxima'].map((zone) => within(`zonas.${zone}`, 'min max')),
  ),

  'financeira/juros-compostos': agreed('principal rate time monthlyContribution', GROWTH, GROWTH_ROWS),
  'financeira/financiamento': agreed(
    'propertyValue downPayment interestRate years',
    'loanAmount monthlyPayment totalPaid totalInterest downPaymentPercentage monthlyRate totalCost',
  ),
  'financeira/emprestimo': agreed(
    'loanAmount interestRate years',
    'monthlyPayment totalPaid totalInterest cet',
  ),
  'financeira/investimentos': agreed(
    'initialAmount monthlyContribution annualReturn years investmentType',
    `${GROWTH} savingsValue difference betterThanSavings`,
    GROWTH_ROWS,
  ),
  'financeira/cdi': agreed(
    'investedAmount cdiPercentage years currentCDI',
    'grossValue netValue grossReturn netReturn ir irRate effectiveRate',
  ),
  'financeira/poupanca': agreed(
    'initialAmount monthlyContribution years',
    `${GROWTH} cdiValue difference cdiIsBetter`,
    GROWTH_ROWS,
  ),
  'financeira/inflacao': agreed(
    'initialValue inflationRate years',
    'futureValue purchasingPowerLoss realValueLoss inflationImpact',
  ),
  'previdencia/aposentadoria': agreed(
    'currentAge retirementAge desiredMonthlyIncome lifeExpectancy expectedReturn',
    'totalNeeded monthlySavings yearsToRetirement yearsInRetirement totalSaved',
  ),

  'impostos/mei-das': agreed(
    'activity ano mesesAtividade competencia dataPagamento',
    `valorDAS vencimento servicos comercio industria detalhamento.* totalAnual limiteFaturamento limiteTolerancia multa
     juros totalAtualizado`,
  ),
  'impostos/simples-nacional': agreed(
    'faturamento12Meses faturamentoMensal anexos',
    'faixaAtual aliquotaEfetiva orientacoes.* alertas.*',
    within('resumo', 'valorDASTotal aliquotaEfetivaPonderada'),
    within('anexosCalculados.*', 'anexo percentualReceita faturamentoAnexo aliquotaEfetiva valorDASMensal'),
  ),
  'impostos/regime-tributario': agreed(
    'faturamentoAnual',
    'recomendacao economia',
    within('simplesNacional', 'aliquota imposto detalhes.*'),
    within('lucroPresumido', 'irpj csll pis cofins total detalhes.*'),
  ),
  'impostos/multa-atraso': agreed(
    'valorOriginal dataVencimento tipoDebito dataPagamento contagem multaPercentual jurosMensal',
    'multa juros total diasAtraso percentualMulta percentualJuros detalhamento.*',
  ),
  'impostos/irpf': agreed(
    `rendimentosTributaveis deducaoLegal dependentes pensaoAlimenticia previdenciaPrivada despesasMedicas
     despesasEducacao contribuicaoPrevidenciaria ano`,
    `baseCalculo faixaAplicavel aliquotaEfetiva impostoDevido impostoRetido valorPagar valorRestituir
     deducoes.total resumoCalculo.* modeloMaisVantajoso economiaModelo`,
    within('deducoes.detalhamento.*', 'descricao valor'),
  ),
  'impostos/iptu': agreed(
    'valorVenal tipoImovel area localizacao isencoes ano aliquota descontoCotaUnica quantidadeParcelas',
    'aliquotaAplicada valorIPTU valorComDesconto descontoAplicado valorCotaUnica observacoes.*',
    INSTALMENT_ROWS,
  ),
  'impostos/ipva': agreed(
    'valorVeiculo tipoVeiculo anoFabricacao estado combustivel isencoes ano',
    'aliquotaAplicada valorIPVA valorComDesconto descontoAplicado valorCotaUnica idade observacoes.*',
    INSTALMENT_ROWS,
  ),

  'financiamento/financiamento-imobiliario': agreed(
    'propertyValue downPayment interestRate years system',
    'financedAmount downPaymentPercentage monthlyPayment firstPayment lastPayment totalPaid totalInterest',
    within('schedule.*', 'month payment interest principal balance'),
  ),
  'financiamento/financiamento-veicular': agreed(
    'vehicleValue downPayment interestRate years',
    'financedAmount monthlyPayment totalPaid totalInterest iof seguro totalCost',
  ),
  'financiamento/credito-consignado': agreed(
    'salary marginPercentage interestRate years',
    'maxLoanValue monthlyPayment totalPaid totalInterest availableMargin',
  ),
  'financiamento/antecipacao-13': agreed(
    'benefitValue interestRate anticipationMonths',
    'originalValue anticipatedValue netValue fees discount discountPercentage veredicto',
  ),
};
