import { useLayoutEffect, useRef, useState } from 'react';
import { ownPage } from '../../../../catalogue/entry.ts';
import { formatDate } from '../../../../calendar/format-date.ts';
import { figuresAsText, figuresOf, signedLines } from '../../../../result/as-text.ts';
import { SITE_NAME } from '../../../../site/site.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { asDataAddress, asPng } from '../../../../picture/svg-picture.ts';
import type { ToolProps } from '../tool.ts';
import { browserMeasure, lightPalette } from './browser-drawing.ts';
import { PICTURE_SIDE, resultPicture } from './result-picture.ts';

const FAILED = 'O navegador não conseguiu criar a imagem.';

/** Previews the result as a picture, to save or share it. */
export default function PicturePanel({ calculator, elements, today }: ToolProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState<string>();
  const [message, setMessage] = useState('');
  const { name, id } = calculator.definition;
  useLayoutEffect(() => {
    if (!panel.current) return;
    const [headline, ...others] = figuresOf(elements).map(({ label, value }) => ({
      label,
      text: value.text,
    }));
    const sum = elements.find((element) => element.kind === 'sum');
    const figures = sum
      ? signedLines(sum.lines).map(({ label, sign, text }) => ({ label, text: `${sign} ${text}` }))
      : others;
    const content = {
      site: SITE_NAME,
      title: name,
      headline: headline ?? { label: '', text: '' },
      figures,
      address: window.location.host + ownPage(window.location.pathname),
      date: formatDate(today),
    };
    setSvg(resultPicture(content, lightPalette(panel.current), browserMeasure()));
  }, [elements, name, today]);

  const withPng = async (take: (file: File) => void | Promise<void>) => {
    setMessage('');
    try {
      const png = await asPng(svg ?? '', { width: PICTURE_SIDE, height: PICTURE_SIDE });
      await take(new File([png], `${id.split('/')[1] ?? 'resultado'}.png`, { type: 'image/png' }));
    } catch (error) {
      // Ignore a closed share sheet, which is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setMessage(FAILED);
    }
  };
  // Offer to share on touch screens only, because desktop browsers have no share sheet for files.
  const canShare = typeof navigator.share === 'function' && navigator.maxTouchPoints > 0;
  return (
    <div ref={panel} className="grid gap-3">
      {svg !== undefined && (
        <img
          src={asDataAddress(svg)}
          alt={`Imagem do resultado. ${figuresAsText(elements)}`}
          width={320}
          height={320}
          className="h-auto w-80 rounded-lg border border-line"
        />
      )}
      <p className="text-sm text-muted">A imagem é feita no seu navegador e leva só o que você vê nela.</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void withPng((file) => saveFile(file.name, file))}>
          <Icon name="download" />
          Baixar imagem (PNG)
        </Button>
        {canShare && (
          <Button
            variant="secondary"
            onClick={() => void withPng((file) => navigator.share({ files: [file] }))}
          >
            <Icon name="share-2" />
            Compartilhar
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-danger empty:absolute">
        {message}
      </p>
    </div>
  );
}
