/**
 * The categories, with the texts of hubs, cards and pages. To add a category, add an entry here: its hub, lists,
 * counts, footer link, sitemap entry and pictures follow. A hub's text is in `src/pages/hub/content/`, in the file with
 * the category's id.
 */

export interface Category {
  /** First segment of the calculators' ids and addresses. */
  readonly id: string;
  readonly label: string;
  /** Name of the category in the blog, if it differs. */
  readonly blogLabel?: string;
  /** Address of the hub. */
  readonly hubPath: string;
  readonly hubTitle: string;
  /** One sentence for the top of the hub, its card, and search engines. */
  readonly description: string;
  /** Name of a Lucide icon. */
  readonly icon: string;
  /** Name of the accent colour among the design tokens. */
  readonly colour: 'blue' | 'green' | 'grey' | 'purple' | 'orange' | 'red';
  /** Category of application for search engines (schema.org's `applicationCategory`). */
  readonly application:
    | 'EducationalApplication'
    | 'FinanceApplication'
    | 'HealthApplication'
    | 'UtilitiesApplication';
  /** True for lessons, which show their steps as part of the answer instead of collapsed. */
  readonly isLesson?: true;
  /** Disclaimer below every result in the category. */
  readonly disclaimer: { readonly tone: 'info' | 'warning'; readonly text: string };
}

const LABOUR_DISCLAIMER =
  'Os resultados são estimativas sem valor legal e não substituem a orientação de um advogado trabalhista ou contador.';
const FINANCE_DISCLAIMER =
  'Esta é apenas uma simulação. Consulte um especialista antes de tomar decisões financeiras.';

/** All categories, in display order. */
export const categories: readonly Category[] = [
  {
    id: 'trabalhista',
    label: 'Trabalhista',
    hubPath: '/calculadoras-trabalhistas',
    hubTitle: 'Calculadoras trabalhistas',
    description:
      'Salário líquido, rescisão, seguro-desemprego, férias, 13º, FGTS, horas extras e as outras contas do emprego, pela CLT e pelas tabelas em vigor.',
    icon: 'briefcase',
    colour: 'green',
    application: 'FinanceApplication',
    disclaimer: { tone: 'info', text: LABOUR_DISCLAIMER },
  },
  {
    id: 'financeira',
    label: 'Financeira',
    blogLabel: 'Financeiro',
    hubPath: '/calculadoras-financeiras',
    hubTitle: 'Calculadoras financeiras',
    description:
      'Juros compostos, investimentos, CDI e poupança; empréstimo e quitação de dívidas; inflação e correção monetária.',
    icon: 'trending-up',
    colour: 'purple',
    application: 'FinanceApplication',
    disclaimer: { tone: 'info', text: FINANCE_DISCLAIMER },
  },
  {
    id: 'financiamento',
    label: 'Financiamentos',
    hubPath: '/calculadoras-financiamentos',
    hubTitle: 'Calculadoras de financiamentos',
    description:
      'Simule o financiamento da casa e do carro, o crédito consignado e a antecipação do 13º ou do FGTS.',
    icon: 'house',
    colour: 'grey',
    application: 'FinanceApplication',
    disclaimer: { tone: 'info', text: FINANCE_DISCLAIMER },
  },
  {
    id: 'impostos',
    label: 'Impostos',
    hubPath: '/calculadoras-impostos',
    hubTitle: 'Calculadoras de impostos',
    description:
      'DAS do MEI, Simples Nacional, regime tributário, multa por atraso, imposto de renda, IPTU e IPVA.',
    icon: 'landmark',
    colour: 'orange',
    application: 'FinanceApplication',
    disclaimer: {
      tone: 'info',
      text: 'Os resultados são estimativas sem valor legal e não substituem a orientação de um contador.',
    },
  },
  {
    id: 'saude',
    label: 'Saúde',
    hubPath: '/calculadoras-saude',
    hubTitle: 'Calculadoras de saúde',
    description: 'IMC, calorias diárias, hidratação e zonas de frequência cardíaca.',
    icon: 'heart-pulse',
    colour: 'red',
    application: 'HealthApplication',
    disclaimer: {
      tone: 'info',
      text: 'Os resultados são orientações gerais e não substituem a avaliação de um médico ou nutricionista.',
    },
  },
  {
    id: 'educacional',
    label: 'Educacional',
    hubPath: '/calculadoras-educacional',
    hubTitle: 'Calculadoras educacionais',
    description:
      'As contas da escola, da porcentagem e da regra de três às equações e figuras planas, passo a passo.',
    icon: 'graduation-cap',
    colour: 'blue',
    isLesson: true,
    application: 'EducationalApplication',
    disclaimer: {
      tone: 'info',
      text: 'Os resultados ajudam a estudar e a conferir contas; acompanhe os passos para entender o caminho.',
    },
  },
  {
    id: 'previdencia',
    label: 'Previdência',
    hubPath: '/calculadoras-previdencia',
    hubTitle: 'Calculadoras de previdência',
    description:
      'Quando você se aposenta pelo INSS, quanto juntar por mês para a renda que deseja ter, e PGBL ou VGBL.',
    icon: 'umbrella',
    colour: 'orange',
    application: 'FinanceApplication',
    disclaimer: { tone: 'warning', text: FINANCE_DISCLAIMER },
  },
  {
    id: 'util',
    label: 'Utilidades',
    hubPath: '/calculadoras-utilidades',
    hubTitle: 'Calculadoras de utilidades',
    description: 'Contas do dia a dia: quanto tempo passou, quantos dias faltam, em que dia cai.',
    icon: 'wrench',
    colour: 'grey',
    application: 'UtilitiesApplication',
    disclaimer: {
      tone: 'info',
      text: 'As contas seguem o calendário e os feriados nacionais. Prazos de processos e contratos podem ter regras próprias.',
    },
  },
];

/**
 * Returns the category with an id.
 *
 * @throws Error if there is none, because a definition is in a folder without a category
 */
export function categoryOf(id: string): Category {
  const name = id.split('/')[0];
  const category = categories.find((candidate) => candidate.id === name);
  if (!category) {
    throw new Error(
      `"${id}": a categoria "${name}" não existe. Acrescente-a em src/catalogue/categories.ts.`,
    );
  }
  return category;
}
