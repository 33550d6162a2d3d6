import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FieldControl } from './field.ts';
import { formKit, SchemaForm, type LayoutProps } from './schema-form.tsx';

function Text({ id, name, field, value, problem }: FieldControl) {
  return <input id={id} name={name} title={field.title} value={String(value)} alt={problem} readOnly />;
}

function List({ name, value }: FieldControl) {
  return <p>{`${name}: ${JSON.stringify(value)}`}</p>;
}

function Reversed({ fields }: LayoutProps) {
  return <section>{fields.toReversed().map(({ content }) => content)}</section>;
}

const TEXT = { type: 'string', messages: {} };
const FIELDS = {
  nome: { ...TEXT, title: 'Nome', widget: 'text' },
  partes: { ...TEXT, title: 'Partes', widget: 'list' },
};
const CONTROLS = { text: Text, list: List };

const rendered = (kit = formKit(CONTROLS)) =>
  renderToStaticMarkup(
    <SchemaForm
      kit={kit}
      fields={FIELDS}
      data={{ nome: 'Ana', partes: ['a'] }}
      problems={{ nome: 'Curto.' }}
      idPrefix="campo-"
      className="c"
      onChange={() => undefined}
      onSubmit={() => undefined}
    >
      <button type="submit">Salvar</button>
    </SchemaForm>,
  );

it('SchemaForm renders each field with its control, id, name, value and problem', () => {
  expect(rendered()).toBe(
    '<form class="c" noValidate="">' +
      '<input id="campo-nome" title="Nome" alt="Curto." readOnly="" name="nome" value="Ana"/>' +
      '<p>partes: [&quot;a&quot;]</p><button type="submit">Salvar</button></form>',
  );
});

it('SchemaForm lets a layout arrange the fields', () => {
  const markup = rendered(formKit(CONTROLS, Reversed));
  expect(markup).toMatch(/<section><p>partes.*<\/p><input .*\/><\/section><button/);
});
