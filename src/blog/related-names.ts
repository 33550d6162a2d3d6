/** The calculators that an article may name as related, by the names that articles keep. */
import { calculatorPath } from '../catalogue/entry.ts';
import { fold } from '../catalogue/fold.ts';

/** Name and calculator, in the order in which the administration offers them. */
export const RELATED_CALCULATORS = {
  Rescisão: 'trabalhista/rescisao-trabalhista',
  Férias: 'trabalhista/ferias',
  '13º salário': 'trabalhista/decimo-terceiro',
  FGTS: 'trabalhista/fgts',
  'Juros compostos': 'financeira/juros-compostos',
  Empréstimo: 'financeira/emprestimo',
  Investimentos: 'financeira/investimentos',
  CDI: 'financeira/cdi',
  Poupança: 'financeira/poupanca',
  'Simples Nacional': 'impostos/simples-nacional',
  INSS: 'trabalhista/inss',
  IMC: 'saude/imc',
} as const;

/** A name that can be chosen. */
export type RelatedName = keyof typeof RELATED_CALCULATORS;

const idsByName = new Map<string, string>(
  Object.entries(RELATED_CALCULATORS).map(([name, id]) => [fold(name), id]),
);

/** Id of the calculator of a name, whatever its case and accents; `undefined` for an unknown name. */
export function relatedId(name: string): string | undefined {
  return idsByName.get(fold(name.trim()));
}

/** Address that a name leads to: its calculator's, or the home page for an unknown name. */
export function relatedPath(name: string): string {
  const id = relatedId(name);
  return id === undefined ? '/' : calculatorPath(id);
}
