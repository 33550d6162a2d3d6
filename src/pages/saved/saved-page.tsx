import { useEffect, useId, useRef, useState } from 'react';
import { todayInBrazil } from '../../calendar/today.ts';
import { KeepOffline } from './keep-offline.tsx';
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { TickBox } from '../../ui/tick-box.tsx';
import { SavedCard, type Naming } from './saved-card.tsx';
import {
  hasAll,
  keepingRecent,
  MAX_RECENT,
  NOTHING,
  readSaved,
  withImported,
  withName,
  withoutCalculation,
  withRestored,
  writeSaved,
  type Saved,
  type SavedCalculation,
} from './saved.ts';
import { changeSaved, NOT_STORED, useSaved } from './store.ts';

/** Maximum size of an imported file, in bytes. */
const MAX_FILE_SIZE = 2_000_000;

const keyOf = ({ id, fragment }: SavedCalculation) => id + fragment;

/** Lists the calculations saved on this device, to repeat, rename, remove, export and delete them. */
export default function SavedPage() {
  const saved = useSaved();
  const [message, setMessage] = useState('');
  /** The list before a removal, for undo. */
  const [before, setBefore] = useState<Saved>();
  /** The calculation being renamed, or the last one renamed. */
  const [named, setNamed] = useState<{ readonly key: string; readonly naming: Naming }>();
  const fileId = useId();
  const undo = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // Focus the undo button if the clicked one is gone; a checkbox stays, and keeps the focus.
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus();
  }, [before]);
  const { calculations, keepsRecent } = saved;

  const change = (next: (saved: Saved) => Saved, done: string) => {
    const isStored = changeSaved(next);
    setMessage(isStored ? done : NOT_STORED);
    return isStored;
  };
  const remove = (next: (saved: Saved) => Saved, done: string) =>
    setBefore(change(next, done) ? saved : undefined);
  const keepRecent = (isWanted: boolean) => {
    const next = (current: Saved) => keepingRecent(current, isWanted);
    const hasRecent = calculations.some(({ isFavourite }) => !isFavourite);
    if (!isWanted && hasRecent) remove(next, 'Os recentes foram apagados.');
    else {
      setBefore(undefined);
      change(next, '');
    }
  };
  const takeIn = async (file: File | undefined) => {
    if (!file) return;
    setBefore(undefined);
    const imported = file.size > MAX_FILE_SIZE ? undefined : readSaved(await file.text());
    if (!imported) {
      setMessage('Este arquivo não é de cálculos guardados aqui.');
      return;
    }
    const rest = hasAll(withImported(saved, imported), imported) ? '' : ' Os que não cabem ficaram de fora.';
    change((current) => withImported(current, imported), `Cálculos trazidos do arquivo.${rest}`);
  };
  const groups = [
    { title: 'Guardados', of: calculations.filter(({ isFavourite }) => isFavourite) },
    { title: 'Recentes', of: calculations.filter(({ isFavourite }) => !isFavourite) },
  ].filter((group) => group.of.length > 0);

  return (
    <Container>
      <PageHead
        title="Meus cálculos"
        description="Os cálculos que você guardou neste aparelho, para refazer, dar nome, exportar ou apagar. Nada sai do seu navegador."
        path="/meus-calculos"
        noindex
      />
      <Breadcrumbs crumbs={[{ label: 'Início', to: '/' }, { label: 'Meus cálculos' }]} />
      <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">Meus cálculos</h1>
      <p className="mt-3 max-w-3xl text-lg text-muted">
        Ficam só neste navegador, com os valores informados. Nada é enviado, e nada é guardado sem você pedir.
      </p>
      {groups.length === 0 && (
        <p className="mt-8 max-w-3xl">
          Ainda não há nada aqui. Faça um cálculo e escolha <strong>Guardar</strong>, abaixo do resultado.
        </p>
      )}
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title} className="mt-8">
          <h2 className="mb-4 text-2xl font-bold">{group.title}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {group.of.map((calculation) => (
              <SavedCard
                key={keyOf(calculation)}
                calculation={calculation}
                naming={named?.key === keyOf(calculation) ? named.naming : undefined}
                onNaming={(naming) => setNamed({ key: keyOf(calculation), naming })}
                onName={(name) => {
                  setBefore(undefined);
                  setNamed({ key: keyOf(calculation), naming: 'closed' });
                  change((current) => withName(current, calculation, name), 'Nome guardado.');
                }}
                onRemove={() =>
                  remove((current) => withoutCalculation(current, calculation), 'Cálculo removido.')
                }
              />
            ))}
          </ul>
        </section>
      ))}
      <div className="no-print mt-8 min-h-11">
        <p ref={status} role="status" tabIndex={-1} className="inline text-muted">
          {message}
        </p>
        {before && (
          <Button
            ref={undo}
            variant="quiet"
            onClick={() => {
              // Focus the message before this button disappears.
              status.current?.focus();
              change((current) => withRestored(current, before), 'De volta.');
              setBefore(undefined);
            }}
          >
            Desfazer
          </Button>
        )}
      </div>
      <section
        aria-label="Opções"
        className="no-print mt-4 grid justify-items-start gap-3 border-t border-line pt-6"
      >
        <TickBox checked={keepsRecent} onChange={keepRecent}>
          Lembrar os meus últimos {MAX_RECENT} cálculos
        </TickBox>
        <div className="flex flex-wrap gap-2">
          {calculations.length > 0 && (
            <Button
              variant="secondary"
              onClick={() =>
                saveFile(
                  `meus-calculos-${todayInBrazil(new Date())}.json`,
                  new Blob([writeSaved(saved)], { type: 'application/json' }),
                )
              }
            >
              <Icon name="download" />
              Exportar
            </Button>
          )}
          <Button variant="secondary" onClick={() => document.getElementById(fileId)?.click()}>
            <Icon name="upload" />
            Trazer de um arquivo
          </Button>
          <input
            id={fileId}
            type="file"
            accept="application/json,.json"
            aria-label="Arquivo de cálculos"
            className="hidden"
            onChange={({ target }) => {
              void takeIn(target.files?.[0]);
              target.value = '';
            }}
          />
          {(calculations.length > 0 || keepsRecent) && (
            <Button variant="secondary" onClick={() => remove(() => NOTHING, 'Tudo foi apagado.')}>
              <Icon name="trash-2" />
              Apagar tudo
            </Button>
          )}
        </div>
        <KeepOffline />
      </section>
    </Container>
  );
}
