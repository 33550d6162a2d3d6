/** Documents the keywords that can refuse a value, and the engine's default messages. */
import type { Field } from '../../src/engine/input-schema.ts';
import type { RefusingKeyword } from '../../src/vocabulary/refusing-keywords.ts';
import { sentenceFor } from '../../src/engine/problem.ts';
import { code, table } from './markdown.ts';

/** Reason for which each keyword refuses a value; the type checks that the list is complete. */
const KEYWORDS: Readonly<Record<RefusingKeyword, string>> = {
  required: 'o campo está em branco, ou nada foi escolhido',
  type: 'o campo é integer e o número tem casas decimais',
  enum: 'o valor não é uma das opções',
  format: 'o texto não é uma data',
  exclusiveMinimum: 'o número é igual ao limite ou menor',
  minimum: 'o número é menor que o limite, ou o dia vem antes dele',
  exclusiveMaximum: 'o número é igual ao limite ou maior',
  maximum: 'o número é maior que o limite, ou o dia vem depois dele',
  multipleOf: 'o número não é múltiplo',
  maxLength: 'o texto é longo demais',
  minItems: 'há linhas de menos',
  maxItems: 'há linhas de mais',
};

const WITHOUT_SENTENCES: Field = { type: 'number', title: 'Valor' };

/** Generates the table of keywords with their default messages, if any. */
export function messagesTable(): string {
  const rows = Object.entries(KEYWORDS).map(([keyword, meaning]) => [
    code(keyword),
    meaning,
    sentenceFor(WITHOUT_SENTENCES, keyword as RefusingKeyword) ?? '—',
  ]);
  return table(['Palavra-chave', 'Recusa quando', 'Frase comum'], rows);
}
