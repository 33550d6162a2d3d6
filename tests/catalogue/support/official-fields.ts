/** Agreed names of the inputs and results for the rules in force, in addition to the simple estimates. */
import { agreed, within, type Agreed } from './contract-fields.ts';

const LOAN = 'cobrarIof iofFinanciado tarifa tarifaFinanciada';
const LOAN_RESULTS = 'financedAmount iof valorRecebido cet cetMensal';

export const OFFICIAL: Readonly<Record<string, Agreed>> = {
  'trabalhista/rescisao-trabalhista': agreed(
    `metodo mediaAdicionais dependentes avisoTipo descontarAviso feriasEmDobro faltas adiantamento13 saldoFgts
     saquesFgts saqueAniversario mesDataBase dataPagamento`,
    `diasAvisoPrevio dataProjetada diasSaldo saldoSalario avisoPrevia avos13 decimoTerceiro decimoTerceiroAviso
     avosFerias diasDireito feriasProporcionais feriasVencidas feriasEmDobro feriasTotal indenizacaoAdicional
     pagoPelaEmpresa inssSaldo inss13 inss irrfSaldo irrf13 irrf descontoAdiantamento13 descontoAviso totalDescontos
     liquido fgtsSaldoAnterior fgtsDepositoRescisorio fgtsSaldo fgtsMulta fgtsMultaComAviso fgtsSaldoLiberado
     fgtsSacavel fgtsSacavelCaixa prazoPagamento multaAtraso total totalLiquido`,
  ),
  'trabalhista/ferias': agreed(
    'mediaAdicionais dependentes ano mes',
    'diasDireito abono tercoAbono adiantamento13 totalBruto inss irrf liquido fgts',
  ),
  'trabalhista/decimo-terceiro': agreed(
    'metodo mediaAdicionais dependentes ano',
    'primeiraParcela segundaParcela',
  ),
  'trabalhista/fgts': agreed(
    'metodo tr incluirDecimoTerceiro incluirTercoFerias tipoRescisao saqueAniversario',
    'valorSacavel saqueAniversarioAnual',
  ),
  'trabalhista/aviso-previo': agreed(
    'iniciativa mediaAdicionais dataAviso',
    'diasTrabalhados diasIndenizados valorIndenizado valorDesconto dataFim',
  ),
  'trabalhista/horas-extras': agreed(
    'metodo jornada adicional adicionais diasUteis diasDescanso',
    'horasComputadas reflexoDsr reflexoFgts totalComReflexos',
  ),
  'impostos/irpf': agreed(
    `metodo educacaoPorPessoa impostoRetidoFonte quantidadeCotas rendimentosAltaRenda impostoExclusivoPago
     irrfDividendos`,
    'aliquotaMinima impostoMinimo impostoRetido valorPagar valorRestituir',
    within('cotas.*', 'numero valor'),
  ),
  'impostos/simples-nacional': agreed('mesesAtividade folha12Meses', 'rbt12 fatorR'),
  'impostos/regime-tributario': agreed(
    `metodo atividade anexo sujeitoFatorR folhaAnual aliquotaIss icmsEfetivo ratPercentual terceirosPercentual
     margemLucro creditosPisCofins`,
    `simplesNacional.anexo simplesNacional.issForaDoDas simplesNacional.icmsForaDoDas lucroPresumido.iss lucroPresumido.icms lucroPresumido.cpp lucroReal.total recomendacao
     economia`,
  ),
  'impostos/multa-atraso': agreed(
    'tipoDebito documento dataPagamento contagem multaPercentual jurosMensal',
    'percentualMulta percentualJuros vencimentoEfetivo',
  ),
  'impostos/mei-das': agreed(
    'mesesAtividade competencia dataPagamento',
    'limiteTolerancia vencimento vencimentoUtil multa juros totalAtualizado',
  ),
  'impostos/iptu': agreed('aliquota descontoCotaUnica quantidadeParcelas', 'valorCotaUnica'),
  'impostos/ipva': agreed(
    'metodo potenciaCv cilindrada aliquota descontoCotaUnica quantidadeParcelas',
    'valorCotaUnica',
    within('parcelas.*', 'numero valor'),
  ),
  'financeira/emprestimo': agreed(`metodo ${LOAN} seguroMensal primeiroVencimento`, LOAN_RESULTS),
  'financiamento/financiamento-veicular': agreed(`metodo ${LOAN} seguroAnual`, `${LOAN_RESULTS} totalCost`),
  'financiamento/financiamento-imobiliario': agreed(
    'seguroMip seguroDfi tarifaAdministracao trMensal amortizacoesExtras',
    'primeiraParcelaTotal prazoEfetivo economiaJuros cet',
  ),
  'financiamento/credito-consignado': agreed(
    'metodo publico descontosObrigatorios consignacoesAtuais prazoMeses',
    'margemTotal availableMargin monthlyPayment margemCartao maxLoanValue iof valorLiberado cet',
  ),
  'financiamento/antecipacao-13': agreed(
    'modalidade saldoFgts mesAniversario quantidadeSaques',
    'valorAntecipado totalCedido iof valorLiberado',
    within('saques.*', 'ano saque cedido vencimento dias valorPresente'),
  ),
  'financeira/juros-compostos': agreed('tipoTaxa', ''),
  'financeira/cdi': agreed(
    'dataInicial dataFinal produto',
    'diasCorridos diasUteis iof ir netReturn netValue',
  ),
  'financeira/poupanca': agreed('selic trMensal', 'rendimentoMensal'),
  'financeira/investimentos': agreed('tributacao', 'ir netValue'),
  'financeira/inflacao': agreed('', 'perdaRealPercentual'),
  'previdencia/aposentadoria': agreed(
    'inflacao aliquotaIr currentSavings',
    'initialSavings savingsAtRetirement stillNeeded',
  ),
};
