import { use } from 'react';
import type { LayoutProps } from '../../form/schema-form.tsx';
import { POST_SCHEMAS, TABS, tabOf, type PostField } from '../model/post-schema.ts';
import { Tabs } from '../parts/tabs.tsx';
import { ArticleFacts } from '../widgets/facts.ts';

const schemaOf = (name: string) => POST_SCHEMAS[name as PostField];

/** The fields of one tab; the fields of a group share a titled frame. */
function Panel({ fields }: LayoutProps) {
  const groups = [...new Set(fields.map(({ name }) => schemaOf(name).group))];
  return (
    <div className="grid grid-cols-1 gap-8">
      {groups.map((group) => {
        const Frame = group === undefined ? 'div' : 'fieldset';
        return (
          <Frame key={group ?? ''} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            {group !== undefined && <legend className="mb-3 text-lg font-bold">{group}</legend>}
            {fields
              .filter(({ name }) => schemaOf(name).group === group)
              .map(({ name, content }) => (
                <div key={name} className={schemaOf(name).narrow ? '' : 'sm:col-span-2'}>
                  {content}
                </div>
              ))}
          </Frame>
        );
      })}
    </div>
  );
}

/** The five tabs of an article. */
export function ArticleLayout({ fields }: LayoutProps) {
  const { problems, tab, onTab } = use(ArticleFacts);
  const faulty = new Set(Object.keys(problems).map((name) => tabOf(name as PostField)));
  // Omit fields that another field renders.
  const shown = fields.filter(({ name }) => schemaOf(name).within === undefined);
  const tabs = TABS.map(({ id, label }) => ({
    id,
    label,
    isFaulty: faulty.has(id),
    panel: <Panel fields={shown.filter(({ name }) => tabOf(name as PostField) === id)} />,
  }));
  return (
    <div className="above-foot-bar mb-4 flex-1">
      <Tabs tabs={tabs} current={tab} onChange={onTab} />
    </div>
  );
}
