/** A question in visitors' words, and the calculator that answers it. */
export interface Question {
  readonly id: string;
  readonly text: string;
}

/** Questions that the home page shows all year, the most frequent first. */
export const QUESTIONS: readonly Question[] = [
  { id: 'trabalhista/salario-liquido', text: 'Quanto cai na conta?' },
  { id: 'trabalhista/rescisao-trabalhista', text: 'Quanto recebo se sair do emprego?' },
  { id: 'trabalhista/ferias', text: 'Quanto recebo de férias?' },
  { id: 'trabalhista/seguro-desemprego', text: 'Quantas parcelas de seguro-desemprego?' },
  { id: 'impostos/irpf', text: 'Quanto pago de imposto de renda?' },
  { id: 'impostos/mei-das', text: 'Quanto o MEI paga por mês?' },
  { id: 'financeira/juros-compostos', text: 'Quanto rende guardar todo mês?' },
  { id: 'financiamento/financiamento-imobiliario', text: 'Qual a parcela da casa?' },
  { id: 'financeira/quitacao-divida', text: 'Como sair das dívidas?' },
  { id: 'previdencia/tempo-contribuicao', text: 'Quando vou me aposentar?' },
  { id: 'educacional/porcentagem', text: 'Quanto é 15% de um valor?' },
  { id: 'saude/imc', text: 'Meu peso está bom?' },
];

/** A question on the home page, as a tile that links to its calculator. */
export interface HomeLink {
  readonly path: string;
  /** The question. */
  readonly title: string;
  /** Name of the calculator. */
  readonly detail: string;
  readonly icon: string;
  /** Name of an accent among the design tokens. */
  readonly accent: string;
}

export interface HomeLinks {
  readonly questions: readonly HomeLink[];
  /** Frequent questions of a season, with its first and last day as `MM-DD`. */
  readonly seasons: readonly {
    readonly from: string;
    readonly to: string;
    readonly title: string;
    readonly why: string;
    readonly links: readonly HomeLink[];
  }[];
}
