import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type {
  Definition,
  Example,
  ExpressionRule,
  PredicateRule,
  RawInputs,
  Refusal,
  Source,
} from '../../src/engine/definition.ts';
import type {
  BooleanField,
  CheckboxesField,
  ChoiceField,
  DateField,
  NumberField,
  Option,
  RowsField,
  TextField,
} from '../../src/engine/input-schema.ts';
import { parseExpression } from '../../src/engine/parse-expression.ts';
import type {
  Figure,
  LineSteps,
  ResultElement,
  RowSteps,
  ScaleClass,
  TableColumn,
} from '../../src/engine/result-layout.ts';
import { ROOT } from '../build/paths.ts';
import { vocabulary } from './document.ts';
import { anchorOf, table } from './markdown.ts';
import { definitionNamed, definitionsEnding, metaSchema, type SchemaNode } from './meta-schema-node.ts';

const page = await vocabulary();

/** All properties that some member of a union has. */
type KeysOf<T> = T extends unknown ? keyof T : never;
/** A complete list of properties: the compiler refuses one that lacks a name or has one too many. */
type Names<T> = Readonly<Record<KeysOf<T>, true>>;
type ElementOf<Kind extends ResultElement['kind']> = Extract<ResultElement, { kind: Kind }>;

const base = { title: true, description: true, messages: true, visibleWhen: true, wide: true } as const;
const formatting = { format: true, decimals: true, unit: true } as const;
const conditional = { kind: true, when: true } as const;

const FIELDS = {
  numberField: {
    ...base,
    type: true,
    format: true,
    unit: true,
    minimum: true,
    exclusiveMinimum: true,
    maximum: true,
    exclusiveMaximum: true,
    multipleOf: true,
    default: true,
    defaultOn: true,
    signed: true,
    placeholder: true,
    suggestions: true,
  } satisfies Names<NumberField>,
  choiceField: {
    ...base,
    type: true,
    oneOf: true,
    widget: true,
    default: true,
    defaultOn: true,
  } satisfies Names<ChoiceField>,
  dateField: { ...base, type: true, format: true, default: true } satisfies Names<DateField>,
  textField: {
    ...base,
    type: true,
    maxLength: true,
    default: true,
    placeholder: true,
  } satisfies Names<TextField>,
  booleanField: { ...base, type: true, default: true } satisfies Names<BooleanField>,
  boxesField: {
    ...base,
    type: true,
    items: true,
    uniqueItems: true,
    default: true,
  } satisfies Names<CheckboxesField>,
  rowsField: {
    ...base,
    type: true,
    items: true,
    minItems: true,
    maxItems: true,
    default: true,
    rowName: true,
    addLabel: true,
    newRow: true,
  } satisfies Names<RowsField>,
};

const labelled = { label: true, value: true } as const;
const figure = { ...labelled, ...formatting, when: true, total: true, note: true } as const;

const ELEMENTS: { readonly [Kind in ResultElement['kind']]: Names<ElementOf<Kind>> } = {
  headline: { ...figure, kind: true },
  figures: { ...conditional, title: true, items: true },
  table: { ...conditional, title: true, rows: true, columns: true, first: true, download: true },
  notice: { ...conditional, tone: true, text: true },
  text: { ...conditional, text: true },
  lines: { ...conditional, title: true, lines: true },
  steps: { ...conditional, items: true },
  chart: { ...conditional, shape: true, title: true, rows: true, x: true, series: true, format: true },
  composition: { ...conditional, ...formatting, title: true, parts: true },
  rowComposition: { ...conditional, ...formatting, ...labelled, title: true, rows: true },
  comparison: { ...conditional, ...formatting, title: true, bars: true },
  scale: {
    ...conditional,
    ...formatting,
    title: true,
    value: true,
    current: true,
    from: true,
    classes: true,
  },
  ranges: { ...conditional, ...formatting, title: true, ranges: true },
};

