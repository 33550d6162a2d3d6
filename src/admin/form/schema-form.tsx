/**
 * Forms with custom fields and controls, rendered by the same library as the calculators' forms (RJSF). The parent
 * component keeps and validates the values.
 */
import type {
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RegistryWidgetsType,
  WidgetProps,
} from '@rjsf/utils';
import { useMemo, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { Templates } from '../../fields/drawing/form-parts.ts';
import { BASICS, errorSchemaFrom } from '../../form/basics.ts';
import { FormIgnoringStaleData } from '../../form/rjsf-form-workaround.ts';
import type { Field, FieldControl } from './field.ts';

/** The rendered fields of a form, in order. */
export interface LayoutProps {
  readonly fields: readonly { readonly name: string; readonly content: ReactElement }[];
}

/** The controls and layout of a kind of form; created once, outside components. */
export interface FormKit {
  readonly widgets: RegistryWidgetsType;
  readonly templates: Templates;
}

function adapt(Control: ComponentType<FieldControl>) {
  return function Widget({ id, htmlName, options, value, rawErrors, onChange }: WidgetProps) {
    const [problem] = rawErrors ?? [];
    return (
      <Control
        id={id}
        name={htmlName ?? id}
        field={options['declared'] as Field}
        value={value as unknown}
        problem={problem}
        change={(next) => onChange(next)}
      />
    );
  };
}

function Bare({ children }: FieldTemplateProps) {
  return children;
}

/**
 * Creates a kit of controls and their layout.
 *
 * @param controls the controls, by widget name.
 * @param Layout arranges the fields; by default they follow each other.
 */
export function formKit(
  controls: Readonly<Record<string, ComponentType<FieldControl>>>,
  Layout?: ComponentType<LayoutProps>,
): FormKit {
  const widgets = Object.entries(controls).map(([name, Control]) => [name, adapt(Control)] as const);
  return {
    widgets: Object.fromEntries(widgets),
    templates: {
      FieldTemplate: Bare,
      ObjectFieldTemplate: ({ properties }: ObjectFieldTemplateProps) =>
        Layout ? <Layout fields={properties} /> : properties.map(({ content }) => content),
    },
  };
}

interface SchemaFormProps<Data> {
  readonly kit: FormKit;
  /** The fields by name, in order. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly data: Data;
  readonly problems: Readonly<Partial<Record<string, string>>>;
  /** Prefix of the controls' ids; the field's name follows. */
  readonly idPrefix: string;
  readonly className: string;
  readonly onChange: (data: Data) => void;
  readonly onSubmit: () => void;
  /** Content below the fields. */
  readonly children: ReactNode;
}

/** A controlled form with the given fields: it reports changes and renders the values passed to it. */
export function SchemaForm<Data extends object>({
  kit,
  fields,
  data,
  problems,
  idPrefix,
  className,
  onChange,
  onSubmit,
  children,
}: SchemaFormProps<Data>) {
  const { schema, uiSchema } = useMemo(() => {
    const known = Object.entries(fields);
    return {
      schema: {
        type: 'object' as const,
        // Declare every field as a string: only its control needs the real type.
        properties: Object.fromEntries(
          known.map(([name, { title }]) => [name, { type: 'string' as const, title }]),
        ),
      },
      uiSchema: Object.fromEntries(
        known.map(([name, declared]) => [name, { 'ui:widget': declared.widget, 'ui:options': { declared } }]),
      ),
    };
  }, [fields]);
  const extraErrors = useMemo(
    () => errorSchemaFrom(Object.entries(problems).map(([field, message = '']) => ({ field, message }))),
    [problems],
  );
  return (
    <FormIgnoringStaleData
      {...BASICS}
      {...kit}
      schema={schema}
      uiSchema={uiSchema}
      formData={data}
      extraErrors={extraErrors}
      idPrefix={idPrefix}
      idSeparator=""
      className={className}
      onChange={({ formData }) => onChange(formData as Data)}
      onSubmit={onSubmit}
    >
      {children}
    </FormIgnoringStaleData>
  );
}
