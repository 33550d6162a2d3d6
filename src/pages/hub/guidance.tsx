import { Icon } from '../../ui/icon.tsx';
import type { HubContent } from './hub-content.ts';

/** A hub's texts, side by side if they fit, and its advice as cards. */
export function Guidance({ content: { texts, lists } }: { readonly content: HubContent }) {
  return (
    <>
      <div className={`grid gap-x-10 gap-y-8 ${texts.length > 2 ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}>
        {texts.map(({ title, paragraphs }) => (
          <section key={title} className="prose">
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
      <div className={`mt-10 grid gap-6 ${lists.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {lists.map(({ title, icon, items }) => (
          <section key={title} className="card p-6">
            <h2 className="flex items-center gap-3 text-lg font-bold">
              <Icon name={icon} className="size-6 text-accent" />
              {title}
            </h2>
            <ul
              className={`mt-4 list-disc gap-x-10 space-y-2.5 pl-5 marker:text-accent ${lists.length > 1 ? '' : 'lg:columns-2'}`}
            >
              {items.map((item) => (
                <li key={item} className="break-inside-avoid">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
