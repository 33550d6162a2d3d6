import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ProvenDefinition } from '../../compiler/proven.ts';
import { definitionShape } from '../../compiler/definition-shape.ts';
import { parseExpression } from '../../compiler/parse-expression.ts';
import { field, shapes } from '../../src/vocabulary/field-kinds.ts';
import { elements } from '../../src/vocabulary/element-kinds.ts';
import { rule } from '../../src/vocabulary/evidence.ts';
import type { Shape } from '../../src/vocabulary/shape.ts';
import { ROOT } from '../../build/paths.ts';
import { shapeReader } from '../../compiler/meta-schema.ts';
import { vocabulary } from './document.ts';
import { anchorOf, table } from './markdown.ts';

const page = await vocabulary();

/** Keys of all members of a union. */
type KeysOf<T> = T extends unknown ? keyof T : never;
/** Complete list of properties, because the compiler rejects missing or extra names. */
type Names<T> = Readonly<Record<KeysOf<T>, true>>;

const DEFINITION = {
  id: true,
  name: true,
  title: true,
  description: true,
  keywords: true,
  icon: true,
  popular: true,
  formerIds: true,
  alsoListedIn: true,
  blankNumbers: true,
  asks: true,
  passesOn: true,
  continuesWhen: true,
  inputs: true,
  rules: true,
  liveNotice: true,
  compute: true,
  simple: true,
  result: true,
  examples: true,
  refusals: true,
  sources: true,
  notShown: true,
} satisfies Names<ProvenDefinition>;

const propertiesOf = ({ properties = {} }: Shape) => Object.keys(properties).toSorted();
const namesIn = (names: object) => Object.keys(names).toSorted();

describe('the shapes and the handwritten types', () => {
  it('have the same properties', () => {
    expect(propertiesOf(definitionShape)).toEqual(namesIn(DEFINITION));
  });
});

describe('the examples of the shapes', () => {
  const ajv = shapeReader();
  const whole = definitionShape.properties;
  const kinds: [name: string, shape: Shape, any: Shape][] = [
    ...Object.entries(shapes).map(([name, { shape }]): [string, Shape, Shape] => [name, shape, field]),
    ...Object.entries(elements).map(([name, { shape }]): [string, Shape, Shape] => [
      name,
      shape,
      whole.result.items,
    ]),
    ['rule', rule, whole.rules.items],
  ];

  it.each(kinds)('exist for %s and are valid', (_, shape, any) => {
    expect(shape.examples?.length).toBeGreaterThan(0);
    for (const example of shape.examples ?? []) {
      for (const each of [shape, any]) expect(ajv.validate(each, example), ajv.errorsText()).toBe(true);
    }
  });
});

describe('docs/vocabulario.md', () => {
  it('is up to date with the shapes and the engine', () => {
    const written = readFileSync(join(ROOT, 'docs/vocabulario.md'), 'utf8').replaceAll('\r\n', '\n');
    expect(written === page, 'A página envelheceu: rode "npm run vocabulary".').toBe(true);
  });

  it('links only to existing headings', () => {
    const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(links).not.toEqual([]);
    expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('states the maximum length of an expression', () => {
    const longest = '1 == 1'.padEnd(300);
    expect(page).toContain('em até 300 caracteres');
    expect(() => parseExpression(longest)).not.toThrow();
    expect(() => parseExpression(`${longest} `)).toThrow(SyntaxError);
  });

  it('shows examples evaluated by the engine', () => {
    expect(page).toContain('| `round(taxa)` | 3 |');
    expect(page).toContain('| `bonus > 0 or valor > 0` | verdadeiro |');
    expect(page).toContain('| `Bônus: {bonus}.` | Bônus: –. |');
  });
});

describe('table', () => {
  it('escapes bars in cells', () => {
    expect(table(['a', 'b'], [['x|y', '']])).toBe('| a | b |\n| --- | --- |\n| x\\|y |  |');
  });
});
