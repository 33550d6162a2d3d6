import { amount } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money, sumOfAll, type Quantity } from '../../src/quantity/quantity.ts';
import {
  MESES_EXIGIDOS,
  PARCELAS_DO_SEGURO,
  PARCELA_DO_SEGURO,
  PARCELA_INTEIRA,
  REGRAS_DOS_MESES,
  SALARIO_MEDIO,
  parcelaArredondada,
  parcelaDoSeguro,
  parcelasDoSeguro,
} from '../lei/seguro-desemprego.ts';
import { anoDa, regraDoAno } from '../regras/dados-da-folha.ts';
import { LEI_DO_TRABALHO_DOMESTICO } from '../tabelas/leis-tributarias.ts';
import { LEI_DO_SEGURO_DESEMPREGO } from '../tabelas/leis-trabalhistas.ts';
import { SALARIO_MINIMO } from '../tabelas/salario-minimo.ts';
import { staleTableWarning } from '../tabelas/stale-table.ts';
import { SEGURO_DESEMPREGO } from '../tabelas/seguro-desemprego.ts';
import { examples, refusals } from './seguro-desemprego/examples.ts';
import { perguntasDoPedido } from './seguro-desemprego/perguntas.ts';

/** The average of the salaries; a single salary is its own average, without a division. */
function mediaDosSalarios(salarios: readonly Quantity[]): Quantity {
  const [unico] = salarios;
  return unico !== undefined && salarios.length === 1 ? unico : sumOfAll(salarios).over(salarios.length);
}

const card = defineCalculator({
  id: 'trabalhista/seguro-desemprego',
  name: 'Seguro-desemprego',
  title: 'Calculadora de seguro-desemprego',
  description:
    'Calcule o valor e o número de parcelas do seguro-desemprego, pela média dos últimos salários e pelos meses trabalhados.',
  keywords:
    'seguro-desemprego, seguro desemprego, parcelas, quantas parcelas, valor da parcela, demissão, dispensa sem justa causa, desempregado, rescisão, fgts, clt, direito ao seguro-desemprego, auxílio-desemprego, fui mandado embora tenho direito a seguro, parcelas do seguro-desemprego',
  icon: 'life-buoy',
  popular: true,
  sources: [
    LEI_DO_SEGURO_DESEMPREGO,
    ...SEGURO_DESEMPREGO.sources,
    LEI_DO_TRABALHO_DOMESTICO,
    ...SALARIO_MINIMO.sources,
  ],

  inputs: {
    type: 'object',
    required: ['salario1'],
    properties: {
      salario1: {
        ...amount,
        title: 'Último salário',
        meaning: 'salarioBruto',
        description: 'Bruto, com horas extras e adicionais, do mês antes da dispensa.',
        placeholder: '3.000,00',
      },
      salario2: { ...amount, title: 'Penúltimo salário', default: 0 },
      salario3: {
        ...amount,
        title: 'Antepenúltimo salário',
        description: 'Um mês sem salário, em branco ou zero, fica fora da média.',
        default: 0,
      },
      ...perguntasDoPedido,
      ano: {
        ...anoDa(SEGURO_DESEMPREGO),
        description: 'As faixas mudam em janeiro, com o salário mínimo e o INPC.',
      },
    },
  },
  rules: [
    { field: 'salario1', assert: 'salario1 + salario2 + salario3 > 0', message: 'Informe o salário' },
    regraDoAno(SEGURO_DESEMPREGO),
    {
      field: 'solicitacao',
      warn: "solicitacao != 'primeira'",
      message:
        'Entre um pedido e outro devem passar 16 meses, contados da dispensa que deu origem ao anterior',
    },
    { field: '', warn: 'true', message: 'Quem tem outra renda que baste à família não tem direito' },
    staleTableWarning(SEGURO_DESEMPREGO),
  ],

  compute({ salario1, salario2, salario3, mesesTrabalhados, solicitacao, ano }, result) {
    const informados = [salario1, salario2, salario3].filter((salario) => salario.isAbove(0));
    const salarioMedio = result.money('Salário médio', mediaDosSalarios(informados), {
      ...SALARIO_MEDIO,
      note: 'A média dos salários informados.',
    });
    const parcelas = parcelasDoSeguro(solicitacao, mesesTrabalhados);
    const exigidos = MESES_EXIGIDOS[solicitacao];
    const valorParcela = result.money(
      'Valor da parcela',
      parcelas > 0
        ? parcelaDoSeguro(
            salarioMedio.unrounded(),
            SEGURO_DESEMPREGO.forYear(ano.number),
            SALARIO_MINIMO.forYear(ano.number).monthly,
          )
        : money(0),
      { ...PARCELA_DO_SEGURO, note: 'Pela tabela de {ano|text}.' },
    );
    const numeroParcelas = result.count('Parcelas', parcelas, {
      ...PARCELAS_DO_SEGURO,
      unit: 'parcelas',
      note: 'Peça do 7º ao 120º dia depois da dispensa, no aplicativo da Carteira de Trabalho Digital.',
    });
    const valorParcelaArredondada = result.money(
      'Parcela em reais inteiros',
      parcelaArredondada(valorParcela.asShown()),
      {
        ...PARCELA_INTEIRA,
        note: 'A lei manda arredondar para cima; as tabelas do governo mostram os centavos.',
      },
    );
    const valorTotal = result.total(
      'Ao todo',
      parcelas > 0 ? valorParcela.asShown().times(numeroParcelas) : money(0),
    );
    const pagas = { valorTotal, numeroParcelas, valorParcelaArredondada };
    result.group('As parcelas', { ...(parcelas > 0 ? pagas : {}), salarioMedio });
    return {
      temDireito: result.yesNo('Tem direito', parcelas > 0),
      mesesQueFaltam: result.count('Meses que faltam', parcelas > 0 ? 0 : exigidos.minus(mesesTrabalhados), {
        ...REGRAS_DOS_MESES[solicitacao],
        unit: 'meses',
      }),
      salarioMedio,
      valorParcela,
      ...pagas,
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'valorParcela',
    when: 'temDireito',
    answer:
      'Você recebe {numeroParcelas} de {valorParcela}: peça do 7º ao 120º dia depois da dispensa, e a primeira vem cerca de um mês depois do pedido.',
  },
  {
    kind: 'headline',
    value: 'temDireito',
    label: 'Direito ao seguro-desemprego',
    tone: 'warning',
    answer: {
      'mesesTrabalhados == 0':
        'Sem nenhum mês de trabalho, você não tem direito: para este pedido, precisa de {mesesQueFaltam} com salário.',
      true: 'Com {mesesTrabalhados} de trabalho, você não tem direito: para este pedido, precisa de mais {mesesQueFaltam} com salário.',
    },
  },
  {
    kind: 'comparison',
    title: 'O salário e a parcela',
    when: 'temDireito',
    bars: ['salarioMedio', 'valorParcela'],
  },
  'Só tem direito quem foi dispensado sem justa causa: não no pedido de demissão, no acordo nem na justa causa.',
  'Empregados domésticos têm outra regra: 15 meses de trabalho nos últimos 24, e 3 parcelas de um salário mínimo, pedidas do 7º ao 90º dia.',
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
