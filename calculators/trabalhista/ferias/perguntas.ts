/** Fields for a vacation besides salary and days, and the limits of its days. */
import { between } from '../../../schemas/fields.ts';
import { diasDeFerias, maximoDeDiasVendidos } from '../../lei/ferias.ts';
import {
  mediaDeAdicionais,
  dependentesDoImposto,
  mesDaFolha,
  anoDaFolha,
  regraDoAnoDaFolha,
} from '../../regras/dados-da-folha.ts';
import { INSS } from '../../tabelas/inss.ts';
import { staleTableWarning } from '../../tabelas/stale-table.ts';
import { DIAS_DE_FERIAS_POR_FALTAS } from '../../tabelas/dias-de-ferias.ts';

/** More absences leave no vacation. */
const MAXIMO_DE_FALTAS = DIAS_DE_FERIAS_POR_FALTAS.at(-1)?.upTo ?? 0;

/** False for days that are only sold, which have no deductions. */
const IS_TAKEN = 'type != "venda"';

/** True for a whole period of twelve months; only such a period is reduced by absences, or sold in part. */
const IS_WHOLE = 'type == "integrais"';

/** Fields behind 'Mais detalhes'. */
export const perguntasDasFerias = {
  diasVendidos: {
    type: 'integer',
    title: 'Dias vendidos à empresa',
    description:
      'Até um terço das férias pode ser trocado por dinheiro; digite acima só os dias de descanso.',
    unit: 'dias',
    minimum: 0,
    default: 0,
    visibleWhen: IS_WHOLE,
    details: true,
    messages: { minimum: 'Digite um valor que não seja negativo' },
  },
  faltas: {
    type: 'integer',
    title: 'Faltas sem justificativa',
    description: 'Nos 12 meses em que as férias foram ganhas: mais de 5 diminuem os dias.',
    unit: 'faltas',
    ...between(0, 365, 'Digite de 0 a 365 faltas'),
    default: 0,
    visibleWhen: IS_WHOLE,
    details: true,
  },
  adiantarDecimoTerceiro: {
    type: 'boolean',
    title: 'Receber com as férias a 1ª parcela do 13º',
    description: 'É um direito de quem a pede em janeiro; vem sem descontos.',
    default: false,
    visibleWhen: IS_TAKEN,
    details: true,
  },
  mediaAdicionais: { ...mediaDeAdicionais, visibleWhen: IS_TAKEN },
  dependentes: { ...dependentesDoImposto, visibleWhen: IS_TAKEN },
  ano: { ...anoDaFolha, visibleWhen: IS_TAKEN },
  mes: { ...mesDaFolha, visibleWhen: `${IS_TAKEN} and (${mesDaFolha.visibleWhen})` },
} as const;

interface DiasPedidos {
  readonly days: number;
  readonly faltas: number | undefined;
  readonly diasVendidos: number | undefined;
}

function recusaDosDias({ days, faltas = 0 }: DiasPedidos): string | undefined {
  const direito = diasDeFerias(faltas).dias.number;
  return direito > 0 && days > direito
    ? `Com ${faltas} faltas injustificadas, o direito é de ${direito} dias de férias`
    : undefined;
}

function recusaDaVenda({ faltas = 0, diasVendidos = 0 }: DiasPedidos): string | undefined {
  const direito = diasDeFerias(faltas).dias.number;
  const maximo = maximoDeDiasVendidos(direito);
  return direito > 0 && diasVendidos > maximo
    ? `Você pode vender até um terço das férias: ${maximo} dias`
    : undefined;
}

function recusaDaSoma({ days, faltas = 0, diasVendidos = 0 }: DiasPedidos): string | undefined {
  const direito = diasDeFerias(faltas).dias.number;
  return direito > 0 && diasVendidos > 0 && days + diasVendidos > direito
    ? `Os dias de férias e os vendidos não podem passar de ${direito}`
    : undefined;
}

const STALE_TABLE = staleTableWarning(INSS);

/** True for a period that leaves further days; the rules on divided vacation apply only to these. */
const LEAVES_DAYS = 'days + diasVendidos != diasDireito';

/** Refuses more days than the law grants, more sold days than it allows, and a year without tables. */
export const regrasDasFerias = [
  { field: 'days', check: recusaDosDias },
  { field: 'diasVendidos', check: recusaDaVenda },
  { field: 'diasVendidos', check: recusaDaSoma },
  {
    field: 'faltas',
    assert: `faltas <= ${MAXIMO_DE_FALTAS}`,
    message: `Com mais de ${MAXIMO_DE_FALTAS} faltas injustificadas não há direito a férias`,
  },
  regraDoAnoDaFolha,
  {
    field: 'days',
    warn: `${IS_WHOLE} and days < 5 and ${LEAVES_DAYS}`,
    message: 'A lei não aceita período de férias com menos de 5 dias (CLT, art. 134, § 1º)',
  },
  {
    field: 'days',
    warn: `${IS_WHOLE} and days >= 5 and days < 14 and ${LEAVES_DAYS}`,
    message: 'Nas férias divididas, um dos períodos deve ter pelo menos 14 dias',
  },
  {
    field: 'days',
    warn: `type == "proporcionais" and days < 10 and ${LEAVES_DAYS}`,
    message: 'Férias coletivas têm períodos de pelo menos 10 dias (CLT, art. 139, § 1º)',
  },
  { ...STALE_TABLE, warn: `${IS_TAKEN} and ${STALE_TABLE.warn}` },
] as const;
