/** Renders a picture in the visual editor, with a field for its description and the state of its upload. */
import type { NodeViewRendererProps } from '@tiptap/core';
import type { UploadQueue } from './upload-queue.ts';
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

/** Describes the state of an upload, with a retry button if another attempt may succeed. */
function statusElement(upload: string, uploads: UploadQueue): HTMLElement {
  const state = uploads.states.get(upload);
  if (state?.kind !== 'failed') {
    const text = state?.kind === 'sending' ? 'Enviando a imagem...' : 'A imagem espera a vez...';
    return element('p', { className: 'visual-upload' }, text, element('progress', { ariaLabel: text }));
  }
  if (state.isFinal) return element('p', { className: 'visual-upload' }, state.message);
  const retry = element('button', { type: 'button', textContent: 'Tentar de novo' });
  retry.addEventListener('click', () => uploads.retry(upload));
  return element('p', { className: 'visual-upload' }, state.message, ' ', retry);
}

/** The ProseMirror node view of a figure. */
export function figureView({ node, view, getPos }: NodeViewRendererProps, uploads: UploadQueue) {
  let shown = node;
  const stage = element('div', {});
  const altInput = element('input', { type: 'text', maxLength: 500, placeholder: 'O que a imagem mostra' });
  const remove = element('button', { type: 'button', textContent: 'Remover' });
  const controls = element(
    'div',
    { contentEditable: 'false', className: 'visual-picture' },
    stage,
    element('label', {}, 'Descrição, para quem não vê', altInput),
    remove,
  );
  const contentDOM = element('figcaption', {});
  contentDOM.dataset['placeholder'] = 'Legenda (opcional)';
  const dom = element('figure', { className: 'visual-figure' }, controls, contentDOM);

  const render = () => {
    const { src, alt, upload } = shown.attrs as { src: string; alt: string; upload: string | null };
    const picture =
      upload !== null
        ? statusElement(upload, uploads)
        : isOwnPicture(src)
          ? element('img', { src, alt })
          : element('p', { className: 'visual-upload' }, 'Imagem de outro site, que não seria mostrada.');
    stage.replaceChildren(picture);
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
