/** Checks that a calculator is complete: examples, description, sources and proofs. */
import type { ProvenCalculator, ProvenDefinition } from './proven.ts';
import type { Definition, Refusal } from '../src/engine/definition.ts';
import { EXAMPLE_DAY } from '../src/engine/example-input.ts';
import { faultIf, type Fault } from '../src/vocabulary/fault.ts';
import { impliedRefusals } from './implied-refusals.ts';
import { parseDate } from '../src/calendar/parse-date.ts';
import { parseInputs } from '../src/engine/parse-inputs.ts';
import { ownSentences } from './placed-fields.ts';
import { recordOf } from '../src/engine/record.ts';
import { valueAt } from '../src/engine/template.ts';

const MIN_EXAMPLES = 4;
const MIN_KEYWORDS = 3;
const MIN_SOURCE_LENGTH = 10;
const MIN_DESCRIPTION_LENGTH = 40;
const MAX_DESCRIPTION_LENGTH = 200;

/**
 * Finds the missing parts of a definition.
 *
 * @param today latest possible date of a check of a source, `YYYY-MM-DD`
 */
export function completenessFaults(definition: ProvenDefinition, today: string): Fault[] {
  return [
    ...descriptionFaults(definition),
    ...layoutFaults(definition),
    ...exampleFaults(definition),
    ...sourceFaults(definition, today),
  ];
}

function descriptionFaults({ description, keywords }: Definition): Fault[] {
  const { length } = description;
  const words = keywords.split(',').filter((word) => word.trim() !== '');
  return [
    ...faultIf(
      length < MIN_DESCRIPTION_LENGTH || length > MAX_DESCRIPTION_LENGTH,
      'description',
      `a descrição tem ${length} caracteres`,
      `escreva de ${MIN_DESCRIPTION_LENGTH} a ${MAX_DESCRIPTION_LENGTH}`,
    ),
    ...faultIf(
      words.length < MIN_KEYWORDS,
      'keywords',
      `palavras de busca: só ${words.length}`,
      `escreva ao menos ${MIN_KEYWORDS}, separadas por vírgulas`,
    ),
  ];
}

function layoutFaults({ result }: Definition): Fault[] {
  return result.flatMap((element, index) =>
    element.kind === 'headline'
      ? faultIf(
          element.answer === undefined,
          `result[${index}] (headline)`,
          'o destaque não responde com uma frase',
          "acrescente answer: 'Por {days} de férias você recebe {total}.'",
        )
      : [],
  );
}

function exampleFaults({ examples }: ProvenDefinition): Fault[] {
  const { length } = examples;
  const titles = examples.map(({ title }) => title);
  return [
    // Skip this without examples, which another check reports.
    ...faultIf(
      length > 0 && length < MIN_EXAMPLES,
      'examples',
      length === 1 ? 'só 1 exemplo' : `só ${length} exemplos`,
      `escreva ao menos ${MIN_EXAMPLES}, um deles na borda, com valores da lei, de um exemplo publicado ou de uma conta à mão`,
    ),
    ...faultIf(
      examples[0]?.testOnly ?? false,
      'examples[0]',
      'o primeiro exemplo fica fora da página (testOnly)',
      'comece por um que sirva ao visitante',
    ),
    ...examples.flatMap(({ title, source }, index) => [
      ...faultIf(
        titles.indexOf(title) < index,
        `examples[${index}]`,
        `o título "${title}" já é de outro exemplo`,
        'dê a cada exemplo um título próprio',
      ),
      ...faultIf(
        source.trim().length < MIN_SOURCE_LENGTH,
        `examples[${index}] (${title})`,
        `a fonte "${source}" não diz de onde vêm os valores`,
        'escreva a lei, o exemplo publicado ou a conta à mão',
      ),
    ]),
  ];
}

function sourceFaults({ sources }: Definition, today: string): Fault[] {
  const names = sources.map(({ label, url }) => `${label} ${url}`);
  return [
    ...faultIf(sources.length === 0, 'sources', 'nenhuma fonte', 'cite ao menos uma'),
    ...sources.flatMap(({ label, url, checkedOn }, index) => {
      const place = `sources[${index}] (${label})`;
      return [
        ...faultIf(
          names.indexOf(`${label} ${url}`) < index,
          place,
          'a fonte está citada duas vezes',
          'tire a repetição',
        ),
        ...faultIf(
          !URL.canParse(url) || new URL(url).protocol !== 'https:',
          place,
          `"${url}" não é um endereço seguro`,
          'escreva um endereço que comece com https://',
        ),
        ...faultIf(
          parseDate(checkedOn) !== checkedOn || checkedOn > today,
          place,
          `"${checkedOn}" não é um dia que já foi`,
          'escreva em checkedOn o dia da última conferência, AAAA-MM-DD',
        ),
      ];
    }),
  ];
}

/** Finds sentences of rules and keywords that neither a written nor an implied refusal proves. */
export function unprovenFaults(calculator: ProvenCalculator): Fault[] {
  const { definition } = calculator;
  const proofs = [...definition.refusals, ...impliedRefusals(calculator)];
  const unprovenRules = definition.rules.flatMap((rule, index) => {
    if ('warn' in rule && rule.warn !== undefined && rule.assert === undefined) return [];
    if (definition.refusals.some((refusal) => provesRule(calculator, index, refusal))) return [];
    const sentence = 'message' in rule ? `a frase "${rule.message}"` : 'a recusa';
    return [unproven(`rules[${index}] (${rule.field || 'formulário'})`, sentence)];
  });
  const unprovenSentences = ownSentences(definition)
    .filter(
      ({ path, sentence }) =>
        !proofs.some(({ field, message }) => pattern(path).test(field) && message === sentence),
    )
    .map(({ place, sentence }) => unproven(place, `a frase "${sentence}"`));
  return [...unprovenRules, ...unprovenSentences];
}

function unproven(place: string, sentence: string): Fault {
  return {
    place,
    problem: `nenhum caso de refusals prova ${sentence}`,
    remedy: 'acrescente um caso com essa frase, ou um exemplo em que o campo apareça',
  };
}

/** True if a rule refuses the case with its sentence and at its field. */
function provesRule(calculator: ProvenCalculator, index: number, refusal: Refusal): boolean {
  const rule = calculator.definition.rules[index];
  if (!rule || !pattern(pathOfRule(rule)).test(refusal.field)) return false;
  if (!('check' in rule)) return sentencePattern(rule.message).test(refusal.message);
  const context = { today: refusal.today ?? EXAMPLE_DAY };
  const { values } = parseInputs(calculator, refusal.input, context);
  if (rule.each === undefined) return isRefusedBy(() => rule.check(values, context), refusal.message);
  const row = valueAt(values, refusal.field.split('.').slice(0, 2).join('.'));
  return isRefusedBy(() => rule.check(recordOf(row), context, values), refusal.message);
}

/** Path of the field at which a rule refuses, with `*` for any row. */
function pathOfRule({ each, field }: Definition['rules'][number]): string {
  return each === undefined ? field : [each, '*', field].filter(Boolean).join('.');
}

function isRefusedBy(check: () => string | undefined, message: string): boolean {
  try {
    return check() === message;
  } catch {
    return false;
  }
}

/** Converts a path with `*` for any row to a pattern. */
function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '\\d+')}$`);
}

/** Converts a sentence to a pattern, with wildcards for its values. */
function sentencePattern(template: string): RegExp {
  const parts = template.split(/\{[^}]*\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}
