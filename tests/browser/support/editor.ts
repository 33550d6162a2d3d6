/** Helpers for tests of the visual editor. */
import type { Locator, Page } from 'playwright/test';
import { expect, field, openNew, openTab } from './articles.ts';

export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Conteúdo', exact: true });
export const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatação' }).getByRole('button', { name, exact: true });

export async function openText(page: Page): Promise<Locator> {
  await openNew(page);
  await openTab(page, 'Conteúdo');
  const text = textOf(page);
  await text.click();
  return text;
}

/** Empties the text and focuses it. */
export async function clear(page: Page): Promise<void> {
  await field(page, 'content').fill('');
  await expect(textOf(page)).toHaveText('');
  await textOf(page).click();
}

/** Pastes clipboard content, as copied by a program. */
export async function paste(
  text: Locator,
  {
    html = '',
    plain = '',
    files = [],
  }: { html?: string; plain?: string; files?: { name: string; mimeType: string; buffer: Buffer }[] },
): Promise<void> {
  await text.evaluate(
    async (element, data) => {
      // The editor learns later than the browser that a key has moved the caret.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const clipboardData = new DataTransfer();
      if (data.html !== '') clipboardData.setData('text/html', data.html);
      if (data.plain !== '') clipboardData.setData('text/plain', data.plain);
      for (const { name, type, bytes } of data.files) {
        clipboardData.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      }
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    {
      html,
      plain,
      files: files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] })),
    },
  );
}
