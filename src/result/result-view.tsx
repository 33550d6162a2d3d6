import { Notice } from '../ui/notice.tsx';
import { Composition, Comparison } from './charts/bars.tsx';
import { LineChart } from './charts/line-chart.tsx';
import { ClassScale, RangeBands } from './charts/scale.tsx';
import { DataTable } from './data-table.tsx';
import { Figures, Headline } from './figures.tsx';
import type { ShownElement } from './resolve-layout.ts';
import { Steps } from './steps.tsx';
import { Value } from './value.tsx';

type Of<Kind extends ShownElement['kind']> = Extract<ShownElement, { kind: Kind }>;

function Lines({ lines: { title, lines, tone } }: { readonly lines: Of<'lines'> }) {
  if (lines.length === 0) return null;
  if (tone !== undefined) {
    return (
      <div className="grid grid-cols-1 gap-2">
        <h3 className="font-semibold">{title}</h3>
        {lines.map((line) => (
          <Notice key={line.text} tone={tone} role="note">
            <Value value={line} className="whitespace-normal" />
          </Notice>
        ))}
      </div>
    );
  }
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul className="list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line.text}>
            <Value value={line} className="whitespace-normal" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Element({ element }: { readonly element: ShownElement }) {
  switch (element.kind) {
    case 'headline':
      return <Headline figure={element.figure} />;
    case 'figures':
      return (
        <Figures
          {...(element.title === undefined ? {} : { title: element.title })}
          figures={element.figures}
        />
      );
    case 'table':
      return <DataTable table={element} />;
    case 'notice':
      return (
        <Notice tone={element.tone} role="note">
          {element.text}
        </Notice>
      );
    case 'text':
      return <p>{element.text}</p>;
    case 'lines':
      return <Lines lines={element} />;
    case 'steps':
      return <Steps steps={element.steps} />;
    case 'chart':
      return <LineChart chart={element} />;
    case 'composition':
      return <Composition title={element.title} parts={element.parts} />;
    case 'comparison':
      return <Comparison title={element.title} bars={element.bars} />;
    case 'scale':
      return <ClassScale scale={element} />;
    case 'ranges':
      return <RangeBands ranges={element} />;
  }
}

interface ResultViewProps {
  readonly elements: readonly ShownElement[];
  /** Sentences that do not block, shown below the headline. */
  readonly warnings: readonly string[];
}

/** A result, drawn element by element in the order of its layout. */
export function ResultView({ elements, warnings }: ResultViewProps) {
  const [first, ...rest] = elements;
  return (
    <div className="grid grid-cols-1 gap-5">
      {first && <Element element={first} />}
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning" role="note">
          {warning}
        </Notice>
      ))}
      {rest.map((element, index) => (
        // The elements of a layout never change places.
        <Element key={`${index}-${element.kind}`} element={element} />
      ))}
    </div>
  );
}
