/** For the schemas of our forms, our simpler functions must return the same as RJSF's. */
import { createSchemaUtils as rjsfSchemaUtils, type RJSFSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { definitionIds, loadDefinition } from '../../../compiler/load.ts';
import { describeForm, initialData } from '../form-schema.ts';
import createSchemaUtils from './schema-utils.ts';
import { acceptsEverything } from '../basics.ts';

const TODAY = '2026-11-20';
const definitions = await Promise.all((await definitionIds()).map((id) => loadDefinition(id)));

describe.each(definitions.map((definition) => [definition.id, definition] as const))(
  'createSchemaUtils for %s',
  (_, { inputs }) => {
    const { schema, uiSchema } = describeForm(inputs, TODAY);
    const ours = createSchemaUtils(acceptsEverything, schema);
    const theirs = rjsfSchemaUtils(acceptsEverything, schema);
    const data = initialData(inputs, TODAY);

    it('matches RJSF on the whole form', () => {
      expect(ours.retrieveSchema(schema, data)).toEqual(theirs.retrieveSchema(schema, data));
      expect(ours.getDefaultFormState(schema, data)).toEqual(theirs.getDefaultFormState(schema, data));
    });

    it.each(Object.entries(schema.properties ?? {}))('matches RJSF on the field %s', (name, field) => {
      const fieldSchema = field as RJSFSchema;
      expect(ours.isSelect(fieldSchema)).toBe(theirs.isSelect(fieldSchema));
      expect(ours.isMultiSelect(fieldSchema)).toBe(theirs.isMultiSelect(fieldSchema));
      expect(ours.isFilesArray(fieldSchema)).toBe(theirs.isFilesArray(fieldSchema));
      expect(ours.retrieveSchema(fieldSchema, data[name])).toEqual(
        theirs.retrieveSchema(fieldSchema, data[name]),
      );
      const { items } = fieldSchema;
      if (
        fieldSchema.type !== 'array' ||
        typeof items !== 'object' ||
        Array.isArray(items) ||
        !items.properties
      )
        return;
      expect(ours.getDefaultFormState(items), 'uma linha nova').toEqual(theirs.getDefaultFormState(items));
      expect(uiSchema[name]).toBeDefined();
    });
  },
);
