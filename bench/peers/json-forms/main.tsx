import type { JsonFormsI18nState } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useState, type SubmitEvent } from 'react';
import { calculate, type Result } from '../shared/calculation.ts';
import { inputsOf } from '../shared/fields.ts';
import { Results } from '../shared/results.tsx';
import { refusal, SCHEMA, type Data } from '../shared/schema.ts';
import { start } from '../shared/start.tsx';

const I18N: JsonFormsI18nState = {
  locale: 'pt-BR',
  translateError: ({ keyword, params, instancePath, message = '' }) => {
    const { missingProperty = '' } = params as { missingProperty?: string };
    return refusal(keyword, missingProperty || instancePath.slice(1)) ?? message;
  },
};

function App() {
  // What the form is given; what is typed it keeps by itself. It tells of changes a moment later, and given back at once
  // they would undo what was typed in that moment.
  const [given, setGiven] = useState<Data>({});
  const [data, setData] = useState<Data>(given);
  const [isRefused, setRefused] = useState(true);
  const [isJudged, setJudged] = useState(false);
  const [result, setResult] = useState<Result>();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Whenever anything that it is given changes, it takes all of that over.
    setGiven(data);
    setJudged(true);
    if (!isRefused) setResult(calculate(inputsOf(data)));
  };

  return (
    <>
      <form noValidate onSubmit={submit}>
        <JsonForms
          schema={SCHEMA}
          data={given}
          renderers={vanillaRenderers}
          cells={vanillaCells}
          i18n={I18N}
          validationMode={isJudged ? 'ValidateAndShow' : 'ValidateAndHide'}
          onChange={({ data: changed, errors = [] }) => {
            setData(changed as Data);
            setRefused(errors.length > 0);
          }}
        />
        <button type="submit">Calcular</button>
      </form>
      <Results result={result} />
    </>
  );
}

start(App);
