import type { WidgetProps } from '@rjsf/utils';
import type { TextField } from '../../vocabulary/fields/text.ts';
import type { FormParts } from '../drawing/form-parts.ts';
import { asExample } from '../drawing/placeholder.ts';
import { useControl } from '../drawing/widget-props.ts';
import { frameClass, INNER_CLASS } from '../../ui/control-frame.ts';

/** Free text. */
export function TextInput(props: WidgetProps) {
  const { field, text, invalid, attributes, change } = useControl(props);
  const { maxLength, placeholder } = field as TextField;
  return (
    <div className={frameClass(invalid)}>
      <input
        {...attributes}
        className={INNER_CLASS}
        type="text"
        autoComplete="off"
        maxLength={maxLength}
        placeholder={asExample(placeholder)}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}

/** Parts by the names in `kind.draw`. */
export const parts: FormParts = { widgets: { text: TextInput } };
