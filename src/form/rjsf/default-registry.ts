/**
 * RJSF's registry with only the components that every form needs; each kind of field adds its own, and the theme adds
 * the templates.
 */
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import { englishStringTranslator } from '@rjsf/utils';

/** Replaces RJSF's module of this name (see `build/plugins/rjsf-aliases.ts`). */
export default function getDefaultRegistry() {
  return {
    fields: { ObjectField, SchemaField, StringField },
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  };
}
