/** Fields for a termination besides the contract's dates and salary, with their rules. */
import { addDays, compareDates, wholeYears, yearOf } from '../../../src/calendar/calendar.ts';
import { amount, between, date, option } from '../../../schemas/fields.ts';
import { maximoDeDiasEmDobro } from '../../lei/ferias.ts';
import {
  mediaDeAdicionais,
  dependentesDoImposto,
  anoSemTabelaDoImposto,
} from '../../regras/dados-da-folha.ts';
import { recusaDoAcordo } from '../../regras/tipo-de-rescisao.ts';
import { INSS } from '../../tabelas/inss.ts';
import {
  AVISO_BASICO,
  DIAS_ANTES_DA_DATA_BASE,
  PARTE_SACADA_NO_ACORDO,
  PRAZO_DO_ACERTO,
} from '../../tabelas/trabalho.ts';

const MAXIMO_DE_DIAS_EM_DOBRO = 90;
const NOT_LISTED = 'Escolha uma das opções da lista';

const IS_DISMISSAL = 'tipoRescisao == "demissao-sem-justa-causa"';
const HAS_NOTICE = `${IS_DISMISSAL} or tipoRescisao == "acordo-mutuo"`;

/** Fields behind 'Mais detalhes'. */
export const perguntasDaRescisao = {
  dataPagamento: {
    ...date,
    title: 'Dia do pagamento',
    description: 'Em branco, o imposto de renda é o do mês da saída. Ele também diz se há multa por atraso.',
    details: true,
  },
  mediaAdicionais: mediaDeAdicionais,
  avisoTipo: {
    type: 'string',
    title: 'Aviso prévio',
    description: `Do aviso trabalhado, a empresa paga à parte só os dias além de ${AVISO_BASICO}.`,
    oneOf: [option('indenizado', 'Indenizado'), option('trabalhado', 'Trabalhado')],
    default: 'indenizado',
    visibleWhen: HAS_NOTICE,
    details: true,
    messages: { required: NOT_LISTED },
  },
  descontarAviso: {
    type: 'boolean',
    title: 'Descontar o aviso que não foi cumprido',
    description: 'Quem pede demissão e não cumpre o aviso pode ter um salário descontado.',
    default: false,
    visibleWhen: 'tipoRescisao == "pedido-demissao"',
    details: true,
  },
  feriasEmDobro: {
    type: 'integer',
    title: 'Férias em dobro',
    description:
      'Dias que deviam ter sido dados até um ano depois de adquiridos, e não foram. Não os some às vencidas.',
    unit: 'dias',
    ...between(
      0,
      MAXIMO_DE_DIAS_EM_DOBRO,
      `Digite de 0 a ${MAXIMO_DE_DIAS_EM_DOBRO} dias de férias em dobro`,
    ),
    default: 0,
    details: true,
  },
  faltas: {
    type: 'integer',
    title: 'Faltas sem justificativa',
    description: 'No período de férias em curso: mais de 5 diminuem as férias proporcionais.',
    unit: 'faltas',
    ...between(0, 365, 'Digite de 0 a 365 faltas'),
    default: 0,
    visibleWhen: 'tipoRescisao != "demissao-justa-causa"',
    details: true,
  },
  dependentes: dependentesDoImposto,
  adiantamento13: {
    ...amount,
    title: '13º já adiantado neste ano',
    description: 'A 1ª parcela recebida é descontada do acerto.',
    default: 0,
    details: true,
  },
  saldoFgts: {
    ...amount,
    title: 'Saldo do FGTS para fins rescisórios',
    description: 'Está no extrato do aplicativo FGTS. Se só souber o saldo, some abaixo o que já sacou.',
    default: 0,
    details: true,
  },
  saquesFgts: {
    ...amount,
    title: 'Quanto já sacou deste emprego',
    description: 'A multa é também sobre o que já saiu da conta.',
    default: 0,
    visibleWhen: `saldoFgts > 0 and (${HAS_NOTICE})`,
    details: true,
  },
  saqueAniversario: {
    type: 'boolean',
    title: 'Optei pelo saque-aniversário',
    meaning: 'saqueAniversario',
    description: 'Quem optou saca só a multa; o saldo fica na conta.',
    default: false,
    visibleWhen: HAS_NOTICE,
    details: true,
  },
  mesDataBase: {
    type: 'integer',
    title: 'Mês da data-base da categoria',
    description: `O contrato que acaba, com o aviso, nos ${DIAS_ANTES_DA_DATA_BASE} antes do reajuste dá direito a mais um salário. Deixe 0 se não sabe.`,
    ...between(0, 12, 'Digite o mês, de 1 a 12'),
    default: 0,
    visibleWhen: IS_DISMISSAL,
    details: true,
  },
} as const;

