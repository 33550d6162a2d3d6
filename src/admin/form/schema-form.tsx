/** Forms whose fields and controls are their owner's: drawn by what draws the calculators, kept and judged by the owner. */
import type {
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RegistryWidgetsType,
  WidgetProps,
} from '@rjsf/utils';
import {
  createContext,
  use,
  useMemo,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Templates } from '../../fields/drawing/form-parts.ts';
import { BASICS, errorSchemaFrom } from '../../form/basics.ts';
import { FormIgnoringStaleData } from '../../form/rjsf-form-workaround.ts';

/** What has to be known of a field to draw it; its control gets all that is declared of it. */
export interface DrawnField {
  readonly title: string;
  /** The control, by its name in the kit. */
  readonly widget: string;
}

/** What a control is handed. It draws its label and its messages itself. */
export interface ControlProps<Field extends DrawnField = DrawnField> {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  /** What is wrong with the value, if that is to be told. */
  readonly problem: string | undefined;
  readonly change: (value: unknown) => void;
}

/** The fields of a form, drawn, in their order. */
export interface LayoutProps {
  readonly fields: readonly { readonly name: string; readonly content: ReactElement }[];
}

/** What forms of one sort are drawn with; made once, outside of components. */
export interface FormKit {
  readonly widgets: RegistryWidgetsType;
  readonly templates: Templates;
}

function adapted<Field extends DrawnField>(Control: ComponentType<ControlProps<Field>>) {
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
 * A kit of controls and of what stands around them.
 *
 * @param controls by the names that fields use.
 * @param Layout places the fields; without one they follow each other.
 */
export function formKit<Field extends DrawnField>(
  controls: Readonly<Record<string, ComponentType<ControlProps<Field>>>>,
  Layout?: ComponentType<LayoutProps>,
): FormKit {
  const widgets = Object.entries(controls).map(([name, Control]) => [name, adapted(Control)] as const);
  return {
    widgets: Object.fromEntries(widgets),
    templates: {
      FieldTemplate: Bare,
      ObjectFieldTemplate: ({ properties }: ObjectFieldTemplateProps) =>
        Layout ? <Layout fields={properties} /> : properties.map(({ content }) => content),
    },
  };
}

/** RJSF has no property for it. */
const FormLabel = createContext<string | undefined>(undefined);

function LabelledForm(props: ComponentProps<'form'>) {
  return <form {...props} aria-label={use(FormLabel)} />;
}

interface SchemaFormProps<Data> {
  readonly kit: FormKit;
  /** In their order, by name. */
  readonly fields: Readonly<Record<string, DrawnField>>;
  readonly data: Data;
  /** Sentences by field. */
  readonly problems: Readonly<Partial<Record<string, string>>>;
  /** What the ids of the controls have before their names. */
  readonly idPrefix: string;
  readonly label?: string | undefined;
  readonly className: string;
  readonly onChange: (data: Data) => void;
  readonly onSubmit: () => void;
  /** What stands behind the fields. */
  readonly children: ReactNode;
}

/** A form of one's own fields. It only tells what is typed, and draws what it is told. */
export function SchemaForm<Data extends object>({
  kit,
  fields,
  data,
  problems,
  idPrefix,
  label,
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
        // Whatever a value is, its control knows it.
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
    <FormLabel value={label}>
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
        tagName={LabelledForm}
        onChange={({ formData }) => onChange(formData as Data)}
        onSubmit={onSubmit}
      >
        {children}
      </FormIgnoringStaleData>
    </FormLabel>
  );
}
