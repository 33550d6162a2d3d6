import { useEffect, useState } from 'react';
import { Model } from 'survey-core';
import 'survey-core/i18n/portuguese-br';
// Use the style sheet without fonts, because the other one downloads them from a third party.
import 'survey-core/survey-core.fontless.min.css';
import { Survey } from 'survey-react-ui';
import { FIELDS, start, type Data, type FormProps } from '../shared.tsx';

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

start(function Form({ onData }: FormProps) {
  const [survey] = useState(() => new Model(DEFINITION));
  useEffect(() => {
    // Keep the form for the next calculation, instead of showing a thank-you page.
    const complete = (sender: Model, options: { allow: boolean }) => {
      options.allow = false;
      onData(sender.data as Data);
    };
    survey.onCompleting.add(complete);
    return () => survey.onCompleting.remove(complete);
  }, [survey, onData]);
  return <Survey model={survey} />;
});
