/** Agreed names of the sixteen calculators added to the first thirty-six. */
import { agreed, within, type Agreed } from './contract-fields.ts';

const REFLEXES = 'adicional reflexo13 reflexoFerias reflexoFgts';

export const FURTHER: Readonly<Record<string, Agreed>> = {
  'trabalhista/salario-liquido': agreed(
    `modo salarioBruto salarioLiquidoDesejado dependentes pensaoAlimenticia previdenciaPrivada custoValeTransporte
     planoSaude outrosDescontos filhos ano mes`,
    `salarioBruto inss irrf modeloIrrf baseIrrf impostoTabela reducao valeTransporte salarioFamilia totalDescontos
     salarioLiquido fgts`,
  ),
  'trabalhista/seguro-desemprego': agreed(
    'salario1 salario2 salario3 mesesTrabalhados solicitacao ano',
    'temDireito numeroParcelas salarioMedio valorParcela valorParcelaArredondada valorTotal',
  ),
  'trabalhista/adicional-noturno': agreed(
    'salary horas jornada percentual horaReduzida diasUteis diasDescanso',
    `valorHora horasComputadas reflexoDsr totalComReflexos ${REFLEXES}`,
  ),
  'trabalhista/custo-funcionario': agreed(
    'salario regime rat fap terceiros substitutoFerias custoValeTransporte beneficios',
    `inssPatronal rat terceiros fgts indenizacaoCompensatoria percentualEncargos provisao13 provisaoFerias
     encargosProvisoes valeTransporte custoMensal custoAnual acrescimo`,
  ),
  'trabalhista/clt-pj': agreed(
    'salarioClt faturamentoPj proLabore contador beneficiosClt dependentes ano',
    `totalCltAnual totalCltMensal proLaboreConsiderado anexo das issForaDoDas inssProLabore irrfProLabore liquidoPj
     liquidoPjAnual diferencaAnual maisVantajoso faturamentoEquivalente`,
  ),
  'trabalhista/insalubridade-periculosidade': agreed('tipo grau base salario ano', REFLEXES),
  'trabalhista/dsr': agreed(
    'valor modoDias mes ano diasUteis diasDescanso feriadosLocais',
    'dsr diasUteis diasDescanso totalComDsr',
  ),
  'previdencia/pgbl-vgbl': agreed(
    'plano tabela saldo totalContribuido years rendaBrutaAnual contribuicaoAnual aliquotaIrpf',
    'baseTributavel aliquota ir valorLiquido deducaoAnual economiaAnual iofVgbl',
  ),
  'previdencia/tempo-contribuicao': agreed(
    `sexo dataNascimento anosContribuicao mesesContribuicao inscritoAntesDaReforma anosEm2019 mesesEm2019
     mediaSalarios`,
    'primeiraRegra mesPrevisto',
    within('regras.*', 'regra situacao mesesRestantes mes coeficiente beneficio'),
  ),
  'financeira/correcao-monetaria': agreed(
    'valor indice mesInicial mesFinal incluirMesInicial',
    'meses variacao valorCorrigido correcao',
  ),
  'financeira/quitacao-divida': agreed(
    `modo parcela parcelasRestantes interestRate propostaQuitacao saldoDevedor pagamentoMensal`,
    'totalFuturo valorPresente economia economiaPercentual meses ultimaParcela totalPago totalJuros',
  ),
  'educacional/juros-simples': agreed('principal interestRate periodos', 'juros montante'),
  'educacional/area-perimetro': agreed('figura ladoA ladoB ladoC', 'area perimetro passos.*'),
  'educacional/progressao': agreed('tipo primeiroTermo razao n', 'termo soma somaInfinita termos.* passos.*'),
  'util/dias-entre-datas': agreed(
    'dataInicial dataFinal incluirDiaInicial pontosFacultativos',
    'diasCorridos diasUteis semanas',
    within('feriados.*', 'data nome'),
  ),
  'util/idade': agreed('dataNascimento dataReferencia', 'anos meses dias diasVividos proximoAniversario'),
};
