import { amount, option } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money, percent, sumOfAll } from '../../src/quantity/quantity.ts';
import { declaraReflexos } from '../regras/declara-reflexos.ts';
import { anoDa, regraDoAno, salarioUsual } from '../regras/dados-da-folha.ts';
import { CLT, LEI_DO_FGTS, LEI_DO_DECIMO_TERCEIRO } from '../tabelas/leis-trabalhistas.ts';
import { SALARIO_MINIMO } from '../tabelas/salario-minimo.ts';
import { staleTableWarning } from '../tabelas/stale-table.ts';
import {
  PERICULOSIDADE,
  INSALUBRIDADE_MAXIMA,
  INSALUBRIDADE_MINIMA,
  INSALUBRIDADE_MEDIA,
} from '../tabelas/insalubridade.ts';
import { examples, refusals } from './insalubridade-periculosidade/examples.ts';

const INSALUBRE = 'tipo == "insalubridade"';

/** The rulings that add each to other pay. */
const SUMULAS_DO_REFLEXO = {
  insalubridade: 'TST, Súmula 139',
  periculosidade: 'TST, Súmula 132, I',
} as const;

const STALE = staleTableWarning(SALARIO_MINIMO);

const card = defineCalculator({
  id: 'trabalhista/insalubridade-periculosidade',
  name: 'Insalubridade e periculosidade',
  title: 'Calculadora de insalubridade e periculosidade',
  description:
    'Calcule o adicional de insalubridade (mínimo, médio ou máximo) ou de periculosidade e os reflexos em 13º, férias e FGTS.',
  keywords: `insalubridade, periculosidade, adicional de insalubridade, insalubridade ${INSALUBRIDADE_MEDIA}, insalubridade ${INSALUBRIDADE_MAXIMA}, periculosidade ${PERICULOSIDADE}, grau médio, grau máximo, adicional, reflexos, clt`,
  icon: 'hard-hat',
  sources: [CLT, LEI_DO_DECIMO_TERCEIRO, LEI_DO_FGTS, ...SALARIO_MINIMO.sources],

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
          option(INSALUBRIDADE_MINIMA.typed, `Mínimo: ${INSALUBRIDADE_MINIMA}`),
          option(INSALUBRIDADE_MEDIA.typed, `Médio: ${INSALUBRIDADE_MEDIA}`),
          option(INSALUBRIDADE_MAXIMA.typed, `Máximo: ${INSALUBRIDADE_MAXIMA}`),
        ],
        default: INSALUBRIDADE_MEDIA.typed,
        visibleWhen: INSALUBRE,
        messages: { required: 'Escolha uma das opções da lista' },
      },
      salario: {
        ...amount,
        title: 'Salário básico mensal',
        unusual: salarioUsual,
        description: 'Sem gratificações, prêmios nem outros adicionais.',
        visibleWhen: 'tipo == "periculosidade"',
        placeholder: '3.000,00',
      },
      base: {
        ...amount,
        title: 'Base do adicional',
        description: 'Com 0, vale o salário mínimo; a convenção coletiva pode fixar outra, como o piso.',
        default: 0,
        visibleWhen: INSALUBRE,
        details: true,
      },
      ano: {
        ...anoDa(SALARIO_MINIMO),
        title: 'Ano do salário mínimo',
        description: 'O salário mínimo, que é a base, muda a cada ano.',
        visibleWhen: INSALUBRE,
      },
    },
  },
  rules: [
    { field: 'salario', assert: 'salario > 0', message: 'Informe o salário' },
    regraDoAno(SALARIO_MINIMO),
    { ...STALE, warn: `${INSALUBRE} and base == 0 and ${STALE.warn}` },
  ],

  compute({ tipo, grau, salario, base, ano }, result) {
    const isHarm = tipo === 'insalubridade';
    const salarioMinimo = ano && money(SALARIO_MINIMO.forYear(ano.number).monthly);
    const basePropria = base?.isAbove(0) ? base : undefined;
    const valorDaBase = (isHarm ? (basePropria ?? salarioMinimo) : salario) ?? money(0);
    const percentual = isHarm ? percent(grau ?? INSALUBRIDADE_MEDIA.typed) : PERICULOSIDADE;
    const nomeDaInsalubridade = basePropria ? 'Base do adicional' : 'Base: o salário mínimo';
    const nomeDaBase = isHarm ? nomeDaInsalubridade : 'Base: o salário básico';
    const baseConsiderada = result.money(nomeDaBase, valorDaBase);
    const adicional = result.total('Adicional do mês', baseConsiderada.times(percentual), {
      law: isHarm ? 'CLT art. 192; STF, Súmula Vinculante 4' : `${PERICULOSIDADE.law}; TST, Súmula 191`,
      note: 'O descanso semanal já está nele, que é pago por mês.',
    });
    const law = SUMULAS_DO_REFLEXO[tipo];
    const leis = { decimoTerceiro: law, ferias: law, fgts: 'Lei 8.036/1990, art. 15' };
    const reflexos = declaraReflexos(adicional, leis, result);
    return {
      ...result.group('Sobre o que se calcula', { baseConsiderada }),
      adicional,
      ...reflexos,
      totalComReflexos: result.total(
        'Com os reflexos, por mês',
        sumOfAll([adicional, reflexos.reflexo13, reflexos.reflexoFerias, reflexos.reflexoFgts]),
      ),
    };
  },
}).layout([
  {
    kind: 'headline',
    answer: {
      [INSALUBRE]:
        'Com a insalubridade, de {grau|integer}% sobre {baseConsiderada}, você recebe {adicional} a mais por mês.',
      'tipo == "periculosidade"': `Com a periculosidade, de ${PERICULOSIDADE} sobre {baseConsiderada}, você recebe {adicional} a mais por mês.`,
    },
  },
  { kind: 'sum', total: 'totalComReflexos' },
  {
    kind: 'composition',
    title: 'Quanto o adicional vale por mês',
    parts: ['adicional', 'reflexo13', 'reflexoFerias', 'reflexoFgts'],
  },
  'Insalubridade e periculosidade não se somam: quem tem direito às duas escolhe a melhor (CLT art. 193, § 2º).',
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
