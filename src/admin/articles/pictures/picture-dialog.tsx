import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { listPictures, type StoredPicture } from './picture-library.ts';
import { removeUnusedPictures } from '../../../backend/pictures.ts';
import { containsWords } from '../../../search/words.ts';
import { smallCopyOf } from '../../../site/stored-picture.ts';
import { Button } from '../../../ui/button.tsx';
import { frameClass, INNER_CLASS } from '../../../ui/control-frame.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FileButton } from '../../parts/file-button.tsx';
import { Modal } from '../../parts/modal.tsx';
import { useBackend, withBackend } from '../../use-backend.ts';
import { PICTURE_TYPES } from './picture-header.ts';

const PICTURES_KEY = ['pictures'] as const;
const MAX_SHOWN = 24;

const altOf = ({ uses }: StoredPicture) => uses.find(({ alt }) => alt !== '')?.alt ?? '';

/** The pictures whose description, articles or file name contain all words of a query. */
function matching(pictures: readonly StoredPicture[], query: string): readonly StoredPicture[] {
  return pictures.filter(({ address, uses }) =>
    containsWords([address, ...uses.flatMap(({ title, alt }) => [title, alt])].join('\n'), query),
  );
}

interface PictureCardProps {
  readonly picture: StoredPicture;
  readonly isHere: boolean;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

function PictureCard({ picture, isHere, onChoose, onRemove }: PictureCardProps) {
  const [isSure, setIsSure] = useState(false);
  const { address, uses } = picture;
  const alt = altOf(picture);
  const [first, ...others] = uses;
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <button
        type="button"
        aria-label={`Usar: ${alt || 'imagem sem descrição'}`}
        className="overflow-hidden rounded-xl border border-line bg-sunken hover:border-brand"
        onClick={onChoose}
      >
        <img
          src={smallCopyOf(address) ?? address}
          alt=""
          loading="lazy"
          className="aspect-video w-full object-contain"
        />
      </button>
      <p className="text-sm break-words">{alt || <span className="text-muted">Sem descrição</span>}</p>
      {first ? (
        <p className="text-sm break-words text-muted">
          Em{' '}
          <Link to={`/admin/blog/editar/${first.id}`} target="_blank" className="underline">
            {first.title}
            <span className="sr-only"> (abre em outra aba)</span>
          </Link>
          {others.length > 0 && ` e mais ${others.length}`}
        </p>
      ) : isHere ? (
        <p className="text-sm text-muted">Neste artigo</p>
      ) : (
        <Button
          variant={isSure ? 'danger' : 'quiet'}
          className="self-start"
          onClick={() => (isSure ? onRemove() : setIsSure(true))}
        >
          <Icon name="trash-2" />
          {isSure ? 'Excluir de vez' : 'Excluir'}
          <span className="sr-only"> {alt || 'imagem sem descrição'}</span>
        </Button>
      )}
    </li>
  );
}

/** Announces what the search found. */
function foundText(count: number): string {
  if (count === 0) return 'Nenhuma imagem encontrada.';
  if (count <= MAX_SHOWN) return '';
  return `As ${MAX_SHOWN} mais novas de ${count}. Busque para ver as outras.`;
}

const KEPT =
  'Esta imagem ainda não pode ser excluída: uma versão ou um rascunho a usa, ou ela saiu de um artigo há menos de seis semanas.';
const NOT_DELETED = 'Não foi possível excluir a imagem. Verifique a conexão e tente de novo.';

function Library({ isHere, onChoose }: Pick<PictureDialogProps, 'isHere' | 'onChoose'>) {
  const [query, setQuery] = useState('');
  const run = useBackend();
  const id = useId();
  const {
    data = [],
    isPending,
    isError,
    isSuccess,
    refetch,
  } = useQuery({
    queryKey: PICTURES_KEY,
    queryFn: () => withBackend(listPictures),
    // Refetch each time: another window may have uploaded a picture since.
    staleTime: 0,
  });
  const removal = useMutation({
    mutationFn: async (address: string) => {
      await run((client) => removeUnusedPictures(client, [address]));
      const { data: left = [] } = await refetch();
      return left.some((picture) => picture.address === address) ? KEPT : undefined;
    },
  });
  const list = useRef<HTMLUListElement>(null);
  const remove = (address: string) => {
    removal.mutate(address);
    // Take the focus from the button, which disappears with its picture.
    list.current?.focus();
  };
  const refusal = removal.isError ? NOT_DELETED : removal.data;
  const found = matching(data, query);
  return (
    <>
      <label htmlFor={id} className="mt-5 mb-1.5 block font-medium">
        Buscar entre as enviadas
      </label>
      <div className={frameClass(false)}>
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={query}
          className={INNER_CLASS}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            // Keep Enter from submitting the form around the dialog.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      <p role="status" className="mt-1.5 text-sm text-muted">
        {isPending && 'Carregando...'}
        {isError && 'Não foi possível carregar as imagens.'}
        {isSuccess && foundText(found.length)}
      </p>
      {refusal !== undefined && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {refusal}
        </p>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Imagens enviadas"
        className="mt-3 grid grid-cols-2 gap-4 outline-none sm:grid-cols-3 lg:grid-cols-4"
      >
        {found.slice(0, MAX_SHOWN).map((picture) => (
          <PictureCard
            key={picture.address}
            picture={picture}
            isHere={isHere(picture.address)}
            onChoose={() => onChoose(picture.address, altOf(picture))}
            onRemove={() => remove(picture.address)}
          />
        ))}
      </ul>
    </>
  );
}

interface PictureDialogProps {
  readonly isOpen: boolean;
  /** True if the form uses a picture, which then cannot be deleted. */
  readonly isHere: (address: string) => boolean;
  /** Called with the address of a stored picture and its description, empty if it has none. */
  readonly onChoose: (address: string, alt: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly multiple?: boolean;
  readonly onClose: () => void;
}

/** Offers to upload pictures, or to reuse stored ones. */
export function PictureDialog({
  isOpen,
  isHere,
  onChoose,
  onFiles,
  multiple = true,
  onClose,
}: PictureDialogProps) {
  return (
    <Modal title="Imagem" wide isOpen={isOpen} onClose={onClose}>
      <div className="flex flex-wrap gap-3">
        <FileButton
          variant="primary"
          accept={PICTURE_TYPES.join(',')}
          multiple={multiple}
          onFiles={(files) => {
            onFiles(files);
            onClose();
          }}
        >
          Enviar do computador
        </FileButton>
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
      </div>
      <Library
        isHere={isHere}
        onChoose={(address, alt) => {
          onClose();
          onChoose(address, alt);
        }}
      />
    </Modal>
  );
}
