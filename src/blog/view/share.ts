/** Browser APIs for sharing, both absent in old browsers and on insecure pages. */
interface Sharer {
  readonly share?: (data: ShareData) => Promise<void>;
  readonly clipboard?: { writeText: (text: string) => Promise<void> };
}

const NOT_COPIED = 'Não foi possível copiar. O link está na barra de endereço.';

/**
 * Opens the native share dialog; without one, or if it fails, copies the address.
 *
 * @returns a message for the visitor; empty if the dialog itself gave feedback.
 */
export async function share(data: ShareData & { readonly url: string }, device: Sharer): Promise<string> {
  if (device.share) {
    try {
      await device.share(data);
      return '';
    } catch (error) {
      // The visitor closed the dialog.
      if (error instanceof Error && error.name === 'AbortError') return '';
    }
  }
  try {
    if (!device.clipboard) return NOT_COPIED;
    await device.clipboard.writeText(data.url);
    return 'Link copiado.';
  } catch {
    return NOT_COPIED;
  }
}
