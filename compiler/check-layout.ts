/** Checks the layout of a definition against the results of its examples. */
import { elements } from '../src/vocabulary/element-kinds.ts';
import type { ElementModule, KnownResults } from '../src/vocabulary/element.ts';
import { fits } from './check-templates.ts';
import type { Definition } from '../src/engine/definition.ts';
import { templatesOf } from './expressions-of.ts';
import { faultIf, type Fault } from '../src/vocabulary/fault.ts';
import { FIRST_CELL } from '../src/vocabulary/walk.ts';
import type { ExampleResults } from './known-results.ts';
import { valuesShownBy, type ShownPath } from './layout-paths.ts';
import type { ResultElement, Figure } from '../src/engine/result-layout.ts';
import type { ProvenDefinition } from './proven.ts';
import { INPUT_PREFIX } from '../src/engine/sentence-formatter.ts';
import { placeholdersOf } from '../src/engine/template.ts';
import { isScalar, KIND_NAMES, type Kinds } from './value-kinds.ts';

/**
 * Finds the faults of a layout: values that no example returns or that have no label, unsuitable formats, and returned
 * values that are not shown.
 */
export function layoutFaults(definition: ProvenDefinition, known: ExampleResults): Fault[] {
  const shown = valuesShownIn(definition, known);
  return [
    ...shown.flatMap((path) => shownFaults(path, known)),
    ...definition.result.flatMap((element, index) => elementFaults(element, index, known)),
    ...hiddenFaults(definition, new Set([...shown.map(({ path }) => path), ...known.inGroups]), known),
    ...headlineFaults(definition, known),
    ...reservedResultFaults(known.kinds),
  ];
}

/** Lists the values that the elements of a definition show, each with its element. */
export function valuesShownIn({ result }: Definition, known: ExampleResults): ShownPath[] {
  return result.flatMap((element, index) => {
    const place = `result[${index}] (${element.kind})`;
    return valuesShownBy(element).flatMap((path) => expandColumns({ ...path, place }, known));
  });
}

/** Expands an element without columns to the declared ones: all for a table, the first one for a chart. */
function expandColumns(shown: ShownPath, known: ExampleResults): ShownPath[] {
  const [, rows, which] = /^(.+)\.\*\.([*0])$/.exec(shown.path) ?? [];
  const declared = rows === undefined ? [] : known.columns(rows);
  const columns = which === FIRST_CELL ? declared.slice(0, 1) : declared;
  if (rows === undefined || columns.length === 0) return [shown];
  const { within: _, ...column } = shown;
  return columns.map((cell) => ({ ...column, path: `${rows}.*.${cell}` }));
}

function shownFaults({ path, place, within, needsNoLabel }: ShownPath, known: ExampleResults): Fault[] {
  const kind = known.kinds.get(path);
  if (kind === undefined || !isScalar(kind)) {
    return [
      {
        place,
        problem: `"${path}" não está no resultado de nenhum exemplo`,
        remedy: 'corrija o nome, ou dê um exemplo em que o valor exista',
      },
    ];
  }
  const about = known.about(path);
  const said: Partial<Figure> = within ?? {};
  const lacksLabel = !needsNoLabel && said.label === undefined;
  const lacksForm = kind !== 'text' && said.format === undefined;
  if (!about && (lacksLabel || lacksForm)) {
    return [
      {
        place,
        problem: `"${path}" aparece, mas compute o devolve sem dizer como se chama e se escreve`,
        remedy: "declare-o onde é calculado: result.money('Rótulo', …), ou column.money('Rótulo') nas linhas",
      },
    ];
  }
  const format = said.format ?? about?.format ?? 'text';
  return [
    ...faultIf(
      !fits(kind, format),
      place,
      `"${path}" é ${KIND_NAMES[kind]}, mas aparece no formato "${format}"`,
      `use um formato de ${KIND_NAMES[kind]}`,
    ),
    ...faultIf(
      said.decimals !== undefined && format !== 'number' && format !== 'percent',
      place,
      `"${path}" pede casas decimais no formato "${format}", que não as tem`,
      'tire decimals, ou use o formato number ou percent',
    ),
    ...faultIf(
      said.unit !== undefined && (format === 'date' || format === 'yesNo' || format === 'text'),
      place,
      `"${path}" pede uma unidade no formato "${format}", que não a tem`,
      'tire unit',
    ),
  ];
}

/** Runs the checks of an element's own module. */
function elementFaults(element: ResultElement, index: number, known: KnownResults): Fault[] {
  const { complaints }: ElementModule = elements[element.kind];
  // The cast is safe, because each module receives only elements of its own kind.
  const found = complaints?.(element as never, known) ?? [];
  return found.map((complaint) => ({ place: `result[${index}] (${element.kind})`, ...complaint }));
}

/** Finds values that are not shown, and values in `notShown` that are visible or unknown. */
function hiddenFaults(
  definition: ProvenDefinition,
  inElements: ReadonlySet<string>,
  known: ExampleResults,
): Fault[] {
  const hidden = definition.notShown ?? [];
  const isHidden = (path: string) => hidden.some((name) => path === name || path.startsWith(`${name}.`));
  const shown = new Set([...inElements, ...quoted(definition, known), ...inSteps(definition, known)]);
  return [
    ...known.values
      .filter((path) => !shown.has(path) && !isHidden(path))
      .map((path) => ({
        place: 'result',
        problem: `o valor "${path}" não aparece em nenhum elemento, frase ou passo`,
        remedy: 'mostre-o, ou ponha o nome em notShown, se fica de fora de propósito',
      })),
    ...hidden
      .filter((name) => !known.kinds.has(name))
      .map((name) => ({
        place: 'notShown',
        problem: `"${name}" não está no resultado de nenhum exemplo`,
        remedy: 'tire-o da lista, ou corrija o nome',
      })),
    ...hidden
      .filter((name) => shown.has(name))
      .map((name) => ({ place: 'notShown', problem: `"${name}" aparece`, remedy: 'tire-o da lista' })),
  ];
}

/** Lists the results quoted in sentences beside the result. */
function quoted(definition: Definition, known: ExampleResults): string[] {
  const beside = templatesOf(definition).filter(({ phase }) => phase === 'showing');
  return [...beside.map(({ source }) => source), ...known.notes.values()]
    .flatMap(placeholdersOf)
    .filter(({ path }) => !path.startsWith(INPUT_PREFIX))
    .map(({ path }) => path.replaceAll(/\.\d+(?=\.|$)/g, '.*'));
}

/** Checks that a layout starts with a headline with a value, unless `compute` declares a total, which becomes one. */
function headlineFaults({ result: [first] }: Definition, known: ExampleResults): Fault[] {
  return faultIf(
    (first?.kind !== 'headline' || first.value === undefined) && !known.hasTotals,
    'result',
    'o resultado não começa pelo valor que se procura',
    "ponha { kind: 'headline', value: … } em primeiro lugar, ou declare o valor com result.total",
  );
}

function inSteps({ result }: Definition, known: ExampleResults): Iterable<string> {
  const stated = result.filter((element) => element.kind === 'steps');
  const areDerived = stated.length === 0 || stated.some(({ lines }) => lines === undefined);
  return areDerived ? known.inSteps : [];
}

/** Finds results that would shadow names with a fixed meaning in sentences and conditions. */
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
