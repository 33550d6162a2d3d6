import { FieldValue } from './field-value.tsx';
import { changesOf } from '../model/merge.ts';
import { differingFields, type PostForm } from '../model/post-form.ts';
import { fieldSchema } from '../model/post-schema.ts';

/** A text block by block: what went, what came, and how much stayed. */
function ContentDifference({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <div className="space-y-2 font-mono text-sm">
      {changesOf(before, after).map(({ at, same, gone, come }) => (
        <div key={at} className="space-y-2">
          {same > 0 && (
            <p className="font-sans text-muted">{same === 1 ? '1 trecho igual' : `${same} trechos iguais`}</p>
          )}
          {gone !== '' && (
            <del className="block rounded-lg bg-danger-soft p-2 break-words whitespace-pre-wrap">{gone}</del>
          )}
          {come !== '' && (
            <ins className="block rounded-lg bg-success-soft p-2 break-words whitespace-pre-wrap no-underline">
              {come}
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
  /** Names of the two. */
  readonly labels: readonly [before: string, after: string];
}

/** The fields in which two forms differ, in both versions. */
export function Differences({ before, after, labels }: DifferencesProps) {
  const fields = differingFields(before, after);
  if (fields.length === 0) return <p className="text-muted">Nenhuma diferença.</p>;
  return (
    <dl className="space-y-4 text-ink">
      {fields.map((name) => (
        <div key={name} className="rounded-lg bg-surface p-3">
          <dt className="font-semibold">{fieldSchema(name).title}</dt>
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
