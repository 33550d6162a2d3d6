import { useId, useState } from 'react';
import type { FormData } from '../../../../form/form-schema.ts';
import { SLIDER_CLASS } from '../../../../result/elements/chart/point-reader.tsx';
import { View as Table } from '../../../../result/elements/table/view.tsx';
import { Unbroken } from '../../../../ui/unbroken.tsx';
import { UseValue } from '../runs/use-value.tsx';
import { CourseChart } from './course-chart.tsx';
import { refusalsOf, summaryOf, tableOf, type Course } from './course.ts';

interface CourseViewProps {
  readonly course: Course;
  readonly data: FormData;
  readonly onUse: (data: FormData) => void;
}

/** A course as a chart with a slider, and as a table. */
export function CourseView({ course, data, onUse }: CourseViewProps) {
  const id = useId();
  const { points, input, figure } = course;
  const found = points.findIndex(({ isPresent }) => isPresent);
  const present = found === -1 ? undefined : found;
  const [shown, setShown] = useState(present ?? Math.floor(points.length / 2));
  const point = points[shown];
  if (!point || !points.some(({ value }) => value !== undefined)) {
    return <p role="status">A calculadora não aceita nenhum destes valores. {points[0]?.text}</p>;
  }
  const spoken = `${point.name}: ${point.text}`;
  const refusals = refusalsOf(course);
  return (
    // Set a column, which may be narrower than the chart, so that the chart shrinks when a phone is turned.
    <div className="grid grid-cols-1 gap-3">
      <CourseChart {...{ course, present, shown }} summary={summaryOf(course)} onPoint={setShown} />
      {present !== undefined && (
        <p className="text-sm text-muted">
          <span aria-hidden="true" className="text-ink">
            ●
          </span>{' '}
          Agora: {points[present]?.name}
        </p>
      )}
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium">
          {input.title}
        </label>
        <input
          id={id}
          type="range"
          className={SLIDER_CLASS}
          min={0}
          max={points.length - 1}
          step={1}
          value={shown}
          aria-valuetext={spoken}
          onChange={(event) => setShown(Number(event.target.value))}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          Com{' '}
          <strong>
            <Unbroken text={point.name} />
          </strong>
          {point.value === undefined ? ': ' : `, ${figure.label}: `}
          <strong>
            <Unbroken text={point.text} />
          </strong>
          {shown === present && <span className="text-muted"> (como está agora)</span>}
        </p>
        {point.value !== undefined && <UseValue {...{ input, data, onUse }} value={point.input} />}
      </div>
      {refusals !== undefined && <p className="text-sm text-muted">{refusals}</p>}
      <details className="text-sm">
        <summary className="w-fit py-2 text-brand underline-offset-2 hover:underline">
          Ver como tabela
        </summary>
        <Table {...tableOf(course)} />
      </details>
    </div>
  );
}
