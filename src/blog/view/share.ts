/** Sharing a page. */

/** What is shared. */
interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** What sharing needs of the browser; old and insecure pages have neither. */
interface Sharer {
  readonly share?: (data: Shared) => Promise<void>;
  readonly clipboard?: { writeText: (text: string) => Promise<void> };
}

const NOT_COPIED = 'Não foi possível copiar. O link está na barra de endereço.';

function isGivenUp(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/**
 * Opens the device's menu for sharing; where there is none, or it fails, copies the address.
 *
 * @returns what to tell the visitor; nothing where the menu itself has told it.
 */
export async function share(data: Shared, device: Sharer): Promise<string> {
  if (device.share) {
    try {
      await device.share(data);
      return '';
    } catch (error) {
      if (isGivenUp(error)) return '';
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
