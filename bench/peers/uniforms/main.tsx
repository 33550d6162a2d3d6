import { Ajv } from 'ajv';
import { useState } from 'react';
import { JSONSchemaBridge } from 'uniforms-bridge-json-schema';
import { AutoFields, AutoForm, ErrorsField, SubmitField } from 'uniforms-unstyled';
import { calculate, type Result } from '../shared/calculation.ts';
import { inputsOf } from '../shared/fields.ts';
import { Results } from '../shared/results.tsx';
import { refusal, SCHEMA, type Data } from '../shared/schema.ts';
import { start } from '../shared/start.tsx';

const validate = new Ajv({ allErrors: true, strict: false }).compile(SCHEMA);

const bridge = new JSONSchemaBridge({
  schema: SCHEMA,
  validator: (model: Data) => {
    if (validate(model)) return null;
    const details = (validate.errors ?? []).map((error) => {
      const { missingProperty = '' } = error.params as { missingProperty?: string };
      const name = missingProperty || error.instancePath.slice(1);
      return { ...error, message: refusal(error.keyword, name) ?? error.message };
    });
    return { details };
  },
});

function App() {
  const [result, setResult] = useState<Result>();
  return (
    <>
      <AutoForm schema={bridge} onSubmit={(data) => setResult(calculate(inputsOf(data as Data)))}>
        <AutoFields />
        <ErrorsField />
        <SubmitField value="Calcular" />
      </AutoForm>
      <Results result={result} />
    </>
  );
}

start(App);
