import RjsfForm from '@rjsf/core';
import type { RJSFValidationError } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { refusal, SCHEMA, start, type Data, type FormProps } from '../shared.tsx';

const validator = customizeValidator<Data>();
const UI = { 'ui:submitButtonOptions': { submitText: 'Calcular' } };

function translate(errors: RJSFValidationError[]): RJSFValidationError[] {
  return errors.map((error) => {
    const message = refusal(error.name, (error.property ?? '').replace(/^\./, ''));
    return message === undefined ? error : { ...error, message, stack: message };
  });
}

start(function Form({ onData }: FormProps) {
  const [data, setData] = useState<Data>({});
  return (
    <RjsfForm<Data>
      schema={SCHEMA}
      uiSchema={UI}
      validator={validator}
      formData={data}
      noHtml5Validate
      transformErrors={translate}
      onChange={({ formData }) => setData(formData ?? {})}
      // Handle refusals, which would otherwise be logged as errors.
      onError={() => undefined}
      onSubmit={({ formData }) => onData(formData ?? {})}
    />
  );
});
