import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Cta } from '../article.ts';
import { ContentLink } from '../../parts/content/content-link.tsx';
import type { CtaPlace } from './cta-places.ts';

const LEADS = {
  primary: { icon: 'calculator', text: 'Prefere ver com os seus números?' },
  secondary: { icon: 'sparkles', text: 'Agora é a sua vez.' },
} as const;

/** A call to action between the paragraphs of an article. */
export function CtaBlock({ cta, place }: { readonly cta: Cta; readonly place: CtaPlace['cta'] }) {
  const { icon, text } = LEADS[place];
  return (
    <div
      data-cta={place}
      className="no-print my-8 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl bg-accent-soft p-5 text-accent"
    >
      <Icon name={icon} className="size-6" />
      <p className="flex-1 basis-48 font-semibold text-balance">{text}</p>
      <ContentLink href={cta.link} className={buttonClass('primary', 'no-underline wrap-anywhere')}>
        {cta.text}
        <Icon name="arrow-right" className="size-4" />
      </ContentLink>
    </div>
  );
}
