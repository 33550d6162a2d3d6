import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { todayInBrazil } from '../../../calendar/today.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { FileButton } from '../../parts/file-button.tsx';
import { Modal } from '../../parts/modal.tsx';
import { useToast } from '../../toast.tsx';
import { useBackend } from '../../use-backend.ts';
import { POSTS_KEY } from '../../use-posts.ts';
import { exportDone, importDone, importRefused, importStopped, MESSAGES } from '../messages.ts';
import { ImportList, type ImportPlan } from './import-list.tsx';

const loadArchive = () => import('../../../blog/live/archive.ts');
const loadImport = () => import('./import-article.ts');

/** Exports all articles to a file, and imports articles from one. */
export function ArticleTransfer() {
  const run = useBackend();
  const toast = useToast();
  const queries = useQueryClient();
  /** Progress of the running export or import; empty if none is running. */
  const [status, setStatus] = useState('');
  const [plan, setPlan] = useState<ImportPlan>();
  /** True once the dialog is closed, which also stops a running import. */
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    setPlan(undefined);
  };

  const exportAll = async () => {
    setStatus('Exportando os artigos…');
    try {
      const { exportArticles } = await loadArchive();
      const { file, articles, lostPictures } = await run(exportArticles);
      saveFile(`artigos-${todayInBrazil(new Date())}.zip`, file);
      toast(exportDone(articles, lostPictures));
    } catch {
      toast(MESSAGES.notExported);
    }
    setStatus('');
  };

  const open = async (file: File) => {
    setStatus('Abrindo o arquivo…');
    try {
      const { readArchive } = await loadArchive();
      const { planImport } = await loadImport();
      const archive = await readArchive(file);
      const articles = await run((client) => planImport(client, archive, todayInBrazil(new Date())));
      setPlan({ articles, pictures: archive.pictures, failures: new Map() });
    } catch (error) {
      const isRefused = error instanceof Error && error.name === 'ArchiveRefused';
      toast(importRefused(isRefused ? error.message : 'Não foi possível abrir o arquivo. Tente de novo.'));
    }
    setStatus('');
  };

  const importChosen = async (slugs: ReadonlySet<string>) => {
    if (!plan) return;
    const { importArticle, reasonOf } = await loadImport();
    const chosen = plan.articles.filter(({ slug }) => slugs.has(slug));
    const uploaded = new Map<string, string>();
    const failures = new Map<string, string>();
    let imported = 0;
    isClosed.current = false;
    for (const [index, article] of chosen.entries()) {
      if (isClosed.current) break;
      setStatus(`Importando o artigo ${index + 1} de ${chosen.length}…`);
      try {
        await run((client) => importArticle(client, article, plan.pictures, uploaded));
        imported += 1;
      } catch (error) {
        failures.set(article.slug, reasonOf(error));
      }
    }
    await queries.invalidateQueries({ queryKey: POSTS_KEY });
    setStatus('');
    if (isClosed.current && imported < chosen.length) {
      toast(importStopped(imported, chosen.length));
      return;
    }
    if (imported > 0) toast(importDone(imported));
    if (failures.size > 0) toast(MESSAGES.notImported);
    const articles = chosen.filter(({ slug }) => failures.has(slug));
    setPlan(failures.size > 0 ? { ...plan, articles, failures } : undefined);
  };

  return (
    <>
      <Button variant="secondary" isBusy={status !== ''} onClick={() => void exportAll()}>
        <Icon name="download" />
        Exportar artigos
      </Button>
      <FileButton
        accept=".zip,.md,application/zip,text/markdown"
        aria-disabled={status !== '' || undefined}
        onFiles={([file]) => {
          if (file && status === '') void open(file);
        }}
      >
        Importar artigos
      </FileButton>
      <p role="status" className="sr-only">
        {status}
      </p>
      <Modal title="Importar artigos" wide isOpen={plan !== undefined} onClose={close}>
        {plan && (
          <ImportList
            plan={plan}
            status={status}
            onCancel={close}
            onImport={(slugs) => void importChosen(slugs)}
          />
        )}
      </Modal>
    </>
  );
}
