import { amount, between, requiredAmount } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money } from '../../src/quantity/quantity.ts';
import {
  IMPOSTO_ANUAL,
  LIMITE_DA_INSTRUCAO,
  LIMITE_DA_PREVIDENCIA,
  DESCONTO_SIMPLIFICADO_ANUAL,
} from '../tabelas/irpf-anual.ts';
import {
  PRIMEIRO_EXERCICIO_DO_IMPOSTO_MINIMO,
  ALTA_RENDA,
  ALIQUOTA_MAXIMA_DO_IMPOSTO_MINIMO,
  DARF_MINIMO,
  COTA_MINIMA,
  IMPOSTO_MINIMO_PARA_COTAS,
  MAXIMO_DE_COTAS,
} from '../tabelas/irpf-pagamento.ts';
import { staleTableWarning } from '../tabelas/stale-table.ts';
import { yearChoice } from '../tabelas/year-choice.ts';
import { declaraConselho, declaraModelos, agrupaAno } from './irpf/modelos.ts';
import { declaraDeducoesLegais } from './irpf/deducoes.ts';
import { examples, refusals } from './irpf/examples.ts';
import { declaraImpostoMinimo, DEMAIS_COTAS, declaraAcerto } from './irpf/acerto.ts';
import { contaSimples } from './irpf/conta-simples.ts';

/** Shows a field only for exercises with a minimum tax. */
const comTributacaoMinima = {
  visibleWhen: `ano >= ${PRIMEIRO_EXERCICIO_DO_IMPOSTO_MINIMO}`,
  details: true,
} as const;

/** Holds for a tax paid in several quotas. */
const EM_COTAS = `metodo == "oficial" and quantidadeCotas > 1 and valorPagar >= ${IMPOSTO_MINIMO_PARA_COTAS.number}`;

/** A field for a yearly sum that may be 0. */
function campoDoAno(title: string, description: string) {
  return { ...amount, title, description, default: 0 } as const;
}

