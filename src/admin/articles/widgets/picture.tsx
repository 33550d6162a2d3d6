import { use, useRef, useState } from 'react';
import type { PictureLabel } from '../../../backend/pictures.ts';
import { PICTURE_FIELDS } from '../../../backend/posts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fieldOf, textOf, type FieldControl } from '../../form/field.ts';
import { ProblemText } from '../../../ui/problem-text.tsx';
import { describedBy } from '../../form/frame.tsx';
import { FileButton } from '../../parts/file-button.tsx';
import { TextInput } from '../../form/controls.tsx';
import { showsPicture, type PictureField } from '../model/post-form.ts';
import { POST_SCHEMAS } from '../model/post-schema.ts';
import { PictureDialog } from '../pictures/picture-dialog.tsx';
import { PICTURE_TYPES } from '../pictures/picture-header.ts';
import { MAX_SIDE, MAX_FILE_BYTES } from '../pictures/prepare-picture.ts';
import { usePictureUpload } from '../pictures/use-picture-upload.ts';
import { ArticleFacts } from './facts.ts';

const LABELS: Readonly<Record<PictureField, PictureLabel>> = {
  cover_image: 'capa',
  content_image_1: 'imagem-1',
  content_image_2: 'imagem-2',
};

const HINT = `JPEG, PNG, WebP, AVIF ou GIF de até ${MAX_FILE_BYTES / 1024 / 1024} MB. A imagem é reduzida para até ${MAX_SIDE} pixels, e os dados da câmera, como o local da foto, são apagados. Imagens animadas ficam paradas.`;
const ALT_MISSING = 'Descreva o que a imagem mostra, para quem não a vê.';

/** A picture with its description, and buttons to choose, replace or remove it. */
export function PictureInput({ id, name, field, value, problem: refused, change }: FieldControl) {
  const { form, onChange, problems, onUploaded, onBusy } = use(ArticleFacts);
  const pictureField = PICTURE_FIELDS.find((other) => other === name) ?? 'cover_image';
  const altField = `${pictureField}_alt` as const;
  const address = textOf(value);
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<string>();
  const [isChoosing, setIsChoosing] = useState(false);
  const upload = usePictureUpload(
    LABELS[pictureField],
    (uploaded) => {
      onUploaded(uploaded);
      change(uploaded);
    },
    (isBusy) => onBusy(LABELS[pictureField], isBusy),
  );
  const problem = upload.refusal ?? refused;
  const chooseLabel = address === '' ? 'Escolher imagem' : 'Trocar imagem';

  const remove = () => {
    change('');
    input.current?.focus();
  };

  return (
    <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-[15rem_1fr] sm:gap-6">
      <legend className="mb-2 text-lg font-bold">{field.title}</legend>
      <div className="flex aspect-video items-center justify-center overflow-hidden rounded-xl border border-line bg-sunken text-muted">
        {address === '' ? (
          <Icon name="image" className="size-10" />
        ) : missing === address ? (
          <p className="p-3 text-center text-sm">A imagem não está mais disponível. Envie outra.</p>
        ) : (
          <img
            src={address}
            alt={form[altField] || 'Imagem enviada, ainda sem descrição'}
            className="size-full object-contain"
            onError={() => setMissing(address)}
          />
        )}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap gap-3">
          <FileButton
            ref={input}
            id={id}
            accept={PICTURE_TYPES.join(',')}
            aria-describedby={describedBy(id, { ajuda: true, erro: problem !== undefined })}
            aria-disabled={upload.isUploading || undefined}
            onFiles={([file]) => file && upload.take(file)}
          >
            {upload.isUploading ? 'Enviando...' : chooseLabel}
            <span className="sr-only">: {field.title}</span>
          </FileButton>
          <Button
            variant="secondary"
            aria-label={`Usar imagem já enviada: ${field.title}`}
            onClick={() => setIsChoosing(true)}
          >
            <Icon name="images" />
            Usar imagem já enviada
          </Button>
          {address !== '' && (
            <Button variant="quiet" aria-label={`Remover ${field.title}`} onClick={remove}>
              <Icon name="trash-2" />
              Remover
            </Button>
          )}
        </div>
        <p role="status" className="sr-only">
          {upload.isUploading ? 'Enviando...' : ''}
        </p>
        <p id={`${id}-ajuda`} className="mt-2 text-sm text-muted">
          {HINT}
        </p>
        <div role="alert">
          {problem !== undefined && <ProblemText id={`${id}-erro`}>{problem}</ProblemText>}
        </div>
        {address !== '' && (
          <div className="mt-4">
            <TextInput
              id={`${id}_alt`}
              name={altField}
              field={fieldOf(POST_SCHEMAS[altField])}
              value={form[altField]}
              problem={problems[altField]}
              change={(alt) => onChange({ ...form, [altField]: textOf(alt) })}
              note={form[altField].trim() === '' && ALT_MISSING}
            />
          </div>
        )}
        <PictureDialog
          isOpen={isChoosing}
          isHere={(stored) => showsPicture(form, stored)}
          multiple={false}
          onChoose={(stored, alt) => onChange({ ...form, [pictureField]: stored, [altField]: alt })}
          onFiles={([file]) => file && upload.take(file)}
          onClose={() => setIsChoosing(false)}
        />
      </div>
    </fieldset>
  );
}
