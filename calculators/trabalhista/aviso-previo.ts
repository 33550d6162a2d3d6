import { amount } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { count, type NamedQuantity } from '../../src/quantity/quantity.ts';
import type { Regra } from '../../src/quantity/regra.ts';
import { addedUp } from '../formulas/added-up.ts';
import {
  AVISO_INDENIZADO,
  AVISO_NAO_CUMPRIDO,
  AVISO_PROPORCIONAL,
  avisoPelosAnos,
  diasDeAviso,
  valorDoAviso,
} from '../lei/aviso-previo.ts';
import { mediaDeAdicionais, campoSalarioBruto } from '../regras/dados-da-folha.ts';
import { recusaDoAcordo } from '../regras/tipo-de-rescisao.ts';
import { CLT, CONSTITUICAO, LEI_DO_AVISO_PREVIO } from '../tabelas/leis-trabalhistas.ts';
import { AVISO_BASICO, MAXIMO_DE_AVISO_POR_ANOS, AVISO_POR_ANO } from '../tabelas/trabalho.ts';
import { examples, refusals } from './aviso-previo/examples.ts';
import {
  anosNaEmpresa,
  quemEncerra,
  TIPOS_DE_AVISO,
  dataDoAviso,
  tipoDeAviso,
} from './aviso-previo/perguntas.ts';
import { declaraFimDoContrato, declaraAcertoDoAviso } from './aviso-previo/acerto-do-aviso.ts';

const NO_SALARY = 'Informe o salário';
const NOT_WORKED_BY_EMPLOYEE = 'Não cumprido';

/** Selects the rule for the value of a notice; none if every day is worked, because the value is then salary. */
function regraDoValor(isUnworkedByEmployee: boolean, isAllWorked: boolean): Partial<Regra> {
  if (isUnworkedByEmployee) return AVISO_NAO_CUMPRIDO;
  return isAllWorked ? {} : AVISO_INDENIZADO;
}

const card = defineCalculator({
  id: 'trabalhista/aviso-previo',
  name: 'Aviso prévio',
  title: 'Calculadora de aviso prévio',
  description:
    'Calcule quantos dias de aviso prévio o tempo de casa dá, quanto eles valem e até quando o contrato vai.',
  keywords:
    'aviso prévio, aviso prévio indenizado, aviso prévio trabalhado, dias de aviso, tempo de casa, demissão, clt',
  icon: 'calendar-clock',
  sources: [LEI_DO_AVISO_PREVIO, CLT, CONSTITUICAO],

  inputs: {
    type: 'object',
    required: ['salary', 'years', 'type'],
    properties: {
      salary: {
        ...campoSalarioBruto,
        messages: { ...amount.messages, required: NO_SALARY },
      },
      years: anosNaEmpresa,
      type: tipoDeAviso,
      iniciativa: quemEncerra,
      mediaAdicionais: mediaDeAdicionais,
      dataAviso: dataDoAviso,
    },
  },
  rules: [
    { field: 'salary', assert: 'salary > 0', message: NO_SALARY },
    {
      field: 'dataAviso',
      check: ({ iniciativa, dataAviso }: { readonly iniciativa: string; readonly dataAviso?: string }) =>
        dataAviso === undefined ? undefined : recusaDoAcordo(iniciativa === 'acordo', dataAviso),
    },
  ],

  compute({ salary, years, type, iniciativa, mediaAdicionais, dataAviso }, result) {
    const base = addedUp(salary, mediaAdicionais);
    const isByEmployee = iniciativa === 'empregado';
    const trabalhado = type === 'trabalhado';
    const isUnworkedByEmployee = isByEmployee && !trabalhado;
    const diasAdicionais = result.count(
      'Dias a mais pelo tempo de casa',
      isByEmployee ? count(0, 'dias') : avisoPelosAnos(years),
      {
        ...AVISO_PROPORCIONAL,
        unit: 'dias',
        note: isByEmployee
          ? 'Só o empregado os ganha; quem pede demissão não os deve.'
          : `${AVISO_POR_ANO} por ano completo, até ${MAXIMO_DE_AVISO_POR_ANOS}.`,
      },
    );
    const diasAviso = result.count('Dias de aviso prévio', diasDeAviso(diasAdicionais), {
      law: AVISO_BASICO.law,
      unit: 'dias',
      isTotal: true,
    });
    const valorAviso = result.money(
      'Valor do aviso prévio',
      valorDoAviso(base, diasAviso, false),
      regraDoValor(isUnworkedByEmployee, trabalhado && !diasAdicionais.isAbove(0)),
    );
    const acerto = declaraAcertoDoAviso(
      { iniciativa, trabalhado, dias: diasAviso, salario: salary, base },
      result,
    );
    const tipoAviso = result.text(
      'Tipo de aviso',
      isUnworkedByEmployee ? NOT_WORKED_BY_EMPLOYEE : TIPOS_DE_AVISO[type],
      isUnworkedByEmployee ? { note: 'A empresa pode dispensar o desconto.' } : {},
    );
    const dataFim =
      dataAviso === undefined
        ? undefined
        : declaraFimDoContrato(dataAviso, acerto, iniciativa === 'acordo', result);
    const { diasTrabalhados, diasIndenizados, valorIndenizado } = acerto;
    const ifAny = (valor: NamedQuantity) => (valor.isAbove(0) ? valor : undefined);
    result.group('O aviso', {
      diasAviso,
      diasAdicionais,
      tipoAviso,
      diasTrabalhados: ifAny(diasTrabalhados),
      diasIndenizados: ifAny(diasIndenizados),
      valorIndenizado: ifAny(valorIndenizado),
      dataFim,
    });
    return { diasAviso, diasAdicionais, valorAviso, tipoAviso, ...acerto, dataFim };
  },
}).layout([
  {
    kind: 'headline',
    value: 'valorDesconto',
    when: 'valorDesconto > 0',
    answer:
      'Por não cumprir os {diasAviso} de aviso, você pode ter um salário descontado: {valorDesconto}, sem a média de adicionais.',
  },
  {
    kind: 'headline',
    value: 'valorIndenizado',
    when: 'iniciativa == "acordo" and diasIndenizados > 0',
    answer: {
      'diasTrabalhados > 0':
        'Dos {diasAviso} de aviso, você trabalha {diasTrabalhados} e, no acordo, recebe mais {valorIndenizado}: a metade do que valem os outros {diasIndenizados}.',
      true: 'No acordo, você recebe {valorIndenizado}: a metade do que valem os {diasAviso} de aviso, {valorAviso}.',
    },
  },
  {
    kind: 'headline',
    value: 'valorAviso',
    answer: {
      'diasTrabalhados > 0 and diasIndenizados > 0':
        'Dos {diasAviso} de aviso, você trabalha {diasTrabalhados} e recebe mais {valorIndenizado} pelos outros {diasIndenizados}.',
      'diasTrabalhados > 0':
        'Você trabalha os {diasAviso} de aviso e recebe por eles {valorAviso} de salário.',
      true: 'Você sai na hora e recebe {valorAviso} pelos {diasAviso} de aviso prévio.',
    },
  },
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
