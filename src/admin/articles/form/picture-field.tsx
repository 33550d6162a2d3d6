import { useRef, useState } from 'react';
import type { PictureLabel } from '../../../backend/pictures.ts';
import { INNER_CLASS, frameClass } from '../../../ui/control-frame.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fieldSchema } from '../model/post-schema.ts';
import { ACCEPTED_TYPES, LONGEST_SIDE, MOST_FILE_BYTES } from '../pictures/prepare-picture.ts';
import { usePictureUpload } from '../pictures/use-picture-upload.ts';
import { controlId, Field, ProblemText } from './field.tsx';
import type { FormProps } from './form-props.ts';

/** The places for pictures in an article. */
export const PICTURES = [
  { name: 'cover_image', alt: 'cover_image_alt', label: 'capa' },
  { name: 'content_image_1', alt: 'content_image_1_alt', label: 'imagem-1' },
  { name: 'content_image_2', alt: 'content_image_2_alt', label: 'imagem-2' },
] as const satisfies readonly { name: string; alt: string; label: PictureLabel }[];

const HINT = `JPEG, PNG, WebP, AVIF ou GIF de até ${MOST_FILE_BYTES / 1024 / 1024} MB. A imagem é reduzida para até ${LONGEST_SIDE} pixels, e os dados da câmera, como o local da foto, são apagados.`;
const ALT_MISSING = 'Descreva o que a imagem mostra, para quem não a vê.';

interface PictureFieldProps extends FormProps {
  readonly place: (typeof PICTURES)[number];
  /** Is told of a picture that was stored for this form. */
  readonly onUploaded: (address: string) => void;
  readonly onBusy: (label: PictureLabel, isBusy: boolean) => void;
}

/** A picture with what it shows in words, or the way to choose one. */
export function PictureField({ place, form, problems, onChange, onUploaded, onBusy }: PictureFieldProps) {
  const { name, alt, label } = place;
  const address = form[name];
  const id = controlId(name);
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<string>();
  const upload = usePictureUpload(
    label,
    (uploaded) => {
      onUploaded(uploaded);
      onChange({ [name]: uploaded });
    },
    (isBusy) => onBusy(label, isBusy),
  );
  const problem = upload.refusal ?? problems[name];
  const describedBy = `${id}-ajuda${problem === undefined ? '' : ` ${id}-erro`}`;

  const remove = () => {
    onChange({ [name]: '', [alt]: '' });
    input.current?.focus();
  };

  return (
    <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-[15rem_1fr] sm:gap-6">
      <legend className="mb-2 text-lg font-bold">{fieldSchema(name).title}</legend>
      <div className="flex aspect-video items-center justify-center overflow-hidden rounded-xl border border-line bg-sunken text-muted">
        {address === '' ? (
          <Icon name="image" className="size-10" />
        ) : missing === address ? (
          <p className="p-3 text-center text-sm">A imagem não está mais disponível. Envie outra.</p>
        ) : (
          <img
            src={address}
            alt={form[alt] || 'Imagem enviada, ainda sem descrição'}
            className="size-full object-contain"
            onError={() => setMissing(address)}
          />
        )}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap gap-3">
          <label
            className={buttonClass(
              'secondary',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
            )}
          >
            <Icon name="upload" />
            {upload.isUploading ? 'Enviando...' : address === '' ? 'Escolher imagem' : 'Trocar imagem'}
            <span className="sr-only">: {fieldSchema(name).title}</span>
            <input
              ref={input}
              id={id}
              type="file"
              accept={ACCEPTED_TYPES.join(',')}
              className="sr-only outline-none"
              aria-describedby={describedBy}
              aria-disabled={upload.isUploading || undefined}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void upload.take(file);
                // The same file may be chosen again after a failure.
                target.value = '';
              }}
            />
          </label>
          {address !== '' && (
            <Button variant="quiet" aria-label={`Remover ${fieldSchema(name).title}`} onClick={remove}>
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
            <Field name={alt} problem={problems[alt]} note={form[alt].trim() === '' && ALT_MISSING}>
              {(control) => (
                <div className={frameClass(problems[alt] !== undefined)}>
                  <input
                    {...control}
                    type="text"
                    autoComplete="off"
                    value={form[alt]}
                    className={INNER_CLASS}
                    onChange={(event) => onChange({ [alt]: event.target.value })}
                  />
                </div>
              )}
            </Field>
          </div>
        )}
      </div>
    </fieldset>
  );
}
