import type { PictureLabel } from '../../../backend/pictures.ts';
import { TABS, tabOf, type PostField, type TabId } from '../model/post-schema.ts';
import { Tabs } from '../parts/tabs.tsx';
import { BasicTab } from './basic-tab.tsx';
import { ContentTab } from './content-tab.tsx';
import { CtasTab } from './ctas-tab.tsx';
import type { FormProps } from './form-props.ts';
import { PictureField, PICTURES } from './picture-field.tsx';
import { RelatedTab } from './related-tab.tsx';

interface FormTabsProps extends FormProps {
  readonly tab: TabId;
  readonly onTab: (tab: TabId) => void;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly publicSlug: string | undefined;
  readonly onUploaded: (address: string) => void;
  readonly onBusy: (label: PictureLabel, isBusy: boolean) => void;
}

/** The five tabs of an article. */
export function FormTabs({ tab, onTab, today, publicSlug, onUploaded, onBusy, ...props }: FormTabsProps) {
  const faulty = new Set(Object.keys(props.problems).map((name) => tabOf(name as PostField)));
  const pictures = { onUploaded, onBusy };
  const panels = {
    basico: <BasicTab {...props} today={today} publicSlug={publicSlug} />,
    imagens: (
      <div className="grid grid-cols-1 gap-8">
        {PICTURES.map((place) => (
          <PictureField key={place.name} place={place} {...props} {...pictures} />
        ))}
      </div>
    ),
    conteudo: <ContentTab {...props} today={today} />,
    ctas: <CtasTab {...props} />,
    relacionados: <RelatedTab {...props} />,
  } as const;
  const tabs = TABS.map(({ id, label }) => ({ id, label, isFaulty: faulty.has(id), panel: panels[id] }));
  return <Tabs label="Partes do artigo" tabs={tabs} current={tab} onChange={onTab} />;
}
