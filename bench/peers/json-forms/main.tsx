import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import type { JsonFormsI18nState } from '@jsonforms/core';
import { useState, type SubmitEvent } from 'react';
import { refusal, SCHEMA, start, type Data, type FormProps } from '../shared.tsx';

const I18N: JsonFormsI18nState = {
  locale: 'pt-BR',
  translateError: ({ keyword, params, instancePath, message = '' }) => {
    const { missingProperty = '' } = params as { missingProperty?: string };
    return refusal(keyword, missingProperty || instancePath.slice(1)) ?? message;
  },
};

start(function Form({ onData }: FormProps) {
  // Pass back only submitted data, because the form reports changes with a delay, and passing those back would undo
  // newer typing.
  const [given, setGiven] = useState<Data>({});
  const [data, setData] = useState<Data>(given);
  const [isRefused, setRefused] = useState(true);
  const [isJudged, setJudged] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Update the data, because the form resets to it whenever another prop changes.
    setGiven(data);
    setJudged(true);
    if (!isRefused) onData(data);
  };
  return (
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
  );
});
