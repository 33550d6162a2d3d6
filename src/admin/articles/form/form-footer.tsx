import { Button } from '../../../ui/button.tsx';
import { keepHeight } from '../../../ui/height-property.ts';
import { Icon } from '../../../ui/icon.tsx';
import { clock } from '../../parts/moments.ts';
import type { KeptCopy } from './use-kept-draft.ts';

interface FormFooterProps {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly copy: KeptCopy;
  readonly onPreview: () => void;
}

/** What of the form is kept where. */
function statusOf({ isDirty, copy }: Pick<FormFooterProps, 'isDirty' | 'copy'>): string {
  if (!isDirty) return 'Sem mudanças desde que abriu.';
  if (copy.isFailing) return 'Mudanças não salvas. Este navegador não está guardando rascunhos.';
  return copy.keptAt === undefined
    ? 'Mudanças não salvas.'
    : `Mudanças não salvas; rascunho guardado neste navegador às ${clock.format(copy.keptAt)}.`;
}

const keepRoom = (bar: HTMLElement | null) => (bar ? keepHeight(bar, '--foot-bar') : undefined);

/** The buttons of the form; in sight all the time where there is room. No toast covers them. */
export function FormFooter({ isDirty, isSaving, copy, onPreview }: FormFooterProps) {
  return (
    <div
      ref={keepRoom}
      className="foot-bar z-20 -mx-4 -mb-8 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line bg-canvas px-4 py-4 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8"
    >
      <Button type="submit" className="flex-1 sm:flex-none" aria-disabled={isSaving || undefined}>
        {isSaving ? 'Salvando...' : 'Salvar artigo'}
      </Button>
      <Button variant="secondary" className="flex-1 sm:flex-none" onClick={onPreview}>
        <Icon name="eye" />
        Prévia
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted">{statusOf({ isDirty, copy })}</p>
    </div>
  );
}
