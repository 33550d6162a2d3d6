import { use } from 'react';
import type { LayoutProps } from '../../form/schema-form.tsx';
import { POST_SCHEMAS, TABS, tabOf, type PostField } from '../model/post-schema.ts';
import { Tabs } from '../parts/tabs.tsx';
import { ArticleFacts, FieldsWithin } from '../widgets/facts.ts';

type DrawnFields = LayoutProps['fields'];

const schemaOf = (name: string) => POST_SCHEMAS[name as PostField];

function Grid({ fields, legend }: { readonly fields: DrawnFields; readonly legend: string | undefined }) {
  const Frame = legend === undefined ? 'div' : 'fieldset';
  return (
    <Frame className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {legend !== undefined && <legend className="mb-3 text-lg font-bold">{legend}</legend>}
      {fields.map(({ name, content }) => (
        <div key={name} className={schemaOf(name).narrow ? '' : 'sm:col-span-2'}>
          {content}
        </div>
      ))}
    </Frame>
  );
}

/** The fields of one tab; the fields of a group share a titled frame. */
function Panel({ fields }: { readonly fields: DrawnFields }) {
  const groups = [...new Set(fields.map(({ name }) => schemaOf(name).group))];
  return (
    <div className="grid grid-cols-1 gap-8">
      {groups.map((group) => (
        <Grid
          key={group ?? ''}
          fields={fields.filter(({ name }) => schemaOf(name).group === group)}
          legend={group}
        />
      ))}
    </div>
  );
}

/** The five tabs of an article. */
export function ArticleLayout({ fields }: LayoutProps) {
  const { problems, tab, onTab } = use(ArticleFacts);
  const faulty = new Set(Object.keys(problems).map((name) => tabOf(name as PostField)));
  const within = new Map(
    fields.flatMap(({ name, content }) => {
      const host = schemaOf(name).within;
      return host === undefined ? [] : [[host, content] as const];
    }),
  );
  const topLevel = fields.filter(({ name }) => schemaOf(name).within === undefined);
  const tabs = TABS.map(({ id, label }) => ({
    id,
    label,
    isFaulty: faulty.has(id),
    panel: <Panel fields={topLevel.filter(({ name }) => tabOf(name as PostField) === id)} />,
  }));
  return (
    <FieldsWithin value={within}>
      <div className="above-foot-bar mb-4 flex-1">
        <Tabs label="Partes do artigo" tabs={tabs} current={tab} onChange={onTab} />
      </div>
    </FieldsWithin>
  );
}