const card = defineCalculator({
  id: 'impostos/irpf',
  name: 'Imposto de renda (IRPF)',
  title: 'Calculadora do imposto de renda anual (IRPF)',
  description:
    'Estime o imposto de renda da sua declaração anual e descubra se o modelo simplificado ou o completo custa menos.',
  keywords:
    'irpf, imposto de renda, declaração, leão, deduções, dependentes, simplificado, completo, restituição, ir, declarar o ir, declaração do imposto de renda, simplificada ou completa, malha fina, pensão alimentícia',
  icon: 'file-text',
  popular: true,
  sources: [
    ...IMPOSTO_ANUAL.sources,
    LIMITE_DA_INSTRUCAO.source,
    LIMITE_DA_PREVIDENCIA.source,
    ALTA_RENDA.source,
    COTA_MINIMA.source,
    DARF_MINIMO.source,
  ],

  inputs: {
    type: 'object',
    required: ['rendimentosTributaveis', 'ano'],
    properties: {
      rendimentosTributaveis: {
        ...requiredAmount('Por favor, informe os rendimentos tributáveis'),
        title: 'Rendimentos tributáveis no ano',
        description: 'Salários, aluguéis e pensões recebidos no ano, antes dos descontos e sem o 13º.',
        placeholder: '60.000,00',
      },
      ano: {
        ...yearChoice(IMPOSTO_ANUAL, (exercicio) => `${exercicio} (ano-base ${exercicio - 1})`),
        title: 'Exercício',
        description: 'O ano em que a declaração é entregue, sobre o que se ganhou no ano anterior.',
      },
      deducaoLegal: {
        type: 'boolean',
        title: `Usar o desconto simplificado de ${DESCONTO_SIMPLIFICADO_ANUAL}`,
        description: 'Substitui todas as deduções abaixo, até o limite do exercício.',
        default: false,
      },
      contribuicaoPrevidenciaria: campoDoAno(
        'Contribuição ao INSS ou a regime próprio',
        'Deduzida por inteiro.',
      ),
      dependentes: {
        type: 'integer',
        title: 'Dependentes',
        minimum: 0,
        maximum: 100,
        default: 0,
        messages: {
          minimum: 'O número de dependentes não pode ser negativo',
          maximum: 'Digite um número de até 100 dependentes',
        },
      },
      despesasMedicas: campoDoAno('Despesas médicas', 'Sem limite.'),
      despesasEducacao: campoDoAno(
        'Despesas com educação',
        `Suas e dos dependentes, até ${LIMITE_DA_INSTRUCAO} por pessoa.`,
      ),
      previdenciaPrivada: campoDoAno(
        'Previdência privada (PGBL)',
        `Até ${LIMITE_DA_PREVIDENCIA} dos rendimentos.`,
      ),
      pensaoAlimenticia: campoDoAno(
        'Pensão alimentícia paga',
        'A fixada em juízo ou em escritura pública, sem limite.',
      ),
      impostoRetidoFonte: {
        ...campoDoAno(
          'Imposto retido na fonte (e carnê-leão pago)',
          'Sai do imposto do ano e decide se há algo a pagar ou a restituir.',
        ),
        details: true,
      },
      educacaoPorPessoa: {
        type: 'array',
        title: 'Educação, pessoa por pessoa',
        description: `O limite de ${LIMITE_DA_INSTRUCAO} é de cada pessoa; com estas linhas, o total acima não conta.`,
        details: true,
        rowName: 'Pessoa',
        addLabel: 'Acrescentar pessoa',
        minItems: 0,
        maxItems: 30,
        default: [],
        messages: { maxItems: 'Informe no máximo 30 pessoas' },
        items: {
          type: 'object',
          properties: { valor: { ...amount, title: 'Despesas com educação da pessoa', default: 0 } },
        },
      },
      quantidadeCotas: {
        type: 'integer',
        title: 'Cotas para pagar',
        description: `Se houver imposto a pagar: até ${MAXIMO_DE_COTAS}, nenhuma abaixo de ${COTA_MINIMA}.`,
        details: true,
        ...between(1, MAXIMO_DE_COTAS.number, `Digite um número entre 1 e ${MAXIMO_DE_COTAS.number}`),
        default: 1,
      },
      rendimentosAltaRenda: {
        ...campoDoAno(
          'Renda total do ano, se foi alta',
          `Acima de ${ALTA_RENDA} há tributação mínima de até ${ALIQUOTA_MAXIMA_DO_IMPOSTO_MINIMO}. Some tudo, dividendos também, menos poupança, LCI, LCA, CRI, CRA, debêntures incentivadas, heranças, doações e indenizações.`,
        ),
        ...comTributacaoMinima,
      },
      impostoExclusivoPago: {
        ...campoDoAno(
          'Imposto exclusivo já pago sobre essa renda',
          'O de aplicações e do 13º, por exemplo: abate da tributação mínima.',
        ),
        ...comTributacaoMinima,
      },
      irrfDividendos: {
        ...campoDoAno(
          'Imposto retido sobre dividendos',
          'Os dividendos altos têm retenção na fonte, que se acerta na declaração.',
        ),
        ...comTributacaoMinima,
      },
    },
  },
  rules: [
    {
      field: 'rendimentosAltaRenda',
      assert: 'rendimentosAltaRenda == 0 or rendimentosAltaRenda >= rendimentosTributaveis',
      message: 'A renda total deve incluir os rendimentos tributáveis',
    },
    {
      field: 'contribuicaoPrevidenciaria',
      warn: 'contribuicaoPrevidenciaria > rendimentosTributaveis',
      message: 'A contribuição é maior que os rendimentos: confira os dois valores',
    },
    {
      field: 'impostoRetidoFonte',
      warn: 'impostoRetidoFonte > rendimentosTributaveis',
      message: 'O imposto retido é maior que os rendimentos: confira os dois valores',
    },
    {
      field: 'previdenciaPrivada',
      warn: "metodo == 'oficial' and previdenciaPrivada > 0 and contribuicaoPrevidenciaria == 0",
      message: 'A dedução do PGBL exige contribuir ao INSS ou a um regime próprio, ou ser aposentado',
    },
    {
      field: 'educacaoPorPessoa',
      warn: 'pessoasComEducacao > 1 + dependentes',
      message: 'A educação só vale para você, dependentes e alimentandos',
    },
    staleTableWarning(IMPOSTO_ANUAL),
  ],

  compute({ ano, deducaoLegal, ...contribuinte }, result) {
    const tabela = IMPOSTO_ANUAL.forYear(ano);
    const apurado = declaraModelos({ contribuinte, deducaoLegal, tabela }, declaraDeducoesLegais, result);
    const minimo = declaraImpostoMinimo(contribuinte, apurado.impostoDevido, result);
    const acertado = declaraAcerto(
      {
        devido: apurado.impostoDevido,
        minimo: minimo.impostoMinimo,
        retido: contribuinte.impostoRetidoFonte,
        retidoDosDividendos: contribuinte.irrfDividendos ?? money(0),
      },
      { quantidade: contribuinte.quantidadeCotas.number, ano },
      result,
    );
    agrupaAno(result, apurado, { ...minimo, ...acertado });
    return {
      ...apurado,
      ...minimo,
      ...acertado,
      conselho: declaraConselho(deducaoLegal, apurado, result, minimo.impostoMinimo),
      pessoasComEducacao: contribuinte.educacaoPorPessoa.length,
    };
  },
  simple: contaSimples,
}).layout([
  {
    kind: 'headline',
    value: 'valorRestituir',
    when: 'valorRestituir > 0',
    answer:
      'Na declaração de {ano|text}, você tem {valorRestituir} a restituir, porque já pagou {impostoRetido}, mais que o imposto do ano.',
  },
  {
    kind: 'headline',
    value: 'valorPagar',
    when: 'valorPagar > 0',
    answer: {
      [`metodo == "oficial" and valorPagar < ${DARF_MINIMO.number}`]: `Na declaração de {ano|text}, faltam {valorPagar} de imposto, mas menos de ${DARF_MINIMO} não se paga por DARF.`,
      'impostoMinimo > 0':
        'Na declaração de {ano|text}, você tem {valorPagar} a pagar, já com o complemento de {impostoMinimo} da tributação mínima sobre a sua renda total, de {rendimentosAltaRenda}.',
      true: 'Na declaração de {ano|text}, você tem {valorPagar} a pagar de imposto sobre os {rendimentosTributaveis} que ganhou no ano.',
    },
  },
  {
    kind: 'headline',
    value: 'impostoDevido',
    answer:
      'Na declaração de {ano|text}, você não tem imposto a pagar nem a restituir sobre os {rendimentosTributaveis} que ganhou no ano.',
  },
  {
    kind: 'notice',
    tone: 'success',
    when: 'conselho == "manter"',
    text: 'Com estes números, o modelo escolhido, o {modeloMaisVantajoso}, custa {economiaModelo} a menos.',
  },
  {
    kind: 'notice',
    tone: 'warning',
    when: 'conselho == "trocar"',
    text: 'Pelo modelo {modeloMaisVantajoso} você pagaria {economiaModelo} a menos de imposto.',
  },
  { kind: 'comparison', title: 'Imposto em cada modelo', bars: ['impostoSimplificado', 'impostoCompleto'] },
  {
    kind: 'notice',
    when: 'conselho == "comparar"',
    text: 'O imposto do modelo {modeloMaisVantajoso} é {economiaModelo} menor, mas o complemento da tributação mínima cobre essa diferença, no todo ou em parte: compare o total a pagar.',
  },
  { kind: 'table', rows: 'deducoes.detalhamento' },
  { kind: 'table', rows: 'cotas', when: EM_COTAS },
  { kind: 'notice', when: EM_COTAS, text: DEMAIS_COTAS },
  { kind: 'lines', title: 'Resumo do cálculo', lines: 'resumoCalculo' },
]);
export default card;

export const evidence = {
  examples,
  refusals,
  // Omit these: the number of people with education is for a warning, and the advice for the notices.
  notShown: ['pessoasComEducacao', 'conselho'],
} satisfies EvidenceOf<typeof card>;
