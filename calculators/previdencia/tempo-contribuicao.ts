import { addMonths, wholeMonthsAndDays, type IsoDate } from '../../src/calendar/calendar.ts';
import { formatDate } from '../../src/calendar/format-date.ts';
import { monthInWords, monthWith } from '../../src/calendar/month.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import type { Results } from '../../src/quantity/declare.ts';
import { count, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import { mesesQueFaltavamEm2019, type Perspectiva } from '../lei/aposentadoria.ts';
import { INSS } from '../tabelas/inss.ts';
import { SALARIO_MINIMO } from '../tabelas/salario-minimo.ts';
import { IDADES_DA_APOSENTADORIA } from '../tabelas/fontes-dos-investimentos.ts';
import { endedTableWarning } from '../tabelas/stale-table.ts';
import { EXAMPLES, REFUSALS } from './tempo-contribuicao/examples.ts';
import { BORN_LATER, MORE_IN_2019, TOO_MUCH_TIME, perguntas } from './tempo-contribuicao/perguntas.ts';
import { NOMES_DAS_REGRAS, declaraRegras } from './tempo-contribuicao/regras-de-aposentadoria.ts';

const MESES_DO_ANO = count(12, 'meses');
/** Take floor and ceiling of the benefit from the newest table. */
const ended = endedTableWarning(INSS);

/** Years and months as months; undefined if both are unknown. */
function emMeses(anos: Quantity | undefined, meses: Quantity | undefined): Quantity | undefined {
  if (anos === undefined && meses === undefined) return undefined;
  return (anos ?? count(0, 'anos')).times(MESES_DO_ANO).plus(meses ?? count(0, 'meses'));
}

/** The month of the first rule met, and the age then. */
function declaraPrimeiraRegra(
  { id, mesesQueFaltam = 0 }: Perspectiva,
  idade: NamedQuantity,
  today: IsoDate,
  result: Results,
) {
  const mes = monthWith(addMonths(today, mesesQueFaltam));
  const anos = count(Math.floor((idade.number + mesesQueFaltam) / MESES_DO_ANO.number), 'anos');
  return {
    primeiraRegra: id,
    mesPrevisto: mes,
    quando: result.text('Quando', mesesQueFaltam === 0 ? 'já' : monthInWords(mes)),
    falta: result.duration('Quanto falta', count(mesesQueFaltam, 'meses'), 'yearsAndMonths', {
      note: 'Supondo uma contribuição em cada mês até lá.',
    }),
    idadePrevista: result.count('Idade ao se aposentar', anos, { unit: 'anos' }),
  };
}

const TODAYS_REAIS = 'Em reais de hoje.';

const card = defineCalculator({
  id: 'previdencia/tempo-contribuicao',
  name: 'Tempo de contribuição',
  title: 'Calculadora de tempo de contribuição e aposentadoria do INSS',
  description:
    'Descubra quanto falta para se aposentar pelo INSS: o mês de cada regra da reforma, dos pontos ao pedágio, e quanto seria o benefício.',
  keywords:
    'tempo de contribuição, quanto falta para aposentar, quando vou me aposentar, quando me aposento, aposentadoria, aposentadoria por idade, aposentadoria por tempo de contribuição, regra dos pontos, pedágio, regras de transição, reforma da previdência, inss, benefício, previdência, planejamento, idade, aposentadoria do inss, benefício do inss, pedágio de 50%, regra de transição, idade para se aposentar, tempo para aposentar, com quantos anos posso me aposentar',
  icon: 'hourglass',
  sources: [IDADES_DA_APOSENTADORIA, ...INSS.sources.slice(0, 1), ...SALARIO_MINIMO.sources.slice(0, 1)],

  inputs: {
    type: 'object',
    required: ['sexo', 'dataNascimento', 'anosContribuicao', 'mesesContribuicao'],
    properties: perguntas,
  },
  rules: [
    { field: 'dataNascimento', assert: 'dataNascimento <= today', message: BORN_LATER },
    {
      // Limit the contribution to the months since the 14th birthday, because nobody may work before.
      field: 'anosContribuicao',
      assert: 'addMonths(dataNascimento, 168 + 12 * anosContribuicao + mesesContribuicao) <= today',
      message: TOO_MUCH_TIME,
    },
    {
      field: 'anosEm2019',
      assert:
        '12 * (given(anosEm2019) ? anosEm2019 : 0) + (given(mesesEm2019) ? mesesEm2019 : 0) <= 12 * anosContribuicao + mesesContribuicao',
      message: MORE_IN_2019,
    },
    { ...ended, field: 'mediaSalarios', warn: `mediaSalarios > 0 and ${ended.warn}` },
  ],

  compute(inputs, result, { today }) {
    const { sexo, dataNascimento, inscritoAntesDaReforma, mediaSalarios } = inputs;
    const mesesVividos = count(wholeMonthsAndDays(dataNascimento, today).months, 'meses');
    const idade = result.duration(
      'Sua idade',
      // Explain it in words, because dates cannot be subtracted like numbers.
      mesesVividos.explainedAs(
        ({ formula }) => `De ${formatDate(dataNascimento)} a ${formatDate(today)}: ${formula(mesesVividos)}`,
      ),
      'yearsAndMonths',
    );
    const mesesContribuidos = emMeses(inputs.anosContribuicao, inputs.mesesContribuicao)?.number ?? 0;
    const tempo = result.duration(
      'Tempo de contribuição',
      count(mesesContribuidos, 'meses'),
      'yearsAndMonths',
      {
        note: 'Confira-o no extrato do Meu INSS.',
      },
    );
    const soma = idade.plus(tempo).over(MESES_DO_ANO);
    const pontos = result.number(
      'Seus pontos hoje',
      // Explain it in words, because months shown as years do not add up with the twelve that divides them.
      soma.explainedAs(
        ({ formula, figure }) =>
          `${formula(idade)} de idade e ${formula(tempo)} de contribuição: ${figure(soma.number, { format: 'number' })}`,
      ),
      'Idade + tempo de contribuição, em anos',
    );
    const tempoEm2019 = emMeses(inputs.anosEm2019, inputs.mesesEm2019)?.number;
    const { primeira, regras, beneficio, outraPodePagarMais } = declaraRegras(
      {
        segurado: {
          sexo,
          idade: idade.number,
          tempo: tempo.number,
          inscritoAntesDaReforma,
          tempoEm2019,
        },
        today,
        media: mediaSalarios?.isAbove(0) ? mediaSalarios : undefined,
      },
      result,
    );
    const faltavaEm2019 =
      tempoEm2019 === undefined
        ? undefined
        : result.duration(
            'Faltava em 13/11/2019',
            count(mesesQueFaltavamEm2019(sexo, tempoEm2019), 'meses'),
            'yearsAndMonths',
          );
    const nomePrimeira =
      primeira && result.text('Primeira regra que se cumpre', NOMES_DAS_REGRAS[primeira.id], primeira.regra);
    return {
      ...result.group('A sua situação', { nomePrimeira, idade, tempo, pontos, faltavaEm2019 }),
      mesAtual: monthWith(today),
      regras,
      ...(primeira && declaraPrimeiraRegra(primeira, idade, today, result)),
      beneficioPrevisto: beneficio,
      outraPodePagarMais,
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'falta',
    label: 'Falta para se aposentar',
    when: 'falta > 0',
    answer: {
      'given(beneficioPrevisto)':
        'Você pode se aposentar em {quando}, aos {idadePrevista}, com cerca de {beneficioPrevisto} por mês.',
      true: 'Você pode se aposentar em {quando}, aos {idadePrevista}.',
    },
  },
  {
    kind: 'headline',
    value: 'nomePrimeira',
    label: 'Regra que você já cumpre',
    tone: 'success',
    answer: {
      'given(beneficioPrevisto) and outraPodePagarMais':
        'Você já pode se aposentar, aos {idadePrevista}, com cerca de {beneficioPrevisto} por mês; outra regra pode pagar mais.',
      'given(beneficioPrevisto)':
        'Você já pode se aposentar, aos {idadePrevista}, com cerca de {beneficioPrevisto} por mês. Nenhuma outra regra paga mais.',
      'not outraPodePagarMais': 'Você já pode se aposentar, aos {idadePrevista}.',
      true: 'Você já pode se aposentar, aos {idadePrevista}; compare as regras, porque outra pode pagar mais.',
    },
  },
  {
    kind: 'timeline',
    title: 'Quando cada regra se cumpre',
    from: 'mesAtual',
    rows: 'regras',
    month: 'mes',
    reminder: 'Direito de se aposentar',
  },
  { kind: 'table', rows: 'regras' },
  {
    kind: 'notice',
    when: 'mediaSalarios > 0',
    text: {
      inscritoAntesDaReforma: `${TODAYS_REAIS} O benefício do pedágio de 50% depende do fator previdenciário e não é estimado.`,
      true: TODAYS_REAIS,
    },
  },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: REFUSALS,
  // Omit ids and months, which are data; the screen shows their names, and the formatted month.
  notShown: ['primeiraRegra', 'mesPrevisto', 'outraPodePagarMais', 'regras.*.regra', 'regras.*.situacao'],
} satisfies EvidenceOf<typeof card>;
