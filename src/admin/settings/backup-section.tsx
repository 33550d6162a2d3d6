import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { Section } from '../parts/section.tsx';

interface BackupSectionProps {
  readonly onExport: () => void;
  readonly onImport: (file: File) => void;
}

/** Exports the settings to a file, or imports them. */
export function BackupSection({ onExport, onImport }: BackupSectionProps) {
  return (
    <Section id="backup" title="Backup">
      <p className="mt-1 text-sm text-muted">
        Um arquivo .json com as configurações. Importar troca as que estão na tela e as guarda.
      </p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row lg:flex-col">
        <Button variant="secondary" onClick={onExport}>
          <Icon name="download" />
          Exportar dados
        </Button>
        <FileButton label="Importar dados" accept=".json,application/json" onFile={onImport} />
      </div>
    </Section>
  );
}
