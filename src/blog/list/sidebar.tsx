import { Link } from 'react-router-dom';
import { AdSlot } from '../../parts/ad-slot.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Article } from '../article.ts';
import { FEED_PATH } from '../blog.ts';
import type { BlogCategoryId } from '../blog-categories.ts';
import { countByCategory } from '../choose-articles.ts';
import { listAddress } from './filter-address.ts';

const LINK =
  'flex min-h-12 items-center gap-3 rounded-lg px-2 hover:bg-sunken aria-[current=true]:font-semibold';

interface SidebarProps {
  readonly articles: readonly Article[];
  readonly category: BlogCategoryId | undefined;
}

/** The number of articles of each category, and an advertising slot. */
export function Sidebar({ articles, category: chosen }: SidebarProps) {
  return (
    <div className="space-y-6">
      <section aria-labelledby="contagens" className="card p-4">
        <h2 id="contagens" className="px-2 text-lg font-bold">
          Categorias
        </h2>
        <ul className="mt-2">
          {countByCategory(articles).map(({ category: { id, label, colour, icon }, count }) => (
            <li key={id} data-accent={colour}>
              <Link
                to={listAddress({ query: '', category: id })}
                aria-current={chosen === id ? 'true' : undefined}
                className={LINK}
              >
                <Icon name={icon} className="text-accent" />
                <span className="flex-1">{label}</span>
                <span className="min-w-8 shrink-0 rounded-full bg-accent-soft px-2.5 py-0.5 text-center text-sm font-semibold text-accent tabular-nums">
                  {count}
                  <span className="sr-only">{count === 1 ? ' artigo' : ' artigos'}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <a
        href={FEED_PATH}
        className="card flex min-h-12 items-center gap-3 px-6 py-3 font-medium hover:border-accent"
      >
        <Icon name="rss" className="text-brand" />
        Assinar por RSS
      </a>
      <div className="hidden lg:has-[>*>*]:block">
        <AdSlot size="sidebar" />
      </div>
      <div className="hidden has-[>*>*]:max-lg:block">
        <AdSlot size="square" />
      </div>
    </div>
  );
}
