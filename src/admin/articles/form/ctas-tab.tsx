import type { FormProps } from './form-props.ts';
import { SchemaField } from './schema-field.tsx';

const GROUPS = [
  { title: 'Primeira chamada', text: 'cta_1_text', link: 'cta_1_link' },
  { title: 'Segunda chamada', text: 'cta_2_text', link: 'cta_2_link' },
] as const;

/** The two buttons that lead from the article to something to do. */
export function CtasTab(props: FormProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      {GROUPS.map(({ title, text, link }) => (
        <fieldset key={text} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <legend className="mb-3 text-lg font-bold">{title}</legend>
          <SchemaField {...props} name={text} />
          <SchemaField {...props} name={link} />
        </fieldset>
      ))}
    </div>
  );
}
