import { useMemo, useRef } from 'react';
import { Pick } from '../runs/pick.tsx';
import type { CourseJob } from '../runs/run-job.ts';
import { useChoice } from '../runs/use-choice.ts';
import { JOB_FAILED, useJob } from '../runs/use-job.ts';
import type { FollowedFigure, VariedInput } from '../runs/varying.ts';
import type { ToolProps } from '../tool.ts';
import { courseOf } from './course.ts';
import { CourseView } from './course-view.tsx';

/** Shows how figures change with one input. */
export default function WhatIfPanel(props: ToolProps) {
  const { calculator, success, today } = props;
  const choice = useChoice(props);
  const panel = useRef<HTMLDivElement>(null);
  if (!choice) return <p>Este resultado não tem números para acompanhar.</p>;
  const { figures, figure, input, figureBox, inputBox } = choice;
  const use: ToolProps['calculate'] = (data) => {
    // Move the focus, because the pressed button disappears with its course.
    panel.current?.focus({ preventScroll: true });
    props.calculate(data);
  };
  return (
    <div ref={panel} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-offset-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Pick label="E se mudasse" {...inputBox} />
        <Pick label="Quanto daria" {...figureBox} />
      </div>
      <Along {...{ calculator, success, today, input, figure, figures }} onUse={use} />
    </div>
  );
}

interface AlongProps extends Pick<ToolProps, 'calculator' | 'success' | 'today'> {
  readonly input: VariedInput;
  readonly figure: FollowedFigure;
  readonly figures: readonly FollowedFigure[];
  readonly onUse: ToolProps['calculate'];
}

/** Runs the calculations along an input, again after each change of the form or the input. */
function Along({ calculator, success, today, input, figure, figures, onUse }: AlongProps) {
  const { data, outcome } = success;
  const { name } = input;
  const paths = JSON.stringify(figures.map(({ path }) => path));
  const job = useMemo((): CourseJob => {
    const varying = { data, values: outcome.inputs, today, input: name };
    return { kind: 'course', ...varying, paths: JSON.parse(paths) as string[] };
  }, [data, outcome, today, name, paths]);
  const state = useJob(calculator.definition.id, job);

  if (state.stage !== 'done') {
    return (
      <p role="status" className="min-h-65 text-muted">
        {state.stage === 'failed' ? JOB_FAILED : 'Calculando…'}
      </p>
    );
  }
  const course = courseOf(input, figure, state.answer);
  return (
    <CourseView
      // Reset the slider for other values.
      key={`${name} ${course.points.map(({ x }) => x).join(' ')}`}
      {...{ course, data, onUse }}
    />
  );
}
