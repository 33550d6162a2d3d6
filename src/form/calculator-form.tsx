import type { RegistryFieldsType, RegistryWidgetsType } from '@rjsf/utils';
import { useMemo, type ReactNode } from 'react';
import type { Calculator } from '../engine/calculator.ts';
import type { Problem } from '../engine/problem.ts';
import type { Remark } from '../fields/drawing/form-context.ts';
import type { FormParts, Templates } from '../fields/drawing/form-parts.ts';
import type { SurroundingValues } from '../fields/kind.ts';
import { BASICS, errorSchemaFrom } from './basics.ts';
import { controlId, ID_PREFIX } from './focus-control.ts';
import { changedDetails } from './details.ts';
import { withPresets } from './edits.ts';
import { FormFacts } from './form-facts.tsx';
import { describeForm, type FormData } from './form-schema.ts';
import { FormIgnoringStaleData } from './rjsf-form-workaround.ts';
import { FieldTemplate } from './templates/field-template.tsx';
import { ObjectTemplate } from './templates/object-template.tsx';

/** Combines our templates with the parts of the fields. */
function themeOf(parts: readonly FormParts[]) {
  return {
    fields: Object.assign({}, ...parts.map(({ fields }) => fields)) as RegistryFieldsType,
    widgets: Object.assign({}, ...parts.map(({ widgets }) => widgets)) as RegistryWidgetsType,
    templates: Object.assign(
      { FieldTemplate, ObjectFieldTemplate: ObjectTemplate },
      ...parts.map(({ templates }) => templates),
    ) as Templates,
  };
}

interface CalculatorFormProps {
  readonly calculator: Calculator;
  /** Parts of the kinds of fields in the form. */
  readonly parts: readonly FormParts[];
  readonly today: string;
  /** Typed content; the parent owns it. */
  readonly data: FormData;
  /** Dotted paths of fields whose condition is false. */
  readonly hidden: ReadonlySet<string>;
  /** Values parsed from the typed content. */
  readonly values: SurroundingValues;
  /** Values of an untouched form. */
  readonly initial: SurroundingValues;
  readonly problems: readonly Problem[];
  /** Remarks on wrong or unusual content, by dotted path. */
  readonly remarks: readonly (readonly [path: string, remark: Remark])[];
  readonly onChange: (data: FormData) => void;
  readonly onSubmit: () => void;
  /** The submit button and its surroundings. */
  readonly children: ReactNode;
}

/** The form of any calculator. Only collects text, which `evaluate` validates. */
export function CalculatorForm({
  calculator,
  parts,
  today,
  data,
  hidden,
  values,
  initial,
  problems,
  remarks,
  onChange,
  onSubmit,
  children,
}: CalculatorFormProps) {
  const { inputs } = calculator.definition;
  const { schema, uiSchema } = useMemo(() => describeForm(inputs, today), [inputs, today]);
  const extraErrors = useMemo(() => errorSchemaFrom(problems), [problems]);
  const remarksById = useMemo(
    () => new Map(remarks.map(([path, remark]) => [controlId(path), remark])),
    [remarks],
  );
  const refused = useMemo(
    () => new Set(problems.flatMap(({ field }) => [field, field.split('.')[0] ?? ''])),
    [problems],
  );
  const changed = useMemo(
    () => changedDetails(inputs, initial, values, today),
    [inputs, initial, values, today],
  );
  const theme = useMemo(() => themeOf(parts), [parts]);
  return (
    <FormFacts hidden={hidden} remarks={remarksById} values={values} changed={changed} refused={refused}>
      <FormIgnoringStaleData
        schema={schema}
        uiSchema={uiSchema}
        formData={data}
        {...theme}
        extraErrors={extraErrors}
        idPrefix={ID_PREFIX}
        // Use a method that submits nothing outside a dialog, so that text typed before hydration is not lost.
        method="dialog"
        onChange={({ formData }) => onChange(withPresets(inputs, data, formData as FormData))}
        onSubmit={onSubmit}
        {...BASICS}
      >
        {children}
      </FormIgnoringStaleData>
    </FormFacts>
  );
}
