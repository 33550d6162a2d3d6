import { useState, type SubmitEvent } from 'react';
import { FIELDS, start, type Field, type FormProps, type Name } from '../shared.tsx';

type Texts = Partial<Record<Name, string>>;

/** Parses `1.234,56` and `1234.56`; undefined if blank or invalid. */
function read(text = ''): number | undefined {
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  const value = Number(plain);
  return plain.trim() === '' || Number.isNaN(value) ? undefined : value;
}

function refuse({ name, missing, negative }: Field, texts: Texts): string | undefined {
  const value = read(texts[name]);
  if (value === undefined) return missing;
  return value < 0 ? negative : undefined;
}

start(function Form({ onData }: FormProps) {
  const [texts, setTexts] = useState<Texts>({});
  const [errors, setErrors] = useState<Texts>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = FIELDS.map((field) => [field.name, refuse(field, texts)] as const);
    setErrors(Object.fromEntries(refused));
    if (refused.some(([, error]) => error !== undefined)) return;
    onData(Object.fromEntries(FIELDS.map(({ name }) => [name, read(texts[name])])));
  };
  return (
    <form noValidate onSubmit={submit}>
      {FIELDS.map(({ name, title }) => (
        <div key={name}>
          <label htmlFor={name}>{title}</label>
          <input
            id={name}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={texts[name] ?? ''}
            aria-invalid={errors[name] !== undefined}
            aria-describedby={errors[name] === undefined ? undefined : `${name}-error`}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
          />
          {errors[name] !== undefined && (
            <p id={`${name}-error`} role="alert">
              {errors[name]}
            </p>
          )}
        </div>
      ))}
      <button type="submit">Calcular</button>
    </form>
  );
});
