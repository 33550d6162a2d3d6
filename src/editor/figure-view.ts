/** Draws a picture in the visual editor, with a field for its description and the state of its upload. */
import type { NodeViewRendererProps } from '@tiptap/core';
import type { UploadQueue } from './upload-queue.ts';
import { isOwnPicture } from './own-pictures.ts';

/** The parts of the form around the editor that figures need. */
export interface FigureParts {
  readonly uploads: UploadQueue;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** The state of an upload in words, with a button where there is something to do. */
function stateOf(upload: string, uploads: UploadQueue): HTMLElement {
  const state = uploads.stateOf(upload);
  if (state?.kind !== 'failed') {
    const text = state?.kind === 'sending' ? 'Enviando a imagem...' : 'A imagem espera a vez...';
    return element('p', { className: 'visual-upload' }, text, element('progress', { ariaLabel: text }));
  }
  const retry = element('button', { type: 'button', textContent: 'Tentar de novo' });
  retry.addEventListener('click', () => uploads.retry(upload));
  return element('p', { className: 'visual-upload' }, state.message, ' ', retry);
}

/** The view of a figure, in ProseMirror's sense. */
export function figureView({ node, view, getPos }: NodeViewRendererProps, { uploads }: FigureParts) {
  let shown = node;
  const stage = element('div', {});
  const words = element('input', { type: 'text', maxLength: 500, placeholder: 'O que a imagem mostra' });
  const remove = element('button', { type: 'button', textContent: 'Remover' });
  const controls = element(
    'div',
    { contentEditable: 'false', className: 'visual-picture' },
    stage,
    element('label', {}, 'Descrição, para quem não vê', words),
    remove,
  );
  const contentDOM = element('figcaption', {});
  contentDOM.dataset['placeholder'] = 'Legenda (opcional)';
  const dom = element('figure', { className: 'visual-figure' }, controls, contentDOM);

  const draw = () => {
    const { src, alt, upload } = shown.attrs as { src: string; alt: string; upload: string | null };
    const picture =
      upload !== null
        ? stateOf(upload, uploads)
        : isOwnPicture(src)
          ? element('img', { src, alt })
          : element('p', { className: 'visual-upload' }, 'Imagem de outro site, que não seria mostrada.');
    stage.replaceChildren(picture);
    if (words.value !== alt) words.value = alt;
    words.toggleAttribute('data-empty', alt.trim() === '');
    contentDOM.toggleAttribute('data-empty', shown.content.size === 0);
  };
  words.addEventListener('input', () => {
    const at = getPos();
    if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, 'alt', words.value));
  });
  words.addEventListener('keydown', (event) => {
    // It would submit the form.
    if (event.key === 'Enter') event.preventDefault();
  });
  remove.addEventListener('click', () => {
    const at = getPos();
    if (at === undefined) return;
    view.dispatch(view.state.tr.delete(at, at + shown.nodeSize));
    view.focus();
  });
  draw();
  const unsubscribe = uploads.subscribe(draw);
  return {
    dom,
    contentDOM,
    update(next: typeof node) {
      if (next.type !== shown.type) return false;
      shown = next;
      draw();
      return true;
    },
    stopEvent: ({ target }: Event) =>
      target instanceof Node && controls.contains(target) && target !== stage.firstChild,
    destroy: unsubscribe,
    ignoreMutation: ({ target }: { readonly target: Node }) => !contentDOM.contains(target),
  };
}
