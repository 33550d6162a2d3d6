/** Exports of a result: a picture, calendar dates, a workbook. */
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { expect, open, resultRegion, test, unfoldResult, type Page, toolButton } from './support/site.ts';

/** Clicks a button and reads the saved file. */
async function saved(page: Page, button: string): Promise<{ name: string; contents: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    resultRegion(page).getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), contents: await readFile(await download.path()) };
}

test('a result is saved as a picture, and its dates as a calendar file', async ({ page }) => {
  await open(page, '/calculadora/impostos/mei-das#activity=servicos');

  await (await toolButton(page, 'Salvar imagem')).press('Enter');
  const picture = resultRegion(page).getByRole('img', {
    name: /^Imagem do resultado\. DAS por mês: R\$ 86,05/,
  });
  await expect(picture).toBeVisible();
  const shown = await picture.boundingBox();
  expect(Math.abs((shown?.width ?? 0) - (shown?.height ?? 1))).toBeLessThan(1);
  await expectToFit(page);
  await expectAccessible(page);
  const { name, contents } = await saved(page, 'Baixar imagem (PNG)');
  expect(name).toBe('mei-das.png');
  // Check the PNG signature, and the width and height in the header.
  expect(contents.subarray(1, 4).toString()).toBe('PNG');
  expect([contents.readUInt32BE(16), contents.readUInt32BE(20)]).toEqual([1080, 1080]);

  await (await toolButton(page, 'Pôr na agenda')).click();
  await expect(picture).toHaveCount(0);
  await expect(await toolButton(page, 'Salvar imagem')).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page);
  const calendar = await saved(page, 'Baixar arquivo da agenda (.ics)');
  expect(calendar.name).toBe('mei-das.ics');
  // Allow any month, because the DAS is due on the 20th of a month that depends on the day of the test.
  expect(calendar.contents.toString()).toMatch(/DTSTART;VALUE=DATE:\d{6}20\r\n/);

  await (await toolButton(page, 'Pôr na agenda')).click();
  await expect(resultRegion(page).getByRole('button', { name: 'Baixar arquivo' })).toHaveCount(0);
});

test('a result without future dates offers no calendar', async ({ page }) => {
  await open(page, '/calculadora/saude/imc#weight=70&height=175');
  await expect(await toolButton(page, 'Salvar imagem')).toBeVisible();
  await expect(await toolButton(page, 'Pôr na agenda')).toHaveCount(0);
});

test('a table is saved as a workbook', async ({ page }) => {
  await open(page, '/calculadora/financeira/juros-compostos#principal=1000&rate=10&time=10');
  await unfoldResult(page);
  const { name, contents } = await saved(page, 'Baixar Excel (.xlsx)');
  expect(name).toMatch(/\.xlsx$/);
  // A workbook is a ZIP archive.
  expect(contents.subarray(0, 2).toString()).toBe('PK');
  await expectToFit(page);
});
