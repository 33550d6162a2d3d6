/** Calculations saved on the device: disabled until used, first on the home page, deleted with one click. */
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { expect, open, resultRegion, resultValue, test, type Page, toolButton } from './support/site.ts';

const IMC = '/calculadora/saude/imc#weight=70&height=175';
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('meus-calculos'));
const tool = (page: Page) => resultRegion(page).getByRole('button', { name: 'Guardar', exact: true });

test(
  'nothing is saved before a request; then the home page lists it first, and it can be repeated',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page, IMC);
    await expect(resultValue(page, 'imc')).toBeAttached();
    await tool(page).click();
    const keep = resultRegion(page).getByRole('button', { name: 'Guardar este cálculo' });
    await expect(keep).toBeVisible();
    expect(await kept(page)).toBeNull();
    await expectAccessible(page);
    await keep.click();
    await expect(resultRegion(page).getByRole('button', { name: 'Remover dos guardados' })).toBeVisible();

    await open(page, '/');
    const shelf = page.getByRole('main').getByRole('region', { name: 'Seus cálculos' });
    await expect(shelf.getByRole('link', { name: 'IMC' })).toBeVisible();
    // Expect no shift, because space was reserved from the first paint.
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list.getEntries().reduce((sum, entry) => sum + (Reflect.get(entry, 'value') as number), 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThan(0.01);
    await expectToFit(page);
    await expectAccessible(page, 'section[aria-labelledby="meus-calculos"]');
    await shelf.getByRole('link', { name: 'IMC' }).click();
    await expect(page).toHaveURL(/\/calculadora\/saude\/imc/);
    // 70 kg at 1.75 m: 70 / 1.75² = 22.857…
    await expect(resultRegion(page).getByText('22,9').first()).toBeVisible();
  },
);

test(
  'recent ones are saved automatically once enabled, and can be exported, deleted and imported',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page, IMC);
    await tool(page).click();
    await resultRegion(page).getByRole('checkbox', { name: 'Lembrar também' }).check();
    await page.getByRole('textbox', { name: 'Peso' }).fill('80');
    await expect.poll(() => kept(page)).toContain('weight=80');

    await resultRegion(page).getByRole('link', { name: 'Ver os meus cálculos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meus cálculos' })).toBeVisible();
    const cards = page.getByRole('main').getByRole('link', { name: 'IMC' });
    await expect(cards).toHaveCount(2);
    await expectToFit(page);
    await expectAccessible(page, 'main');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar' }).click(),
    ]);
    const exported = await readFile(await download.path());

    await page
      .getByRole('button', { name: /^Remover IMC/ })
      .first()
      .click();
    await expect(cards).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(2);
    await expect(page.getByText('De volta.')).toBeFocused();

    const recent = page.getByRole('checkbox', { name: 'Lembrar' });
    await recent.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Ainda não há nada aqui.')).toBeVisible();
    await expect(recent).toBeFocused();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(cards).toHaveCount(2);
    await expect(recent).toBeChecked();

    await page.getByRole('button', { name: 'Apagar tudo' }).click();
    await expect(page.getByText('Ainda não há nada aqui.')).toBeVisible();
    expect(await kept(page)).toBeNull();

    const file = { name: 'meus.json', mimeType: 'application/json', buffer: exported };
    await page.getByLabel('Arquivo de cálculos').setInputFiles({ ...file, buffer: Buffer.from('{"a":1}') });
    await expect(page.getByText('Este arquivo não é de cálculos guardados aqui.')).toBeVisible();
    await page.getByLabel('Arquivo de cálculos').setInputFiles(file);
    await expect(cards).toHaveCount(2);
  },
);

test('the menu links to them; each describes its calculation, and keeps a given name', async ({ page }) => {
  await open(page, IMC);
  await tool(page).click();
  await resultRegion(page).getByRole('checkbox', { name: 'Lembrar também' }).check();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('banner').getByRole('link', { name: 'Meus cálculos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meus cálculos' })).toBeVisible();

  const main = page.getByRole('main');
  await expect(main.getByText(/Peso: 70/)).toBeVisible();
  await main.getByRole('button', { name: /^Dar nome a IMC/ }).click();
  const field = main.getByRole('textbox', { name: 'Nome' });
  await expect(field).toBeFocused();
  await expectToFit(page);
  await expectAccessible(page, 'main');
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: /^Dar nome a IMC/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await field.fill('Depois das férias');
  await page.keyboard.press('Enter');
  const favourites = main.getByRole('region', { name: 'Guardados' });
  await expect(favourites.getByRole('link', { name: 'Depois das férias' })).toBeVisible();
  await expect(favourites.getByText(/^IMC · /)).toBeVisible();
  await expect(main.getByRole('button', { name: /^Dar nome a Depois das férias/ })).toBeFocused();
  await expectAccessible(page, 'main');
  await page.reload();
  await expect(favourites.getByRole('link', { name: 'Depois das férias' })).toBeVisible();

  await main.getByRole('button', { name: /^Dar nome a Depois/ }).click();
  await field.fill('x'.repeat(60));
  await page.keyboard.press('Enter');
  await expect(favourites.getByRole('link', { name: 'xxx' })).toBeVisible();
  await expectToFit(page);
});

test('damaged storage counts as empty, and changes in another tab are shown', async ({ page, context }) => {
  const damage = await page.addInitScript(() =>
    localStorage.setItem('meus-calculos', '{"calculations":[{"id":1'),
  );
  await open(page, '/meus-calculos');
  await expect(page.getByText('Ainda não há nada aqui.')).toBeVisible();
  await damage.dispose();

  const other = await context.newPage();
  await open(other, IMC);
  await tool(other).click();
  await resultRegion(other).getByRole('button', { name: 'Guardar este cálculo' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'IMC' })).toBeVisible();
});

test('a full list says which calculation a new one replaces', async ({ page }) => {
  const list = await page.addInitScript(() => {
    const calculations = Array.from({ length: 100 }, (_, index) => ({
      id: 'saude/imc',
      name: 'IMC',
      fragment: `#weight=70&height=${100 + index}`,
      date: '2026-11-22',
      isFavourite: true,
    }));
    localStorage.setItem('meus-calculos', JSON.stringify({ calculations }));
  });
  await open(page, IMC.replace('70', '80'));
  await list.dispose();
  await tool(page).click();
  await resultRegion(page).getByRole('button', { name: 'Guardar este cálculo' }).click();
  await expect(resultRegion(page).getByText('o mais antigo saiu da lista')).toBeVisible();
});

test('a comparison is saved completely, and restored unchanged', async ({ page }) => {
  await open(page, IMC);
  await (await toolButton(page, 'Comparar')).click();
  await page.getByRole('textbox', { name: 'Peso' }).fill('80');
  const comparison = resultRegion(page).getByRole('region', { name: 'Comparar' });
  // 80 kg at 1.75 m: 80 / 1.75² = 26.12…
  await expect(comparison).toContainText('26,1');

  await tool(page).click();
  await expect(resultRegion(page).getByRole('checkbox', { name: 'Com os 2 cenários' })).toBeChecked();
  await resultRegion(page).getByRole('button', { name: 'Guardar este cálculo' }).click();
  await expectAccessible(page);
  await expectToFit(page);

  await resultRegion(page).getByRole('link', { name: 'Ver os meus cálculos' }).click();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Comparação de 2 cenários' });
  await card.getByRole('link', { name: 'IMC' }).click();
  await expect(comparison).toContainText('22,9');
  await expect(comparison).toContainText('26,1');
  await expect(page.getByRole('textbox', { name: 'Peso' })).toHaveValue('80');
});
