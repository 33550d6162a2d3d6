import { useMemo, useRef, useState } from 'react';
import { Notice } from '../../../../ui/notice.tsx';
import { SCENARIO_NAMES, scenarioOf, type Comparison } from '../../comparison.ts';
import type { ToolProps } from '../tool.ts';
import { nextScenarioName, withNewScenario, withInForm, withoutScenario } from './changes.ts';
import { EQUAL } from './difference.ts';
import { FirstDifference, firstDifferentStep } from './first-difference.tsx';
import { ScenarioBars } from './scenario-bars.tsx';
import { ScenarioList } from './scenario-list.tsx';
import { ScenarioTable } from './scenario-table.tsx';
import { dataOf, readScenario, scenarioWith, type Scenario } from './scenario.ts';
import {
  answersThatDiffer,
  figuresBeside,
  headlineBars,
  isAlike,
  partBars,
  type Row,
} from './side-by-side.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { enumerate } from '../../../../text/enumerate.ts';

/** Announcement for screen readers of the difference between the form's scenario and the first one. */
function announcement(rows: readonly Row[], name: string, place: number): string {
  const difference = rows.find(({ isHeadline }) => isHeadline)?.cells[place]?.difference;
  if (difference === undefined) return '';
  return difference === EQUAL ? `${name}: igual a A` : `${name}: ${difference} em relação a A`;
}

/** Explanations of the scenarios with a result, and the indices of these scenarios. */
function explanations(scenarios: readonly Scenario[]) {
  const indices = scenarios.flatMap(({ refusal }, index) => (refusal === undefined ? [index] : []));
  return { indices, steps: firstDifferentStep(indices.map((index) => scenarios[index]?.steps ?? [])) };
}

/** Compares other scenarios with the one in the form, which stays editable. */
export default function ComparePanel(props: ToolProps) {
  const { calculator, today, success, elements, isOutdated, calculate } = props;
  const { comparison, compare } = props;
  const { kept, place } = comparison;
  const heading = useRef<HTMLHeadingElement>(null);
  const [message, setMessage] = useState('');

  const others = useMemo(() => {
    const source = { calculator, today };
    return kept.map((scenario) => scenarioWith(source, dataOf(source, scenario)));
  }, [calculator, today, kept]);
  const present = useMemo(
    () => readScenario({ calculator, today }, { ...success, elements }),
    [calculator, today, success, elements],
  );
  const scenarios = useMemo(() => others.toSpliced(place, 0, present), [others, place, present]);
  const beside = useMemo(
    () => ({
      answers: answersThatDiffer(scenarios),
      figures: figuresBeside(scenarios),
      bars: [headlineBars(scenarios) ?? [], partBars(scenarios)].flat(),
      parting: explanations(scenarios),
    }),
    [scenarios],
  );

  const labels = SCENARIO_NAMES.slice(0, scenarios.length).map((name, index) => ({
    name,
    index,
    isInForm: index === place,
  }));
  const name = SCENARIO_NAMES[place] ?? '';
  const change = (next: Comparison, announced: string) => {
    compare(next);
    setMessage(announced);
    // Move the focus, because the clicked button may be gone.
    heading.current?.focus({ preventScroll: true });
  };
  const now = scenarioOf(success.data);
  const further = nextScenarioName(comparison);
  const use = (index: number) => {
    change(withInForm(comparison, now, index), `O cenário ${SCENARIO_NAMES[index]} está no formulário.`);
    calculate(scenarios[index]?.data ?? success.data);
  };
  const remove = (index: number) =>
    change(
      withoutScenario(comparison, now, index),
      kept.length === 1
        ? 'A comparação recomeça: A é o resultado de agora.'
        : `O cenário ${SCENARIO_NAMES[index]} foi removido.`,
    );
  const keep = () =>
    change(
      withNewScenario(comparison, now),
      `O cenário ${name} está guardado; o formulário continua como ${further}.`,
    );

  const { answers, figures, bars, parting } = beside;
  const isSame = answers.length === 0 && figures.every(({ cells }) => isAlike(cells));
  return (
    <div className="@container grid gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-bold outline-offset-4">
          {isSame
            ? 'A é o resultado de agora'
            : `Comparação de ${enumerate(labels.map((label) => label.name))}`}
        </h3>
        <p className="no-print text-sm text-muted">
          {isSame
            ? `Mude o formulário: o resultado novo aparece ao lado, como ${name}.`
            : `O formulário é o cenário ${name}; o que mudar nele aparece aqui. As diferenças são em relação a\u00a0A.`}
        </p>
        <p className="hidden text-sm text-muted print:block">
          O que está acima é o cenário {name}. As diferenças são em relação a A.
        </p>
        <p role="status" className="sr-only">
          {message}
        </p>
        <p role="status" className="sr-only">
          {announcement(figures, name, place)}
        </p>
      </div>
      {isOutdated && (
        <Notice tone="warning">
          O que está no formulário ainda não dá um resultado: {name} é o último que deu.
        </Notice>
      )}
      <ScenarioList
        labels={labels}
        scenarios={scenarios}
        further={further}
        onUse={use}
        onRemove={remove}
        onKeep={keep}
      />
      {!isSame && (
        <>
          {answers.length > 0 && (
            <ScenarioTable title="O que foi informado" rowName="Pergunta" labels={labels} rows={answers} />
          )}
          <ScenarioTable
            title="Os resultados"
            rowName="Valor"
            labels={labels}
            rows={figures.filter(({ isHeadline, cells }) => isHeadline || !isAlike(cells))}
          />
          <EqualFigures rows={figures.filter(({ isHeadline, cells }) => !isHeadline && isAlike(cells))} />
          {bars.length > 0 && (
            <div className="grid grid-cols-1 items-start gap-5 @min-[34rem]:grid-cols-2">
              {bars.map((each) => (
                <ScenarioBars key={each.title} {...each} labels={labels} />
              ))}
            </div>
          )}
          {parting.steps && (
            <FirstDifference
              steps={parting.steps}
              labels={labels.filter(({ index }) => parting.indices.includes(index))}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Figures that are equal in all scenarios, collapsed. */
function EqualFigures({ rows }: { readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <details className="group -mt-3 text-sm">
      <summary className="flex min-h-11 list-none items-center gap-2 text-muted [&::-webkit-details-marker]:hidden">
        O que não muda: {rows.length} {rows.length === 1 ? 'valor' : 'valores'}
        <Icon name="chevron-down" className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="divide-y divide-line">
        {rows.map(({ path, label, cells: [first] }) => (
          <div key={path} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="ml-auto text-right">{first?.value?.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
