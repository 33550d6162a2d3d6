import { between, option, requiredAmount } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { quantity } from '../../src/quantity/quantity.ts';
import { reflexoNoDescanso } from '../lei/horas-extras.ts';
import { diasDeDescansoDoMes, diasUteisDoMes, regraDaJornada } from '../regras/jornada.ts';
import { LEI_DOS_FERIADOS } from '../tabelas/leis-do-calendario.ts';
import { LEI_DO_DESCANSO_SEMANAL } from '../tabelas/leis-trabalhistas.ts';
import { declaraDiasPeloCalendario, declaraDiasDigitados } from './dsr/dias-do-mes.ts';
import { examples, refusals } from './dsr/examples.ts';

/** Placeholder for fields that only the other way of counting uses. */
const zero = quantity(0);

const BY_CALENDAR = 'modoDias == "calendario"';
const TYPED = 'modoDias == "informar"';

const card = defineCalculator({
  id: 'trabalhista/dsr',
  name: 'DSR (descanso semanal)',
  title: 'Calculadora de DSR sobre horas extras e comissões',
  description:
    'Calcule o descanso semanal remunerado (DSR) sobre horas extras, comissões e adicional noturno, com os domingos e feriados do mês.',
  keywords:
    'dsr, descanso semanal remunerado, repouso semanal remunerado, rsr, dsr sobre horas extras, dsr sobre comissões, reflexo, domingos e feriados, dias úteis, horas extras, adicional noturno, clt',
  icon: 'calendar-days',
  sources: [LEI_DO_DESCANSO_SEMANAL, LEI_DOS_FERIADOS],

  inputs: {
    type: 'object',
    required: ['valor', 'modoDias'],
    properties: {
      valor: {
        ...requiredAmount('Informe o valor do mês'),
        title: 'Quanto você ganhou além do salário',
        description: 'Horas extras, comissões ou adicional noturno do mês, somados.',
        placeholder: '500,00',
      },
      modoDias: {
        type: 'string',
        title: 'Os dias do mês',
        widget: 'tabs',
        oneOf: [option('calendario', 'Pelo calendário'), option('informar', 'Eu informo')],
        default: 'calendario',
        messages: { required: 'Escolha uma das opções da lista' },
      },
      mes: {
        type: 'integer',
        title: 'Mês',
        ...between(1, 12, 'Digite o mês, de 1 a 12'),
        defaultOn: (today: string) => Number(today.slice(5, 7)),
        visibleWhen: BY_CALENDAR,
      },
      ano: {
        type: 'integer',
        title: 'Ano',
        ...between(2000, 2100, 'Digite um ano de 2000 a 2100'),
        defaultOn: (today: string) => Number(today.slice(0, 4)),
        visibleWhen: BY_CALENDAR,
      },
      feriadosLocais: {
        type: 'integer',
        title: 'Feriados da cidade e do estado',
        description:
          'Só os de segunda a sábado; Sexta-feira Santa, Carnaval e Corpus Christi também, onde forem feriado.',
        unit: 'dias',
        ...between(0, 10, 'Digite de 0 a 10 feriados'),
        default: 0,
        visibleWhen: BY_CALENDAR,
      },
      diasUteis: { ...diasUteisDoMes, details: false, visibleWhen: TYPED },
      diasDescanso: { ...diasDeDescansoDoMes, details: false, visibleWhen: TYPED },
    },
  },
  rules: [regraDaJornada],

  compute({ valor, modoDias, ...inputs }, result) {
    const { mes = zero, ano = zero, feriadosLocais = zero, diasUteis = zero, diasDescanso = zero } = inputs;
    const dias =
      modoDias === 'informar'
        ? declaraDiasDigitados(diasUteis, diasDescanso, result)
        : declaraDiasPeloCalendario({ ano, mes, feriadosLocais }, result);
    const dsr = result.money(
      'DSR',
      reflexoNoDescanso(valor, { uteis: dias.diasUteis, descanso: dias.diasDescanso }),
      {
        law: 'Lei 605/1949, art. 7º; TST, Súmulas 27 e 172',
      },
    );
    const { diasUteis: uteis, diasDescanso: descanso } = dias;
    result.group('Os dias contados', { uteis, descanso });
    return { ...dias, dsr, totalComDsr: result.total('Valor do mês com o DSR', valor.plus(dsr)) };
  },
}).layout([
  {
    kind: 'headline',
    value: 'dsr',
    answer: {
      'diasDescanso == 0': 'Num mês sem dias de descanso, você não recebe descanso semanal sobre os {valor}.',
      true: 'Sobre {valor} você recebe mais {dsr} de descanso semanal, num mês de {diasUteis|integer} dias úteis e {diasDescanso|integer} de descanso.',
    },
  },
  { kind: 'sum', total: 'totalComDsr' },
  { kind: 'rowComposition', title: 'Os dias do mês', rows: 'mesEmDias', value: 'dias' },
  { kind: 'lines', title: 'Feriados nacionais que não caem no domingo', lines: 'feriados' },
  {
    kind: 'notice',
    when: BY_CALENDAR,
    text: 'Sexta-feira Santa, Carnaval e Corpus Christi não são feriados nacionais por lei: onde forem feriado, some-os aos locais.',
  },
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
