/** Extracts the significant words of a query. */
import { fold } from './fold.ts';

/** Phrases without information, and units of quantities; their words may be significant elsewhere. */
const FILLER_PHRASES =
  /\bvale a pena\b|\ba mais\b|\bpor que\b|\bpor mes\b|(?<=\d )(?:dias?|mes|meses|anos?|horas?|vezes)\b/g;

/** Words that occur in questions about any calculation. */
const FILLERS = new Set(
  (
    'a as o os e ou eu em de da do das dos d no na nos nas ao para pra por com sem sobre um uma meu minha meus minhas se ' +
    'que qual quais quanto quanta quantos quantas como onde quando quem daqui seria sera e ser esta ' +
    'quero queria estou vou fui vai vem for forem fosse me trabalhei trabalhou tem tenho ter devo posso preciso faco fazer da dar fica saber ver achar ' +
    'receber recebo ganho ganhar pago pagar paga vale valor tirar sao ' +
    'calcular calculo calculadora simular simulador simulacao tabela guia conta online gratis ' +
    'reais real mil milhao rs'
  ).split(' '),
);
/** A year, ignored because every calculator with tables has the current one. */
const YEAR = /^(?:19|20)\d\d$/;
/** Numbers and the percent sign, which improve a match but are not required. */
const FIGURE = /^(?:\d+x?|%)$/;

/** Notations, with the words that they stand for. */
const NOTATIONS: readonly (readonly [RegExp, string])[] = [
  // x² − 5x + 6 = 0, also typed with x2 or x^2
  [/^[\d\s.,+*()abcx^-]*x\s*\^?\s*2(?!\d)[\d\s.,+*()abcx^=-]*$/, 'equacao segundo grau'],
  // 2x + 3 = 7
  [/^[\d\s.,+*()abcx-]*x[\d\s.,+*()abcx-]*=[\d\s.,+*()abcx-]*$/, 'equacao primeiro grau'],
  // 1000 a 1% ao mês
  [
    /^(?:r\$ ?)?\d[\d.,]*(?: mil)?(?: reais)? a \d[\d.,]* ?% ?(?:ao (?:mes|ano)\b|a\.? ?[ma]\b|$)/,
    'juros compostos',
  ],
  // 15% de 350, whose 350 would match names with such a number
  [/^(?:calcular |quanto e )?\d[\d.,]* ?% de (?:r\$ ?)?\d[\d.,]*(?: mil)?(?: reais)?\??$/, 'porcentagem'],
  // 3/4
  [/^\d+\s*\/\s*\d+\s*=?$/, 'fracao'],
];

/** Words of a text without punctuation, except for the percent sign. */
function bareWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|%/gu) ?? [];
}

/** Replaces a query in mathematical notation by words. */
function spelledOut(typed: string): string {
  const plain = fold(typed).replace(/[−–—]/g, '-').trim();
  return NOTATIONS.find(([notation]) => notation.test(plain))?.[1] ?? plain;
}

/** Significant words of a query, or of a phrase that describes an item. */
export function significantWords(text: string): string[] {
  const plain = spelledOut(text);
  const telling = bareWords(plain.replace(FILLER_PHRASES, ' ')).filter(
    (word) => !FILLERS.has(word) && !YEAR.test(word),
  );
  return telling.length > 0 ? telling : bareWords(plain);
}

/** True for a number, which any other number could replace in the same question. */
export function isFigure(word: string): boolean {
  return FIGURE.test(word);
}

/** Minimum length of a word with other forms; among shorter ones, "mês" and "más" would coincide. */
const MIN_LENGTH = 4;

/** Endings of plurals and singulars, the longest first. */
const PLURALS: readonly (readonly [plural: string, singular: string])[] = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['res', 'r'],
  ['zes', 'z'],
  ['ns', 'm'],
  ['s', ''],
];

const ORDINAL = /^(\d+)[oa]$/;

/** Singular of a folded word, judging by its ending; for an ordinal, the number. */
export function singular(word: string): string {
  const ordinal = ORDINAL.exec(word)?.[1];
  if (ordinal !== undefined) return ordinal;
  if (word.length < MIN_LENGTH || word.endsWith('ss')) return word;
  const ending = PLURALS.find(([plural]) => word.endsWith(plural));
  return ending ? word.slice(0, -ending[0].length) + ending[1] : word;
}

/** Forms of a folded word with the same meaning: itself, its singular, and plurals that do not have it as a prefix. */
export function formsOf(word: string): string[] {
  if (word.length < MIN_LENGTH || isFigure(word)) return [word];
  const single = singular(word);
  const plurals = PLURALS.filter(([, ending]) => !/[rz]|^$/.test(ending) && single.endsWith(ending));
  const forms = plurals.map(([plural, ending]) => single.slice(0, -ending.length) + plural);
  return [...new Set([word, single, ...forms])].filter((form) => form.length >= MIN_LENGTH);
}

/** Lookup key of a phrase: its significant words in the singular. */
export function phraseKey(words: readonly string[]): string {
  return words.map(singular).join(' ');
}
