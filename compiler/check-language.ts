/** Finds English words in the texts for visitors. */
import { exampleAttempts } from './attempt.ts';
import type { ProvenCalculator } from './proven.ts';
import { faultIf, type Fault } from '../src/vocabulary/fault.ts';
import { ARTICLE } from './check-article.ts';

/** Properties of a definition that contain text for people, not names. */
const VISIBLE = new Set(
  'title name description keywords messages message label text note unit law source rowName addLabel'.split(
    ' ',
  ),
);

/** Words that do not exist in Portuguese. */
const ENGLISH = new Set(
  'the and must should please invalid required value enter error is are of with not from your you this that field number'.split(
    ' ',
  ),
);

/** Collects the texts for people, at any depth. */
function textsIn(value: unknown, isVisible: boolean): string[] {
  if (typeof value === 'string') return isVisible ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, isVisible));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, isVisible || VISIBLE.has(key)));
}

/** Finds the English words in a text, apart from placeholders and addresses. */
function englishWords(text: string): string[] {
  const read = text.replace(/\{[^}]*\}/g, ' ').replace(/https?:\/\/\S+|\]\([^)]*\)/g, ' ');
  const words = read.toLowerCase().split(/[^\p{L}]+/u);
  return [...new Set(words.filter((word) => ENGLISH.has(word)))];
}

/** Reports English words in a text, or in the texts of a calculator and its examples. */
export function languageFaults(subject: string | ProvenCalculator): Fault[] {
  const texts = typeof subject === 'string' ? [subject] : textsOf(subject);
  return texts.flatMap((text) => {
    const words = englishWords(text);
    const quotation = text.length > 80 ? `${text.slice(0, 80)}…` : text;
    return faultIf(
      words.length > 0,
      typeof subject === 'string' ? ARTICLE : 'frases',
      `inglês (${words.join(', ')})${typeof subject === 'string' ? '' : ` em "${quotation}"`}`,
      'escreva em português',
    );
  });
}

function textsOf(calculator: ProvenCalculator): string[] {
  const { sources: _titles, ...written } = calculator.definition;
  const results = exampleAttempts(calculator).map(({ outcome }) =>
    outcome.ok ? [outcome.result, outcome.warnings] : [],
  );
  return [...new Set([...textsIn(written, false), ...textsIn(results, true)])];
}
