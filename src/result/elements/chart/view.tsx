import { useId, useRef, useState } from 'react';
import { usePrinting } from '../../../ui/use-printing.ts';
import { Swatch } from '../../charts/series.tsx';
import { TitledFigure } from '../../charts/titled-figure.tsx';
import { View as Table } from '../table/view.tsx';
import { Picture } from './picture.tsx';
import { PointReader } from './point-reader.tsx';
import { readingAt } from './reading.ts';
import type { ShownChart } from './resolve.ts';
import { SaveChart } from './save-chart.tsx';
import { crossing, widestPoint } from './turning-points.ts';
import { useWidth } from './use-width.ts';

/** Chart width between the margins of a sheet, in pixels; the style sheet narrows it if there is less space. */
const PAPER_WIDTH = 680;

/** Lines, areas or columns. Adds a collapsed table of the figures, unless a table of the layout shows them. */
export function View({ table, ...chart }: ShownChart) {
  const { title, shape, seriesLabels, points } = chart;
  const { ref, width: onScreen } = useWidth();
  // Use a fixed width for printing: a collapsed chart has none on screen, and a phone's is half of the paper's.
  const width = usePrinting() ? PAPER_WIDTH : onScreen;
  const picture = useRef<SVGSVGElement>(null);
  const [selected, setSelected] = useState<number>();
  const hatches = useId();
  const last = points.length - 1;
  if (last < 0) return null;
  // Clamp the selection, because the current chart may be shorter than the one in which it was made.
  const marked = selected === undefined ? undefined : Math.min(selected, last);
  const turn = shape === 'line' ? crossing(points) : undefined;
  const { values: [first = 0, second = 0] = [] } = points[turn ?? 0] ?? {};
  const [upper, lower] = first > second ? seriesLabels : [seriesLabels[1], seriesLabels[0]];
  return (
    <TitledFigure title={title}>
      {seriesLabels.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {seriesLabels.map((label, index) => (
            <li key={label} className="flex items-center gap-2">
              <Swatch index={index} line={shape === 'line'} hatches={hatches} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <div ref={ref} className="mt-2 h-70 w-full print:h-auto">
        {width > 0 && (
          <Picture
            ref={picture}
            chart={chart}
            width={width}
            marked={marked}
            onPoint={setSelected}
            hatches={hatches}
          />
        )}
      </div>
      {turn !== undefined && (
        <p className="text-sm">
          “{upper}” fica acima de “{lower}” a partir deste ponto ({readingAt(chart, turn).point}).
        </p>
      )}
      <PointReader
        chart={chart}
        index={marked ?? (shape === 'line' ? widestPoint(points) : last)}
        onPoint={setSelected}
      />
      <SaveChart caption={{ title, seriesLabels }} picture={picture} />
      {table && (
        <details className="mt-1 text-sm">
          <summary className="no-print w-fit py-2 text-brand underline-offset-2 hover:underline">
            Ver os números do gráfico
          </summary>
          <Table {...table} />
        </details>
      )}
    </TitledFigure>
  );
}
