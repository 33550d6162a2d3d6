/** One of the pages that are compared. */
export interface Candidate {
  readonly key: string;
  readonly name: string;
  readonly kind: 'ours' | 'by-hand' | 'engine';
  /** Address below its server. */
  readonly path: string;
  /** What it is made with, beside React; names of packages. */
  readonly packages: readonly string[];
}

/** Ours: the page of the same four fields, and a page of the product that also has a chart and a table. */
export const OURS: readonly Candidate[] = [
  {
    key: 'calculario',
    name: 'Calculário, quatro campos',
    kind: 'ours',
    path: '/calculadora/financeira/quatro-campos',
    packages: [],
  },
  {
    key: 'calculario-inteira',
    name: 'Calculário, juros compostos',
    kind: 'ours',
    path: '/calculadora/financeira/juros-compostos',
    packages: [],
  },
];

function peer(key: string, name: string, kind: Candidate['kind'], packages: readonly string[]): Candidate {
  return { key, name, kind, path: `/${key}/`, packages };
}

/** The others, by the names of their folders. */
export const PEERS: readonly Candidate[] = [
  peer('escrita-a-mao', 'React, escrita à mão', 'by-hand', ['react-dom']),
  peer('rjsf', 'RJSF', 'engine', ['@rjsf/core', '@rjsf/validator-ajv8']),
  peer('json-forms', 'JSON Forms', 'engine', ['@jsonforms/react', '@jsonforms/vanilla-renderers']),
  peer('uniforms', 'uniforms', 'engine', ['uniforms-bridge-json-schema', 'uniforms-unstyled']),
  peer('surveyjs', 'SurveyJS', 'engine', ['survey-core', 'survey-react-ui']),
];
