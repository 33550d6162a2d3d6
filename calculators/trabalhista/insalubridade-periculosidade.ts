import { amount, option } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money, percent } from '../../src/quantity/quantity.ts';
import { reflexParts } from '../layouts/reflexes.ts';
import { monthlyReflexes } from '../law/overtime.ts';
import { payrollYear, payrollYearRule } from '../rules/payroll-inputs.ts';
import { CLT, FGTS_LAW, THIRTEENTH_LAW } from '../tables/labour-laws.ts';
import { MINIMUM_WAGE } from '../tables/minimum-wage.ts';
import { staleTableWarning } from '../tables/stale-table.ts';
import { DANGER, HIGH_HARM, LOW_HARM, MIDDLE_HARM } from '../tables/unhealthy-work.ts';
import { examples, refusals } from './insalubridade-periculosidade/examples.ts';

const HARMS = 'tipo == "insalubridade"';

/** The rulings by which each enters the other pay. */
const REFLEX_LAW = { insalubridade: 'TST, Súmula 139', periculosidade: 'TST, Súmula 132, I' } as const;

const STALE = staleTableWarning(MINIMUM_WAGE);

const card = defineCalculator({
  id: 'trabalhista/insalubridade-periculosidade',
  name: 'Insalubridade e periculosidade',
  title: 'Calculadora de insalubridade e periculosidade',
  description:
    'Calcule o adicional de insalubridade (mínimo, médio ou máximo) ou de periculosidade e os reflexos em 13º, férias e FGTS.',
  keywords: `insalubridade, periculosidade, adicional de insalubridade, insalubridade ${MIDDLE_HARM}, insalubridade ${HIGH_HARM}, periculosidade ${DANGER}, grau médio, grau máximo, adicional, reflexos, clt`,
  icon: 'hard-hat',
  sources: [CLT, THIRTEENTH_LAW, FGTS_LAW, ...MINIMUM_WAGE.sources],

  inputs: {
    type: 'object',
    required: ['tipo', 'salario'],
    properties: {
      tipo: {
        type: 'string',
        title: 'Adicional',
        widget: 'cards',
        oneOf: [
          option('insalubridade', 'Insalubridade', 'Ruído, calor, produtos químicos, doenças'),
          option(
            'periculosidade',
            'Periculosidade',
            'Inflamáveis, explosivos, eletricidade, segurança, moto',
          ),
        ],
        default: 'insalubridade',
        messages: { required: 'Escolha uma das opções da lista' },
      },
      grau: {
        type: 'integer',
        title: 'Grau',
        description: 'Quem o diz é o laudo técnico do local de trabalho.',
        oneOf: [
          option(LOW_HARM.typed, `Mínimo: ${LOW_HARM}`),
          option(MIDDLE_HARM.typed, `Médio: ${MIDDLE_HARM}`),
          option(HIGH_HARM.typed, `Máximo: ${HIGH_HARM}`),
        ],
        default: MIDDLE_HARM.typed,
        visibleWhen: HARMS,
        messages: { required: 'Escolha uma das opções da lista' },
      },
      salario: {
        ...amount,
        title: 'Salário básico mensal',
        description: 'Sem gratificações, prêmios nem outros adicionais.',
        visibleWhen: 'tipo == "periculosidade"',
      },
      base: {
        ...amount,
        title: 'Base do adicional',
        description: '0 vale o salário mínimo; a convenção coletiva pode fixar outra, como o piso.',
        default: 0,
        visibleWhen: HARMS,
        details: true,
      },
      ano: {
        ...payrollYear,
        title: 'Ano do salário mínimo',
        description: 'O salário mínimo, que é a base, muda a cada ano.',
        visibleWhen: HARMS,
      },
    },
  },
  rules: [
    { field: 'salario', assert: 'salario > 0', message: 'Informe o salário' },
    payrollYearRule,
    { ...STALE, warn: `${HARMS} and base == 0 and ${STALE.warn}` },
  ],

  compute({ tipo, grau, salario, base, ano }, result) {
    const isHarm = tipo === 'insalubridade';
    const wage = ano && money(MINIMUM_WAGE.forYear(ano.number).monthly);
    const ownBase = base?.isAbove(0) ? base : undefined;
    const charged = (isHarm ? (ownBase ?? wage) : salario) ?? money(0);
    const share = isHarm ? percent(grau ?? MIDDLE_HARM.typed) : DANGER;
    const baseConsiderada = result.money(
      isHarm ? (ownBase ? 'Base do adicional' : 'Base: o salário mínimo') : 'Base: o salário básico',
      charged,
    );
    const adicional = result.total('Adicional do mês', baseConsiderada.times(share), {
      law: isHarm ? 'CLT art. 192; STF, Súmula Vinculante 4' : `${DANGER.law}; TST, Súmula 191`,
    });
    const law = REFLEX_LAW[tipo];
    const laws = { thirteenth: law, vacation: law, fgts: 'Lei 8.036/1990, art. 15' };
    return { baseConsiderada, adicional, ...monthlyReflexes(adicional, laws, result) };
  },
}).layout([
  {
    kind: 'headline',
    value: 'adicional',
    when: HARMS,
    answer: 'Grau {grau}, sobre {baseConsiderada}.',
  },
  {
    kind: 'headline',
    value: 'adicional',
    when: 'tipo == "periculosidade"',
    answer: `${DANGER} de {baseConsiderada}.`,
  },
  {
    kind: 'figures',
    items: [
      'baseConsiderada',
      'adicional',
      { value: 'reflexo13', label: 'No 13º salário, por mês' },
      { value: 'reflexoFerias', label: 'Nas férias, por mês' },
      { value: 'reflexoFgts', label: 'No FGTS, por mês' },
    ],
  },
  {
    kind: 'composition',
    title: 'Quanto o adicional vale por mês',
    parts: [{ label: 'Adicional', value: 'adicional' }, ...reflexParts],
  },
  { kind: 'steps' },
  {
    kind: 'notice',
    tone: 'info',
    text: 'Os dois não se somam: quem tem direito a ambos escolhe o que for melhor (CLT art. 193, § 2º).',
  },
  {
    kind: 'notice',
    tone: 'info',
    text: 'O descanso semanal já está no adicional, que é pago por mês.',
  },
]);
export default card;

export const evidence = {
  examples,
  refusals,
} satisfies EvidenceOf<typeof card>;
