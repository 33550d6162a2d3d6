import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { downloadCsv } from './download-csv.ts';
import type { ShownTable } from './resolve.ts';

interface DownloadsProps {
  /** File name without extension. */
  readonly name: string;
  readonly table: ShownTable;
}

/** Buttons to download the complete table: CSV for any program, or a workbook with real numbers and dates. */
export function Downloads({ name, table }: DownloadsProps) {
  const { title, columns, rows } = table;
  const [message, setMessage] = useState('');
  const saveWorkbook = async () => {
    setMessage('');
    try {
      // Load it on demand, because the workbook writer is larger than the page's own code and seldom used.
      const { downloadWorkbook } = await import('../../../downloads/download-workbook.ts');
      await downloadWorkbook(name, { title, columns, rows });
    } catch {
      setMessage('Não foi possível criar o arquivo do Excel. Verifique a conexão ou baixe o CSV.');
    }
  };
  return (
    <div className="-mx-1 flex flex-wrap sm:-mx-3">
      <Button variant="quiet" size="compact" onClick={() => downloadCsv(name, columns, rows)}>
        <Icon name="download" />
        Baixar planilha (CSV)
      </Button>
      <Button variant="quiet" size="compact" onClick={() => void saveWorkbook()}>
        <Icon name="sheet" />
        Baixar Excel (.xlsx)
      </Button>
      <p role="status" className="w-full px-1 text-sm text-muted empty:absolute sm:px-3">
        {message}
      </p>
    </div>
  );
}
