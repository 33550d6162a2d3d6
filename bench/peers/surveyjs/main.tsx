import { useEffect, useState } from 'react';
import { Model } from 'survey-core';
import 'survey-core/i18n/portuguese-br';
// The other style sheet fetches fonts from a third party.
import 'survey-core/survey-core.fontless.min.css';
import { Survey } from 'survey-react-ui';
import { calculate, type Result } from '../shared/calculation.ts';
import { FIELDS, inputsOf } from '../shared/fields.ts';
import { Results } from '../shared/results.tsx';
import type { Data } from '../shared/schema.ts';
import { start } from '../shared/start.tsx';

const DEFINITION = {
  locale: 'pt-br',
  showQuestionNumbers: false,
  completeText: 'Calcular',
  elements: FIELDS.map(({ name, title, missing, negative }) => ({
    type: 'text',
    inputType: 'number',
    name,
    title,
    isRequired: missing !== undefined,
    requiredErrorText: missing,
    validators: [{ type: 'numeric', minValue: 0, text: negative }],
  })),
};

function App() {
  const [survey] = useState(() => new Model(DEFINITION));
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    // The form stays for the next calculation, in place of a page that says thank you.
    const complete = (sender: Model, options: { allow: boolean }) => {
      options.allow = false;
      setResult(calculate(inputsOf(sender.data as Data)));
    };
    survey.onCompleting.add(complete);
    return () => survey.onCompleting.remove(complete);
  }, [survey]);
  return (
    <>
      <Survey model={survey} />
      <Results result={result} />
    </>
  );
}

start(App);
