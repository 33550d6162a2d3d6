/** Tests invariants of the catalogue; `npm run check` checks each definition. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categories } from '../../src/catalogue/categories.ts';
import type { FileFault } from '../../compiler/assessment.ts';
import { collect } from '../../compiler/collect.ts';
import { iconFile } from '../../compiler/icon-file.ts';
import { listedIn } from '../../src/catalogue/catalogue.ts';
import { fold } from '../../src/search/fold.ts';
import { ids } from './support/catalogue.ts';
import { CONTRACT } from './support/contract-fields.ts';

const { entries, parts, faults } = await collect();

const plain = ({ file, place, problem, remedy }: FileFault) =>
  `${file} › ${place}\n  ${problem}\n  → ${remedy}`;

it.each(ids)('%s has no faults in its definition or its article', (id) => {
  const own = faults.filter(({ file }) => file.replace(/\.\w+$/, '') === `calculators/${id}`);
  expect(own.map(plain)).toEqual([]);
});

it('the definitions have no faults in relation to each other', () => {
  expect(faults.filter(({ file }) => !ids.includes(file.replace(/^calculators\/|\.\w+$/g, '')))).toEqual([]);
});

describe('the catalogue', () => {
  // Count only the agreed calculators, so that others can be added.
  describe('of the agreed calculators', () => {
    const agreed = entries.filter(({ id }) => Object.hasOwn(CONTRACT, id));

    it('has 36 in 37 listings', () => {
      expect(agreed).toHaveLength(36);
      expect(agreed.flatMap(({ listedIn: hubs }) => hubs)).toHaveLength(37);
      const twice = agreed.filter((entry) => entry.listedIn.length > 1);
      expect(twice.map(({ id, listedIn: hubs }) => [id, hubs])).toEqual([
        ['financeira/financiamento', ['financeira', 'financiamento']],
      ]);
    });

    it('has the agreed number in each category', () => {
      const counts = categories.map(({ id }) => [id, listedIn(agreed, id).length] as const);
      expect(Object.fromEntries(counts.filter(([, count]) => count > 0))).toEqual({
        educacional: 6,
        trabalhista: 7,
        financiamento: 5,
        financeira: 7,
        impostos: 7,
        saude: 4,
        previdencia: 1,
      });
    });
  });

  it('lists the popular calculators of a category on its card', () => {
    const unnamed = categories.flatMap(({ id, description }) =>
      listedIn(entries, id)
        .filter(
          ({ popular, name }) => popular && !fold(description).includes(fold(name.replace(/ \(.*\)/, ''))),
        )
        .map(({ name }) => name),
    );
    expect(unnamed).toEqual([]);
  });

  it('has calculators in every category', () => {
    expect(categories.filter(({ id }) => listedIn(entries, id).length === 0)).toEqual([]);
  });

  it('marks the established calculators as popular', () => {
    const popular = entries.filter((entry) => entry.popular).map(({ id }) => id);
    for (const id of [
      'educacional/regra-de-tres',
      'educacional/porcentagem',
      'impostos/mei-das',
      'impostos/simples-nacional',
      'impostos/regime-tributario',
      'impostos/irpf',
    ]) {
      expect(popular).toContain(id);
    }
  });

  it('has an icon for every calculator and category', () => {
    const icons = [...entries, ...categories].map(({ icon }) => icon);
    expect(icons.filter((icon) => !existsSync(iconFile(icon)))).toEqual([]);
  });

  it('has a precompiled validator for each calculator, without imports', () => {
    expect(parts.map(({ id }) => id)).toEqual(ids);
    for (const { validatorCode } of parts)
      expect(validatorCode).not.toMatch(/require\(|import |eval|new Function/);
  });
});
