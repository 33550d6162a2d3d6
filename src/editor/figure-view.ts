/** Renders a picture in the visual editor, with a field for its description and the state of its upload. */
import type { NodeViewRendererProps } from '@tiptap/core';
import type { UploadQueue, UploadState } from './upload-queue.ts';
import { pictureSize } from '../site/stored-picture.ts';
import { isOwnPicture } from './own-pictures.ts';

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}

/** Shows a sentence in place of the picture. */
const message = (...children: (Node | string)[]) =>
  element('p', { className: 'px-2 py-6 text-center text-muted' }, ...children);

const button = (textContent: string) =>
  element('button', {
    type: 'button',
    className: 'min-h-11 justify-self-start font-semibold text-brand',
    textContent,
  });

/** Describes the state of an upload, with a retry button if another attempt may succeed. */
function statusElement(state: UploadState | undefined, onRetry: () => void): HTMLElement {
  if (state?.kind !== 'failed') {
    const text = state?.kind === 'sending' ? 'Enviando a imagem...' : 'A imagem espera a vez...';
    return message(text, element('progress', { className: 'mt-2 block w-full', ariaLabel: text }));
  }
  if (state.isFinal) return message(state.message);
  const retry = button('Tentar de novo');
  retry.addEventListener('click', onRetry);
  return message(state.message, ' ', retry);
}

/** The ProseMirror node view of a figure. */
export function figureView({ node, view, getPos }: NodeViewRendererProps, uploads: UploadQueue) {
  let shown = node;
  const stage = element('div', {});
  const altInput = element('input', {
    type: 'text',
    maxLength: 500,
    placeholder: 'O que a imagem mostra',
    className: 'block min-h-11 w-full rounded-lg border bg-surface px-3 text-base font-normal',
  });
  const remove = button('Remover');
  const controls = element(
    'div',
    { contentEditable: 'false', className: 'grid gap-2 whitespace-normal' },
    stage,
    element('label', { className: 'block text-sm font-medium' }, 'Descrição, para quem não vê', altInput),
    remove,
  );
  const contentDOM = element('figcaption', {});
  contentDOM.dataset['placeholder'] = 'Legenda (opcional)';
  const dom = element(
    'figure',
    { className: 'visual-figure rounded-xl border border-line p-3' },
    controls,
    contentDOM,
  );

  /** Draws a picture in the space of its size, so that buttons below do not move under the pointer when it arrives. */
  const pictureOf = (src: string) =>
    isOwnPicture(src)
      ? element('img', { className: 'mx-auto block', ...pictureSize(src), src })
      : message('Imagem de outro site, que não seria mostrada.');
  const retry = (upload: string) => {
    // Move the focus before the button disappears.
    altInput.focus();
    uploads.retry(upload);
  };
  /** The address or the upload state that the stage shows. */
  let staged: UploadState | string | undefined;
  const render = () => {
    const { src, alt, upload } = shown.attrs as { src: string; alt: string; upload: string | null };
    const current = upload === null ? src : uploads.states.get(upload);
    // Redraw only after a change, because every key and every upload calls this, and a new button would lose the focus.
    if (current !== staged || current === undefined) {
      staged = current;
      const isUpload = typeof current !== 'string' && upload !== null;
      stage.replaceChildren(isUpload ? statusElement(current, () => retry(upload)) : pictureOf(src));
    }
    stage.querySelector('img')?.setAttribute('alt', alt);
    if (altInput.value !== alt) altInput.value = alt;
    altInput.toggleAttribute('data-empty', alt.trim() === '');
    contentDOM.toggleAttribute('data-empty', shown.content.size === 0);
  };
  altInput.addEventListener('input', () => {
    const at = getPos();
    if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, 'alt', altInput.value));
  });
  altInput.addEventListener('keydown', (event) => {
    // Keep Enter from submitting the form.
    if (event.key === 'Enter') event.preventDefault();
  });
  remove.addEventListener('click', () => {
    const at = getPos();
    if (at === undefined) return;
    view.dispatch(view.state.tr.delete(at, at + shown.nodeSize));
    view.focus();
  });
  render();
  const unsubscribe = uploads.subscribe(render);
  return {
    dom,
    contentDOM,
    update(next: typeof node) {
      if (next.type !== shown.type) return false;
      shown = next;
      render();
      return true;
    },
    stopEvent: ({ target }: Event) =>
      target instanceof Node && controls.contains(target) && target !== stage.firstChild,
    destroy: unsubscribe,
    ignoreMutation: ({ target }: { readonly target: Node }) => !contentDOM.contains(target),
  };
}
