/** Field for the end of an employment contract. */
import { option } from '../../schemas/fields.ts';
import { formatDate } from '../../src/calendar/format-date.ts';
import { DIREITOS_NO_ACORDO, PRIMEIRO_DIA_DO_ACORDO } from '../lei/direitos-na-rescisao.ts';

/** The choice; the definition words the refusal of a blank one. */
export const tipoDaRescisao = {
  type: 'string',
  title: 'Tipo de rescisão',
  oneOf: [
    option('demissao-sem-justa-causa', 'Demissão sem justa causa', 'A empresa encerra o contrato'),
    option('pedido-demissao', 'Pedido de demissão', 'Quem trabalha decide sair'),
    option('demissao-justa-causa', 'Demissão por justa causa', 'Falta grave de quem trabalha (CLT art. 482)'),
    option('acordo-mutuo', 'Acordo mútuo', 'As duas partes combinam a saída (CLT art. 484-A)'),
  ],
  meaning: 'tipoDeRescisao',
} as const;

/** The sentence that refuses an agreement on a day before the law allowed it, for a rule's `check`. */
export function recusaDoAcordo(porAcordo: boolean, dia: string): string | undefined {
  return porAcordo && !DIREITOS_NO_ACORDO.valeEm(dia)
    ? `O acordo para encerrar o contrato existe desde ${formatDate(PRIMEIRO_DIA_DO_ACORDO)}`
    : undefined;
}
