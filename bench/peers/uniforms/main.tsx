import { Ajv } from 'ajv';
import { JSONSchemaBridge } from 'uniforms-bridge-json-schema';
import { AutoFields, AutoForm, ErrorsField, SubmitField } from 'uniforms-unstyled';
import { refusal, SCHEMA, start, type Data, type FormProps } from '../shared.tsx';

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

start(function Form({ onData }: FormProps) {
  return (
    <AutoForm schema={bridge} onSubmit={(data) => onData(data as Data)}>
      <AutoFields />
      <ErrorsField />
      <SubmitField value="Calcular" />
    </AutoForm>
  );
});
