import { useRef, useState, type SubmitEvent } from 'react';
import { placesOf } from '../../../../engine/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Pick } from '../runs/pick.tsx';
import type { GoalJob } from '../runs/run-job.ts';
import { useChoice } from '../runs/use-choice.ts';
import { JOB_FAILED, useJob } from '../runs/use-job.ts';
import type { ToolProps } from '../tool.ts';
import { AnswerView } from './answer-view.tsx';
import { answerTo } from './answer.ts';
import { readWanted, WantedField } from './wanted-field.tsx';

/** True if the form equals that of a job, except for the varied input. */
function isOf({ data, input }: GoalJob, now: GoalJob['data']): boolean {
  const rest = (contents: GoalJob['data']) => JSON.stringify({ ...contents, [input]: '' });
  return rest(data) === rest(now);
}

/** Asks for a target value of a result and finds the input that reaches it. */
export default function GoalPanel(props: ToolProps) {
  const { calculator, success, today } = props;
  const choice = useChoice(props);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [job, setJob] = useState<GoalJob>();
  const state = useJob(calculator.definition.id, job);
  const field = useRef<HTMLInputElement>(null);
  if (!choice) return <p>Este resultado não tem números para procurar.</p>;

  const { figures, inputs, figure, input, figureBox, inputBox } = choice;
  const places = placesOf(figure.formatting);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = readWanted(text, places);
    setRefusal('refusal' in wanted ? wanted.refusal : undefined);
    if ('refusal' in wanted) {
      field.current?.focus();
      return;
    }
    const { data, outcome } = success;
    const varying = { data, values: outcome.inputs, today, input: input.name };
    setJob({ kind: 'goal', ...varying, path: figure.path, places, target: wanted.value });
  };

  // Hide an earlier answer while the current target is refused.
  const answered = job && isOf(job, success.data) && refusal === undefined ? job : undefined;
  const jobFigure = figures.find(({ path }) => path === answered?.path);
  const jobInput = inputs.find(({ name }) => name === answered?.input);

  return (
    <div className="grid gap-4">
      <p>
        {figures.length > 1 ? 'Diga a que valor' : `Diga a que valor de “${figure.label}”`} quer chegar: a
        calculadora procura o que informar.
      </p>
      <form noValidate onSubmit={search} className="grid items-start gap-4 sm:grid-cols-2">
        {figures.length > 1 && <Pick label="Resultado" {...figureBox} />}
        <WantedField
          ref={field}
          formatting={figure.formatting}
          text={text}
          refusal={refusal}
          onChange={setText}
        />
        <Pick label="O que pode mudar" {...inputBox} />
        <Button type="submit" className="self-end">
          <Icon name="search" />
          Procurar
        </Button>
      </form>
      {/* Keep the live region in the page, because it must not be hidden; an empty one takes no space. */}
      <div role="status" className="empty:absolute">
        {state.stage === 'running' && <p className="text-muted">Procurando…</p>}
        {state.stage === 'failed' && <p className="text-danger">{JOB_FAILED}</p>}
        {state.stage === 'done' && answered && jobFigure && jobInput && (
          <AnswerView
            answer={answerTo({ figure: jobFigure, input: jobInput, target: answered.target }, state.answer)}
            input={jobInput}
            data={success.data}
            onUse={props.calculate}
          />
        )}
      </div>
    </div>
  );
}
