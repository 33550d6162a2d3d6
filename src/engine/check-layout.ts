/** Checks the layout of a definition against what its examples really return. */
import { fits } from './check-templates.ts';
import type { Definition } from './definition.ts';
import { faultIf, type Fault } from './fault.ts';
import { valuesShownBy } from './layout-paths.ts';
import { isScalar, KIND_NAMES, type Kinds } from './value-kinds.ts';

/**
 * Faults of a layout: values that no example returns, formats that do not fit, and returned values that nothing
 * shows.
 *
 * @param results kinds of what the examples returned.
 */
export function layoutFaults(definition: Definition, results: Kinds): Fault[] {
  const returned = [...results].filter(([, kind]) => isScalar(kind)).map(([path]) => path);
  const shown = new Set<string>();
  const faults = definition.result.flatMap((element, index) => {
    const place = `result[${index}] (${element.kind})`;
    return valuesShownBy(element).flatMap(({ path, format }) => {
      shown.add(path);
      const kind = results.get(path);
      if (kind === undefined || !isScalar(kind)) {
        return [
          {
            place,
            problem: `"${path}" não está no resultado de nenhum exemplo`,
            remedy: 'corrija o nome, ou dê um exemplo em que o valor exista',
          },
        ];
      }
      return faultIf(
        !fits(kind, format),
        place,
        `"${path}" é ${KIND_NAMES[kind]}, mas aparece no formato "${format}"`,
        `use um formato de ${KIND_NAMES[kind]}`,
      );
    });
  });
  const hidden = definition.notShown ?? [];
  const isHidden = (path: string) => hidden.some((name) => path === name || path.startsWith(`${name}.`));
  return [
    ...faults,
    ...returned
      .filter((path) => !shown.has(path) && !isHidden(path))
      .map((path) => ({
        place: 'result',
        problem: `o valor "${path}" não aparece em nenhum elemento`,
        remedy: 'mostre-o, ou declare-o em notShown com o motivo',
      })),
    ...hidden
      .filter((name) => !results.has(name))
      .map((name) => ({
        place: 'notShown',
        problem: `"${name}" não está no resultado de nenhum exemplo`,
        remedy: 'tire-o da lista, ou corrija o nome',
      })),
    ...reservedResultFaults(results),
  ];
}

/** A result of these names would hide what sentences and conditions mean by them. */
function reservedResultFaults(results: Kinds): Fault[] {
  return ['today', 'entrada'].flatMap((name) =>
    faultIf(
      results.has(name),
      'compute',
      `o resultado "${name}" já tem outro sentido nas frases e expressões`,
      'dê outro nome ao resultado',
    ),
  );
}
