import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { SETTING_FIELDS, type Setting, type SiteConfig } from './site-config.ts';

/** Settings that two people changed to different values. */
export interface SettingsConflict {
  readonly names: readonly Setting[];
  readonly mine: SiteConfig;
  readonly theirs: SiteConfig;
}

interface ConflictDialogProps {
  /** The conflict to resolve; `undefined` closes the dialog. */
  readonly conflict: SettingsConflict | undefined;
  readonly onClose: () => void;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

const quoted = (text: string) => (text.trim() === '' ? 'em branco' : `“${text}”`);

/** Asks the person who saves second whose settings to keep. */
export function ConflictDialog({ conflict, onClose, onMine, onTheirs }: ConflictDialogProps) {
  return (
    <ConfirmDialog
      title="As configurações mudaram enquanto você editava"
      label="Salvar o que escrevi"
      variant="primary"
      isOpen={conflict !== undefined}
      other={{ label: 'Ficar com o que está salvo', onChoose: onTheirs }}
      onClose={onClose}
      onConfirm={onMine}
    >
      Outra pessoa, ou você em outra janela, salvou um valor diferente do seu:
      {conflict?.names.map((name) => (
        <span key={name} className="mt-3 block wrap-anywhere">
          <strong>{SETTING_FIELDS[name].title}</strong>
          <span className="block">Está salvo: {quoted(conflict.theirs[name])}</span>
          <span className="block">Você escreveu: {quoted(conflict.mine[name])}</span>
        </span>
      ))}
    </ConfirmDialog>
  );
}
