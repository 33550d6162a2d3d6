/** The calculators that an article may list as related, by the names stored in articles. */
import { fold } from '../search/fold.ts';

/** Calculator ids by name, in the order of the administration's form. */
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

const idsByName = new Map<string, string>(
  Object.entries(RELATED_CALCULATORS).map(([name, id]) => [fold(name), id]),
);

/** Calculator id for a name, ignoring case and accents; `undefined` for an unknown name. */
export function relatedId(name: string): string | undefined {
  return idsByName.get(fold(name.trim()));
}
