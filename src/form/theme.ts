/** Our theme for RJSF: every control that a definition can ask for. */
import type { RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { FieldTemplate } from './templates/field-template.tsx';
import { ObjectTemplate } from './templates/object-template.tsx';
import { RowsTemplate, RowTemplate } from './templates/rows-template.tsx';
import { Box, Boxes } from './widgets/boxes.tsx';
import { ChoiceCards, ChoiceSelect, ChoiceTabs } from './widgets/choices.tsx';
import { DateInput } from './widgets/date-input.tsx';
import { NumberInput } from './widgets/number-input.tsx';
import { TextInput } from './widgets/text-input.tsx';

/** What RJSF asks for but our FieldTemplate already draws. */
function Nothing() {
  return null;
}

/** Controls by the names that `describeForm` uses. */
export const widgets: RegistryWidgetsType = {
  number: NumberInput,
  text: TextInput,
  date: DateInput,
  choice: ChoiceSelect,
  cards: ChoiceCards,
  tabs: ChoiceTabs,
  box: Box,
  boxes: Boxes,
};

/** Layout around the controls. */
export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: RowsTemplate,
  ArrayFieldItemTemplate: RowTemplate,
  ArrayFieldItemButtonsTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  ErrorListTemplate: Nothing,
  TitleFieldTemplate: Nothing,
};
