import { useQuery } from '@tanstack/react-query';
import { isSlugTaken, updatePost, type Post } from '../../../backend/posts.ts';
import { getVersion } from '../../../backend/versions.ts';
import { Button } from '../../../ui/button.tsx';
import { Reading } from '../../parts/reading.tsx';
import { Section } from '../../parts/section.tsx';
import { useBackend } from '../../use-backend.ts';
import { usePostTask } from '../../use-post-task.ts';
import { MESSAGES } from '../messages.ts';
import { missingPicture } from '../model/missing-picture.ts';
import { emptyForm, formOf, valuesOf } from '../model/post-form.ts';
import { Differences } from '../form/differences.tsx';

interface VersionViewProps {
  readonly post: Post;
  readonly version: number;
}

/** The values of an older version, with the article's current publication time. */
function valuesFrom(older: Post, post: Post) {
  const form = { ...formOf(older), published_at: formOf(post).published_at };
  return { ...valuesOf(form, '', post.published_at), published_at: post.published_at };
}

/** Shows the changes in a version and the effect of restoring it, with a button to do so. */
export function VersionView({ post, version }: VersionViewProps) {
  const run = useBackend();
  const query = useQuery({
    queryKey: ['version', post.id, version],
    queryFn: () =>
      run(async (client) => ({
        own: await getVersion(client, post.id, version),
        before: await getVersion(client, post.id, version - 1),
      })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const restore = usePostTask({
    task: (client, older: Post) => updatePost(client, post.id, post.version, valuesFrom(older, post)),
    done: () => MESSAGES.versionRestored,
    failed: (error) => {
      if (isSlugTaken(error)) return MESSAGES.versionAddressTaken;
      return missingPicture(error) ? MESSAGES.pictureGone : MESSAGES.notRestored;
    },
  });
  const { data } = query;
  const own = data?.own;
  if (!own) return <Reading query={query} />;

  const form = formOf(own);
  const current = { ...formOf(post), published_at: form.published_at };
  const kept =
    post.deleted_at === null
      ? 'O artigo continua publicado, agendado ou rascunho, como está agora.'
      : 'O artigo, que está na lixeira, sai dela e volta a ser publicado, agendado ou rascunho, como era antes.';
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <Section id="mudou" title={`O que mudou na versão ${version}`} className="bg-sunken p-5">
        <div className="mt-3">
          <Differences
            before={data.before ? formOf(data.before) : emptyForm('')}
            after={form}
            labels={['Antes', 'Depois']}
          />
        </div>
      </Section>
      {own.version !== post.version && (
        <Section id="voltar" title="O que muda se você voltar a ela" className="bg-sunken p-5">
          <div className="mt-3 mb-4">
            <Differences before={current} after={form} labels={['Agora', 'Se voltar']} />
          </div>
          <p className="mb-4 text-sm text-muted">
            Voltar cria uma versão nova, igual a esta; nenhuma das outras se perde. {kept}
          </p>
          <Button isBusy={restore.isPending} onClick={() => restore.mutate(own)}>
            Restaurar a versão {version}
          </Button>
        </Section>
      )}
    </div>
  );
}
