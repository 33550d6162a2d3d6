import { Link } from 'react-router-dom';
import type { PostSummary } from '../../../backend/posts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { blogCategoryOf, ownArticles } from '../../../blog/live/editing.ts';
import { isPublic, isScheduled } from '../../post-status.ts';
import { replacesOwn, type ListRow, type OwnRow } from '../model/own-article.ts';
import { clock, dayFormat } from '../../parts/moments.ts';

interface RowsProps {
  readonly posts: readonly ListRow[];
  /** Milliseconds since 1970, to recognize scheduled articles. */
  readonly now: number;
  readonly onDelete: (post: PostSummary) => void;
  /** Brings a built-in article into the editor. */
  readonly onBringIn: (row: OwnRow) => void;
}

function Category({ post }: { readonly post: ListRow }) {
  const { label, colour } = blogCategoryOf(post.category);
  return (
    <span
      data-accent={colour}
      className="rounded-full bg-accent-soft px-2.5 py-0.5 text-sm font-medium whitespace-nowrap text-accent"
    >
      {label}
    </span>
  );
}

function PublicationDay({ post, now }: { readonly post: ListRow; readonly now: number }) {
  const notShown = replacesOwn(post, ownArticles) ? '; o site mostra o original' : '';
  if (post.published_at === null) {
    return <span className="text-sm font-medium text-warning">Rascunho{notShown}</span>;
  }
  const moment = Date.parse(post.published_at);
  return (
    <>
      <time dateTime={post.published_at} className="figure">
        {dayFormat.format(moment)}
      </time>
      {isScheduled(post, now) && (
        <span className="ml-2 text-sm font-medium text-warning md:ml-0 md:block">
          Agendado, às {clock.format(moment)}
          {notShown}
        </span>
      )}
      {post.isOwn && <span className="ml-2 text-sm text-muted md:ml-0 md:block">Do site</span>}
    </>
  );
}

const ACTION =
  'inline-flex size-11 items-center justify-center rounded-lg text-muted hover:bg-sunken hover:text-ink';

function Action({ icon, label }: { readonly icon: string; readonly label: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </>
  );
}

interface ActionsProps extends Omit<RowsProps, 'posts'> {
  readonly post: ListRow;
}

function Actions({ post, now, onDelete, onBringIn }: ActionsProps) {
  if (post.isOwn) {
    return (
      <Button variant="quiet" size="compact" onClick={() => onBringIn(post)}>
        Trazer para o editor<span className="sr-only"> {post.title}</span>
      </Button>
    );
  }
  return (
    <div className="-mx-1 flex">
      {isPublic(post, now) && (
        <a href={`/blog/${post.slug}`} className={ACTION} title="Ver">
          <Action icon="eye" label={`Ver ${post.title}`} />
        </a>
      )}
      <Link to={`/admin/blog/editar/${post.id}`} className={ACTION} title="Editar">
        <Action icon="pencil-line" label={`Editar ${post.title}`} />
      </Link>
      <Link to={`/admin/blog/versoes/${post.id}`} className={ACTION} title="Versões">
        <Action icon="history" label={`Versões de ${post.title}`} />
      </Link>
      <button
        type="button"
        className={`${ACTION} hover:bg-danger-soft hover:text-danger`}
        title="Excluir"
        onClick={() => onDelete(post)}
      >
        <Action icon="trash-2" label={`Excluir ${post.title}`} />
      </button>
    </div>
  );
}

const COLUMNS = ['Título', 'Categoria', 'Data', 'Tempo de leitura', 'Ações'] as const;

/** The articles as a table, for wide windows. */
export function PostTable({ posts, ...rest }: RowsProps) {
  const head = 'px-4 py-3 text-sm font-semibold text-muted xl:whitespace-nowrap';
  const cell = 'px-4 py-2';
  return (
    <div className="card overflow-x-auto">
      <table className="w-full text-left">
        <caption className="sr-only">Artigos do blog</caption>
        <thead className="border-b border-line">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {posts.map((post) => (
            <tr key={post.slug}>
              <th scope="row" className={`${cell} min-w-60 font-semibold wrap-anywhere`}>
                {post.title}
              </th>
              <td className={cell}>
                <Category post={post} />
              </td>
              <td className={cell}>
                <PublicationDay post={post} now={rest.now} />
              </td>
              <td className={`${cell} figure`}>{post.read_time} min</td>
              <td className={cell}>
                <Actions post={post} {...rest} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The articles as cards, for phones. */
export function PostCards({ posts, ...rest }: RowsProps) {
  return (
    <ul className="grid grid-cols-1 gap-3" aria-label="Artigos do blog">
      {posts.map((post) => (
        <li key={post.slug} className="card p-4">
          <h2 className="font-semibold break-words">{post.title}</h2>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <Category post={post} />
            <span>
              <PublicationDay post={post} now={rest.now} />
            </span>
            <span className="figure">{post.read_time} min de leitura</span>
          </div>
          <div className="mt-1">
            <Actions post={post} {...rest} />
          </div>
        </li>
      ))}
    </ul>
  );
}
