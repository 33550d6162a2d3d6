/** One visible search box at a time: the page's own, or the header's. */
import { expect, open, test } from './support/site.ts';

/** Width from which the header has space for a box. */
const ROOMY = 768;

for (const [address, own] of [
  ['/', 'busca-inicio'],
  ['/busca?q=f%C3%A9rias', 'busca-pagina'],
] as const) {
  test(`${address} shows only its own search box`, async ({ page }) => {
    await open(page, address);
    await expect(page.getByRole('combobox').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator(`#${own}`)).toBeVisible();
  });
}

test('other pages show the header’s, if it fits', async ({ page }) => {
  await open(page, '/calculadoras-saude');
  const boxes = page.getByRole('combobox', { name: 'Buscar calculadora' }).filter({ visible: true });
  await expect(boxes).toHaveCount((page.viewportSize()?.width ?? 0) >= ROOMY ? 1 : 0);
});
