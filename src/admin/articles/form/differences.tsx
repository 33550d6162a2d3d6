import { readablePair } from '../../../blog/live/editing.ts';
import { FieldValue } from './field-value.tsx';
import { changesOf } from '../model/merge.ts';
import { differingFields, type PostForm } from '../model/post-form.ts';
import { POST_SCHEMAS } from '../model/post-schema.ts';

/** Shows a text diff block by block, with unchanged blocks collapsed. */
function ContentDifference({ before, after }: { readonly before: string; readonly after: string }) {
  const changes = changesOf(before, after).map((change) => {
    const [removed, added] = readablePair(change.removed, change.added);
    return { ...change, removed, added };
  });
  return (
    <div className="space-y-2 text-sm">
      {changes.map(({ at, same, removed, added }) => (
        <div key={at} className="space-y-2">
          {same > 0 && (
            <p className="text-muted">{same === 1 ? '1 trecho igual' : `${same} trechos iguais`}</p>
          )}
          {removed !== '' && (
            <del className="block rounded-lg bg-danger-soft p-2 break-words whitespace-pre-wrap">
              {removed}
            </del>
          )}
          {added !== '' && (
            <ins className="block rounded-lg bg-success-soft p-2 break-words whitespace-pre-wrap no-underline">
              {added}
            </ins>
          )}
        </div>
      ))}
    </div>
  );
}

interface DifferencesProps {
  readonly before: PostForm;
  readonly after: PostForm;
  /** Headings of the two versions. */
  readonly labels: readonly [before: string, after: string];
}

/** Shows the fields in which two forms differ, in both versions. */
export function Differences({ before, after, labels }: DifferencesProps) {
  const fields = differingFields(before, after);
  if (fields.length === 0) return <p className="text-muted">Nenhuma diferença.</p>;
  return (
    <dl className="space-y-4 text-ink">
      {fields.map((name) => (
        <div key={name} className="rounded-lg bg-surface p-3">
          <dt className="font-semibold">{POST_SCHEMAS[name].title}</dt>
          {name === 'content' ? (
            <dd className="mt-2">
              <ContentDifference before={before.content} after={after.content} />
            </dd>
          ) : (
            <dd className="mt-2 grid gap-3 sm:grid-cols-2">
              {[before, after].map((form, index) => (
                <div key={labels[index]} className="min-w-0">
                  <p className="text-sm text-muted">{labels[index]}</p>
                  <FieldValue form={form} name={name} />
                </div>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