interface ContratoDigitado {
  readonly dataAdmissao: string;
  readonly dataRescisao: string;
  readonly metodo?: string;
}

/** Whole years of the contract for the legal rules; undefined if its dates are refused, or by the simple method. */
function anosDeCasa({ dataAdmissao, dataRescisao, metodo }: ContratoDigitado): number | undefined {
  if (metodo !== 'oficial' || compareDates(dataRescisao, dataAdmissao) <= 0) return undefined;
  return wholeYears(dataAdmissao, addDays(dataRescisao, 1));
}

function recusaDoAno({ dataRescisao, metodo }: ContratoDigitado): string | undefined {
  const ano = yearOf(dataRescisao);
  return metodo !== 'oficial' || INSS.has(ano) ? undefined : INSS.missingYearMessage(ano);
}

function recusaDasFeriasVencidas(
  inputs: ContratoDigitado & { readonly feriasVencidas: number },
): string | undefined {
  return inputs.feriasVencidas > 0 && anosDeCasa(inputs) === 0
    ? 'Com menos de um ano de casa não há férias vencidas'
    : undefined;
}

function recusaDasFeriasEmDobro(
  inputs: ContratoDigitado & { readonly feriasEmDobro: number },
): string | undefined {
  const anos = anosDeCasa(inputs);
  if (anos === undefined || inputs.feriasEmDobro === 0) return undefined;
  const maximo = maximoDeDiasEmDobro(anos);
  if (inputs.feriasEmDobro <= maximo) return undefined;
  if (anos === 0) return 'Com menos de um ano de casa não há férias em dobro';
  if (anos === 1) return 'Com 1 ano completo de casa não há férias em dobro';
  return `Com ${anos} anos completos de casa, as férias em dobro não passam de ${maximo} dias`;
}

function recusaDoPagamento({
  dataRescisao,
  dataPagamento,
}: ContratoDigitado & { readonly dataPagamento?: string | undefined }): string | undefined {
  if (dataPagamento === undefined) return undefined;
  return compareDates(dataPagamento, dataRescisao) < 0
    ? 'O pagamento não pode ser antes da saída'
    : anoSemTabelaDoImposto(yearOf(dataPagamento));
}

/**
 * Refuses an agreement before the law allowed it, a year without tables, a payment before the end, and vacation that a
 * short contract cannot have earned.
 */
export const regrasDaRescisao = [
  {
    field: 'tipoRescisao',
    check: ({ tipoRescisao, dataRescisao }: ContratoDigitado & { readonly tipoRescisao: string }) =>
      recusaDoAcordo(tipoRescisao === 'acordo-mutuo', dataRescisao),
  },
  { field: 'dataRescisao', check: recusaDoAno },
  { field: 'dataPagamento', check: recusaDoPagamento },
  { field: 'feriasVencidas', check: recusaDasFeriasVencidas },
  { field: 'feriasEmDobro', check: recusaDasFeriasEmDobro },
  {
    field: 'feriasVencidas',
    warn: "metodo == 'oficial' and anosTrabalhados >= 1 and feriasVencidas == 0 and feriasEmDobro == 0",
    message: 'Se não tirou as férias do último período, informe os dias de férias vencidas',
  },
  {
    field: 'saldoFgts',
    warn: "metodo == 'oficial' and saldoFgts == 0",
    message: 'O saldo do FGTS é uma estimativa sem rendimentos; o extrato da Caixa traz o valor exato',
  },
  {
    field: 'saquesFgts',
    warn: 'saqueAniversario and saldoFgts > 0 and saquesFgts == 0',
    message:
      'A multa é sobre todos os depósitos, também os já sacados: some os saques ou use o saldo para fins rescisórios',
  },
  {
    field: 'saquesFgts',
    warn: 'saquesFgts > 0',
    message: 'Os saques entram sem a correção do FGTS',
  },
  {
    field: 'dataPagamento',
    warn: 'multaAtraso > 0',
    message: `Pago depois do prazo de ${PRAZO_DO_ACERTO}: multa de um salário (CLT, art. 477, § 8º; TST, Tema 142)`,
  },
  {
    field: 'tipoRescisao',
    warn: 'given(fgtsSacavelCaixa)',
    message: `O manual da Caixa manda sacar ${PARTE_SACADA_NO_ACORDO} também da multa; o resto fica na conta`,
  },
] as const;
