import { amount, requiredAmount } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { Results } from '../../src/quantity/declare.ts';
import {
  ANNUAL_INCOME_TAX,
  EDUCATION_CAP,
  PRIVATE_PENSION_CAP,
  SIMPLIFIED_DISCOUNT,
} from '../tables/irpf-annual.ts';
import { staleTableWarning } from '../tables/stale-table.ts';
import { yearChoice } from '../tables/year-choice.ts';
import { assess } from './irpf/assessment.ts';
import { itemizedDeductions, simplifiedDiscount } from './irpf/deductions.ts';
import { compareModels, summary } from './irpf/models.ts';

/** The field of a sum of the year that may be 0. */
function yearly(title: string, description: string) {
  return { ...amount, title, description, default: 0 } as const;
}

export default defineCalculator({
  id: 'impostos/irpf',
  name: 'Imposto de renda (IRPF)',
  title: 'Calculadora do imposto de renda anual (IRPF)',
  description:
    'Estime o imposto de renda da sua declaração anual e descubra se o modelo simplificado ou o completo custa menos.',
  keywords:
    'irpf, imposto de renda, declaração, leão, deduções, dependentes, simplificado, completo, restituição',
  icon: 'file-text',
  popular: true,

  inputs: {
    type: 'object',
    required: ['rendimentosTributaveis', 'ano'],
    properties: {
      rendimentosTributaveis: {
        ...requiredAmount('Por favor, informe os rendimentos tributáveis'),
        title: 'Rendimentos tributáveis no ano',
        description: 'Salários, aluguéis e pensões recebidos no ano, antes dos descontos e sem o 13º.',
      },
      ano: {
        ...yearChoice(ANNUAL_INCOME_TAX, ({ year, incomeYear }) => `${year} (rendimentos de ${incomeYear})`),
        title: 'Exercício',
        description: 'O ano em que a declaração é entregue, sobre o que se ganhou no ano anterior.',
      },
      deducaoLegal: {
        type: 'boolean',
        title: `Usar o desconto simplificado de ${SIMPLIFIED_DISCOUNT}`,
        description: 'Substitui todas as deduções abaixo, até o limite do exercício.',
        default: false,
      },
      contribuicaoPrevidenciaria: yearly(
        'Contribuição ao INSS ou a regime próprio',
        `A estimativa considera até ${PRIVATE_PENSION_CAP} dos rendimentos.`,
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
      despesasMedicas: yearly('Despesas médicas', 'Sem limite.'),
      despesasEducacao: yearly(
        'Despesas com educação',
        `Suas e dos dependentes, até ${EDUCATION_CAP} por pessoa.`,
      ),
      previdenciaPrivada: yearly('Previdência privada (PGBL)', `Até ${PRIVATE_PENSION_CAP} dos rendimentos.`),
      pensaoAlimenticia: yearly(
        'Pensão alimentícia paga',
        'A fixada em juízo ou em escritura pública, sem limite.',
      ),
    },
  },
  rules: [staleTableWarning(ANNUAL_INCOME_TAX)],

  compute({ ano, deducaoLegal, ...person }, result) {
    const table = ANNUAL_INCOME_TAX.forYear(ano);
    const income = person.rendimentosTributaveis;
    // Both models are assessed; the steps are those of the chosen one.
    const unchosen = new Results();
    const [forSimplified, forComplete] = deducaoLegal ? [result, unchosen] : [unchosen, result];
    const simplified = assess(income, simplifiedDiscount(income, table, forSimplified), table, forSimplified);
    const complete = assess(income, itemizedDeductions(person, forComplete), table, forComplete);
    const chosen = deducaoLegal ? simplified : complete;
    const { impostoDevido } = chosen;
    return {
      ...chosen,
      aliquotaEfetiva: result.percent('Alíquota efetiva', impostoDevido.asShown().over(income)),
      // Nothing is asked about tax withheld at source, so all that is due is still to be paid.
      impostoRetido: result.money('Imposto retido na fonte', 0),
      valorPagar: result.total('A pagar', impostoDevido),
      valorRestituir: result.money('A restituir', 0),
      resumoCalculo: summary(income, chosen, table),
      ...compareModels(simplified.impostoDevido, complete.impostoDevido, result),
    };
  },
})
  .layout([
    { kind: 'headline', value: 'impostoDevido', note: 'Tabela do exercício de {ano|text}.' },
    {
      kind: 'figures',
      items: [
        'deducoes.total',
        'baseCalculo',
        'faixaAplicavel',
        'impostoAntesReducao',
        { value: 'reducao', when: 'reducao > 0' },
        'aliquotaEfetiva',
      ],
    },
    { kind: 'figures', title: 'Acerto', items: ['impostoRetido', 'valorRestituir', 'valorPagar'] },
    {
      kind: 'notice',
      tone: 'success',
      when: 'economiaModelo > 0',
      text: 'Com estes números, o modelo {modeloMaisVantajoso} custa {economiaModelo} menos.',
    },
    {
      kind: 'notice',
      tone: 'info',
      when: 'economiaModelo == 0',
      text: 'Com estes números, os dois modelos custam o mesmo; o {modeloMaisVantajoso} dispensa comprovantes.',
    },
    {
      kind: 'comparison',
      title: 'Imposto em cada modelo',
      when: 'impostoSimplificado > 0 or impostoCompleto > 0',
      bars: ['impostoSimplificado', 'impostoCompleto'],
    },
    { kind: 'figures', title: 'Os dois modelos', items: ['modeloMaisVantajoso', 'economiaModelo'] },
    {
      kind: 'composition',
      title: 'Dos rendimentos à base de cálculo',
      when: 'baseCalculo > 0',
      parts: ['deducoes.total', 'baseCalculo'],
    },
    { kind: 'table', rows: 'deducoes.detalhamento' },
    { kind: 'lines', title: 'Resumo do cálculo', lines: 'resumoCalculo' },
    { kind: 'steps' },
  ])
  .evidence({
    examples: [
      {
        title: 'R$ 84 mil no ano, dois filhos, escola e médico',
        input: {
          rendimentosTributaveis: 84000,
          ano: 2026,
          contribuicaoPrevidenciaria: 9000,
          dependentes: 2,
          despesasMedicas: 4200,
          despesasEducacao: 10000,
        },
        expected: {
          deducoes: {
            total: 27750.16,
            detalhamento: [{ valor: 4550.16 }, { valor: 9000 }, { valor: 4200 }, { valor: 10000 }],
          },
          baseCalculo: 56249.84,
          faixaAplicavel: 5,
          impostoDevido: 4614.93,
          valorPagar: 4614.93,
          impostoRetido: 0,
          valorRestituir: 0,
          reducao: 0,
          modeloMaisVantajoso: 'completo',
          economiaModelo: 3023.85,
        },
        source:
          'Conta à mão: 84.000 − 27.750,16 = 56.249,84; × 27,5% − 10.853,78 = 4.614,926; simplificado: 67.245,66 × 27,5% − 10.853,78 = 7.638,7765',
      },
      {
        title: 'R$ 60 mil no ano, com o desconto simplificado',
        input: { rendimentosTributaveis: 60000, ano: 2026, deducaoLegal: true, despesasMedicas: 3000 },
        expected: {
          deducoes: {
            total: 12000,
            detalhamento: [{ descricao: 'Desconto simplificado de 20%', valor: 12000 }],
          },
          baseCalculo: 48000,
          faixaAplicavel: 4,
          aliquotaEfetiva: 4.57505,
          impostoDevido: 2745.03,
          modeloMaisVantajoso: 'simplificado',
          economiaModelo: 2076.19,
        },
        source:
          'Conta à mão: 48.000 × 22,5% − 8.054,97 = 2.745,03; completo: 57.000 × 27,5% − 10.853,78 = 4.821,22',
      },
      {
        title: 'R$ 72 mil em 2026, com a redução da nova lei',
        input: { rendimentosTributaveis: 72000, ano: 2027, deducaoLegal: true },
        expected: {
          baseCalculo: 57600,
          impostoAntesReducao: 4935.34,
          reducao: 1548.33,
          impostoDevido: 3387.01,
        },
        source: 'Conta à mão: 57.600 × 27,5% − 10.904,66 = 4.935,34; 8.429,73 − 0,095575 × 72.000 = 1.548,33',
      },
      {
        title: 'R$ 60 mil em 2026: isento pela nova lei',
        input: { rendimentosTributaveis: 60000, ano: 2027, deducaoLegal: true },
        expected: { baseCalculo: 48000, reducao: 2694.15, impostoDevido: 0, aliquotaEfetiva: 0 },
        source: 'Lei nº 15.270/2025: 48.000 × 22,5% − 8.105,85 = 2.694,15, a própria redução',
      },
      {
        title: 'Fim da redução: R$ 88.200,00',
        input: { rendimentosTributaveis: 88200, ano: 2027, deducaoLegal: true },
        expected: { baseCalculo: 70560, impostoDevido: 8499.33 },
        source:
          'Conta à mão: 70.560 × 27,5% − 10.904,66 = 8.499,34; 8.429,73 − 8.429,715 = 0,015; 8.499,325 arredonda para 8.499,33',
        testOnly: true,
      },
      {
        title: 'Limites da previdência e da educação',
        input: {
          rendimentosTributaveis: 100000,
          ano: 2024,
          contribuicaoPrevidenciaria: 15000,
          previdenciaPrivada: 20000,
          dependentes: 1,
          despesasEducacao: 10000,
          despesasMedicas: 1000,
          pensaoAlimenticia: 6000,
        },
        expected: {
          deducoes: {
            total: 40398.08,
            detalhamento: [
              { descricao: 'Um dependente', valor: 2275.08 },
              { descricao: 'Previdência oficial (até o limite)', valor: 12000 },
              { descricao: 'Previdência privada (até o limite)', valor: 12000 },
              { descricao: 'Despesas médicas', valor: 1000 },
              { descricao: 'Despesas com educação (até o limite)', valor: 7123 },
              { descricao: 'Pensão alimentícia', valor: 6000 },
            ],
          },
          baseCalculo: 59601.92,
          impostoDevido: 5833.4,
        },
        source: 'Conta à mão: 59.601,92 × 27,5% − 10.557,13 = 5.833,398',
        testOnly: true,
      },
      {
        title: 'No fim da faixa isenta',
        input: { rendimentosTributaveis: 24511.92, ano: 2024 },
        expected: {
          baseCalculo: 24511.92,
          faixaAplicavel: 1,
          impostoDevido: 0,
          deducoes: { total: 0, detalhamento: [] },
          modeloMaisVantajoso: 'simplificado',
          economiaModelo: 0,
          resumoCalculo: [
            'Rendimentos tributáveis de 2023: R$ 24.511,92',
            'Deduções: R$ 0,00',
            'Base de cálculo: R$ 24.511,92',
            '1ª faixa: isenta',
            'Imposto devido: R$ 0,00',
          ],
        },
        source: 'Tabela do exercício de 2024: isento até 24.511,92',
        testOnly: true,
      },
      {
        title: 'Deduções maiores que os rendimentos',
        input: { rendimentosTributaveis: 30000, ano: 2025, despesasMedicas: 50000 },
        expected: { deducoes: { total: 50000 }, baseCalculo: 0, faixaAplicavel: 1, impostoDevido: 0 },
        source: 'A base de cálculo não fica negativa',
        testOnly: true,
      },
    ],
    refusals: [],
    sources: [...ANNUAL_INCOME_TAX.sources, EDUCATION_CAP.source, PRIVATE_PENSION_CAP.source],
  });