const PARTS = {
  option: { const: true, title: true, description: true, sets: true } satisfies Names<Option>,
  rule: {
    field: true,
    each: true,
    assert: true,
    warn: true,
    check: true,
    message: true,
  } satisfies Names<ExpressionRule | PredicateRule<RawInputs>>,
  figure: figure satisfies Names<Figure>,
  column: { ...labelled, ...formatting } satisfies Names<TableColumn>,
  step: { label: true, text: true, law: true, rows: true, lines: true, when: true } satisfies Names<
    RowSteps | LineSteps
  >,
  scaleClass: { label: true, upTo: true, tone: true } satisfies Names<ScaleClass>,
  example: {
    title: true,
    input: true,
    expected: true,
    source: true,
    today: true,
    testOnly: true,
  } satisfies Names<Example>,
  refusal: { input: true, field: true, message: true, today: true } satisfies Names<Refusal>,
  source: { label: true, url: true, checkedOn: true } satisfies Names<Source>,
};

const DEFINITION = {
  id: true,
  name: true,
  title: true,
  description: true,
  keywords: true,
  icon: true,
  popular: true,
  alsoListedIn: true,
  blankNumbers: true,
  errorStyle: true,
  enableWhenChosen: true,
  inputs: true,
  rules: true,
  liveNotice: true,
  compute: true,
  result: true,
  examples: true,
  refusals: true,
  sources: true,
  notShown: true,
} satisfies Names<Definition>;

const propertiesOf = ({ properties = {} }: SchemaNode) => Object.keys(properties).toSorted();
const namesIn = (names: object) => Object.keys(names).toSorted();

describe('the meta-schema and the types', () => {
  it('know the same properties of a definition', () => {
    expect(propertiesOf(metaSchema)).toEqual(namesIn(DEFINITION));
  });

  it.each(Object.entries({ ...FIELDS, ...PARTS }))('know the same properties of %s', (name, names) => {
    expect(propertiesOf(definitionNamed(name))).toEqual(namesIn(names));
  });

  it.each(Object.entries(ELEMENTS))('know the same properties of the element %s', (kind, names) => {
    expect(propertiesOf(definitionNamed(`${kind}Element`))).toEqual(namesIn(names));
  });

  it('know the same kinds', () => {
    expect(definitionsEnding('Field').toSorted()).toEqual(namesIn(FIELDS));
    const elements = Object.keys(ELEMENTS).map((kind) => `${kind}Element`);
    expect(definitionsEnding('Element').toSorted()).toEqual(elements.toSorted());
  });
});

describe('the examples of the meta-schema', () => {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true }).addSchema(metaSchema, 'meta');
  const examples = [...definitionsEnding('Field'), ...definitionsEnding('Element'), 'rule'].flatMap((name) =>
    (definitionNamed(name).examples ?? []).map((example) => [name, example] as const),
  );

  it('stand beside every kind', () => {
    const illustrated = new Set(examples.map(([name]) => name));
    expect(illustrated.size).toBe(
      definitionsEnding('Field').length + definitionsEnding('Element').length + 1,
    );
  });

  it.each(examples)('%s: %j', (name, example) => {
    const any = /Field$|Element$/.exec(name)?.[0].toLowerCase() ?? name;
    for (const definition of [name, any]) {
      expect(ajv.validate(`meta#/definitions/${definition}`, example), ajv.errorsText()).toBe(true);
    }
  });
});

describe('docs/vocabulario.md', () => {
  it('is what the meta-schema, the types and the engine say today', () => {
    const written = readFileSync(join(ROOT, 'docs/vocabulario.md'), 'utf8').replaceAll('\r\n', '\n');
    expect(written === page, 'A página envelheceu: rode "npm run vocabulary".').toBe(true);
  });

  it('links only to headings that it has', () => {
    const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('tells the longest expression as the parser sees it', () => {
    const longest = '1 == 1'.padEnd(300);
    expect(page).toContain('em até 300 caracteres');
    expect(() => parseExpression(longest)).not.toThrow();
    expect(() => parseExpression(`${longest} `)).toThrow(SyntaxError);
  });

  it('answers its examples by the engine', () => {
    expect(page).toContain('| `round(taxa)` | 3 |');
    expect(page).toContain('| `bonus > 0 or valor > 0` | verdadeiro |');
    expect(page).toContain('| `Bônus: {bonus\\|money}.` | Bônus: –. |');
  });
});

describe('table', () => {
  it('keeps bars inside of cells', () => {
    expect(table(['a', 'b'], [['x|y', '']])).toBe('| a | b |\n| --- | --- |\n| x\\|y |  |');
  });
});
