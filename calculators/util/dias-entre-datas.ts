import { option, requiredDate } from '../../schemas/fields.ts';
import { formatDate } from '../../src/calendar/format-date.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { column } from '../../src/quantity/declare.ts';
import { count } from '../../src/quantity/quantity.ts';
import { CONTAGEM_DE_PRAZO, contagemDeDias } from '../lei/contagem-de-dias.ts';
import {
  LEI_DE_APARECIDA,
  LEI_DA_CONSCIENCIA_NEGRA,
  LEI_DOS_FERIADOS,
  LEI_DOS_FERIADOS_LOCAIS,
  LEI_DOS_PRAZOS,
} from '../tabelas/leis-do-calendario.ts';
import { EXAMPLES } from './dias-entre-datas/examples.ts';

const END_BEFORE_START = 'A data final não pode ser antes da inicial';
/** First holiday under the first known law on national holidays (Lei nº 662/1949). */
const PRIMEIRO_FERIADO = '1949-05-01';

const card = defineCalculator({
  id: 'util/dias-entre-datas',
  name: 'Dias entre datas',
  title: 'Calculadora de dias entre datas e dias úteis',
  description:
    'Conte os dias entre duas datas: corridos, úteis e em semanas, com os feriados nacionais e o calendário do período.',
  keywords:
    'dias entre datas, diferença entre datas, quantos dias faltam, dias úteis, dias corridos, contar dias, contagem regressiva, prazo, feriados, calendário, quantas semanas, carnaval, corpus christi, férias, aviso prévio, feriados do ano, quantos dias faltam para o natal, semanas entre datas, quantos dias úteis',
  icon: 'calendar-days',
  sources: [
    LEI_DOS_PRAZOS,
    LEI_DOS_FERIADOS,
    LEI_DE_APARECIDA,
    LEI_DA_CONSCIENCIA_NEGRA,
    LEI_DOS_FERIADOS_LOCAIS,
  ],

  inputs: {
    type: 'object',
    required: ['dataInicial', 'dataFinal'],
    properties: {
      dataInicial: { ...requiredDate('Informe a data inicial'), title: 'Data inicial' },
      dataFinal: { ...requiredDate('Informe a data final'), title: 'Data final' },
      incluirDiaInicial: {
        type: 'boolean',
        title: 'Contar também o dia inicial',
        description: 'O dia final conta sempre; o inicial, só se você marcar.',
        default: false,
      },
      // Holidays only by local decision.
      pontosFacultativos: {
        type: 'array',
        title: 'Contar como feriado',
        description: 'Não são feriados nacionais por lei, mas muitos lugares fecham.',
        items: {
          type: 'string',
          oneOf: [
            option('carnaval', 'Carnaval (segunda e terça-feira)'),
            option('sexta-santa', 'Sexta-feira Santa'),
            option('corpus-christi', 'Corpus Christi'),
          ],
        },
        uniqueItems: true,
        default: [],
      },
    },
  },
  rules: [{ field: 'dataFinal', assert: 'dataFinal >= dataInicial', message: END_BEFORE_START }],

  compute({ dataInicial, dataFinal, incluirDiaInicial, pontosFacultativos }, result) {
    const counted = contagemDeDias({
      inicio: dataInicial,
      fim: dataFinal,
      contaOInicio: incluirDiaInicial,
      facultativos: pontosFacultativos,
    });
    const days = { unit: 'dias' };
    const which = incluirDiaInicial ? 'contando os dois' : 'sem contar o primeiro';
    const diasCorridos = result.count(
      'Dias corridos',
      // Write the step explicitly, because dates cannot be subtracted like numbers.
      count(counted.dias, 'dias').explainedAs(
        ({ figure }) =>
          `De ${formatDate(dataInicial)} a ${formatDate(dataFinal)}, ${which}: ${figure(counted.dias, { format: 'integer', unit: 'dias' })}`,
      ),
      { ...days, ...(incluirDiaInicial ? { law: 'Contam o primeiro e o último dia' } : CONTAGEM_DE_PRAZO) },
    );
    const inDays = (label: string, many: number) => result.count(label, count(many, 'dias'), days);
    const fimDeSemana = inDays('Sábados e domingos', counted.fimDeSemana);
    const diasDeFeriado = inDays('Feriados de segunda a sexta', counted.feriados.length);
    return {
      diasCorridos,
      fimDeSemana,
      diasDeFeriado,
      diasUteis: result.count('Dias úteis', diasCorridos.minus(fimDeSemana).minus(diasDeFeriado), {
        ...days,
        law: 'Dias corridos − sábados e domingos − feriados',
        isTotal: true,
      }),
      ...result.group('O mesmo tempo em', {
        semanas: result.count('Semanas completas', diasCorridos.over(count(7, 'dias')).roundedDown(), {
          unit: 'semanas',
          ...(counted.dias % 7 === 0 ? {} : { note: 'Ao todo, {diasCorridos|weeksAndDays}.' }),
        }),
        meses: result.duration(
          'Anos e meses completos',
          count(counted.meses, 'meses'),
          'yearsAndMonths',
          counted.diasAlemDosMeses === 0 ? {} : { note: 'E mais {diasAlemDosMeses}.' },
        ),
      }),
      diasAlemDosMeses: inDays('Dias além dos meses completos', counted.diasAlemDosMeses),
      primeiroDia:
        counted.primeiroDia === undefined
          ? undefined
          : result.date('Primeiro dia que conta', counted.primeiroDia),
      ultimoDia:
        counted.ultimoDia === undefined ? undefined : result.date('Último dia que conta', counted.ultimoDia),
      feriados: result.rows(
        'Feriados de segunda a sexta',
        { data: column.date('Data'), nome: column.text('Feriado') },
        counted.feriados,
      ),
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'diasCorridos',
    answer: {
      'diasUteis > 1':
        'Você conta {diasCorridos} de {dataInicial} a {dataFinal}, sendo {diasUteis|integer} úteis.',
      'diasCorridos > 1 and diasUteis == 0':
        'Você conta {diasCorridos} de {dataInicial} a {dataFinal}, nenhum deles útil.',
      'diasCorridos == 1 and diasUteis == 0':
        'Você conta {diasCorridos} de {dataInicial} a {dataFinal}, que não é útil.',
      'diasCorridos == 0': 'As duas datas são o mesmo dia: sem contar o primeiro, não há nenhum.',
      'diasUteis == 1': 'Você conta {diasCorridos} de {dataInicial} a {dataFinal}, sendo 1 útil.',
    },
  },
  {
    kind: 'sum',
    total: 'diasUteis',
    lines: ['diasCorridos', { value: 'fimDeSemana', sign: '-' }, { value: 'diasDeFeriado', sign: '-' }],
  },
  {
    kind: 'calendar',
    title: 'Os dias contados',
    when: 'diasCorridos > 0',
    from: 'primeiroDia',
    to: 'ultimoDia',
    rows: 'feriados',
    date: 'data',
    label: 'nome',
  },
  { kind: 'table', rows: 'feriados', download: 'feriados' },
  {
    kind: 'notice',
    tone: 'warning',
    when: `dataInicial < "${PRIMEIRO_FERIADO}"`,
    text: 'Os feriados entram a partir de maio de 1949: antes disso, só sábados e domingos saem dos dias úteis.',
  },
  'Contam os feriados nacionais. Os do seu estado e da sua cidade não entram: desconte-os, se for o caso.',
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [
    {
      input: { dataInicial: '2026-03-10', dataFinal: '2026-03-09' },
      field: 'dataFinal',
      message: END_BEFORE_START,
    },
  ],
} satisfies EvidenceOf<typeof card>;
