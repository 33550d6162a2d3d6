import Form from '@rjsf/core';
import type { RJSFValidationError } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { calculate, type Result } from '../shared/calculation.ts';
import { inputsOf } from '../shared/fields.ts';
import { Results } from '../shared/results.tsx';
import { refusal, SCHEMA, type Data } from '../shared/schema.ts';
import { start } from '../shared/start.tsx';

const validator = customizeValidator<Data>();

const UI = { 'ui:submitButtonOptions': { submitText: 'Calcular' } };

function translate(errors: RJSFValidationError[]): RJSFValidationError[] {
  return errors.map((error) => {
    const message = refusal(error.name, (error.property ?? '').replace(/^\./, ''));
    return message === undefined ? error : { ...error, message, stack: message };
  });
}

function App() {
  const [data, setData] = useState<Data>({});
  const [result, setResult] = useState<Result>();
  return (
    <>
      <Form<Data>
        schema={SCHEMA}
        uiSchema={UI}
        validator={validator}
        formData={data}
        noHtml5Validate
        transformErrors={translate}
        onChange={({ formData }) => setData(formData ?? {})}
        // Without it a refusal is logged as an error.
        onError={() => undefined}
        onSubmit={({ formData }) => setResult(calculate(inputsOf(formData ?? {})))}
      />
      <Results result={result} />
    </>
  );
}

start(App);
