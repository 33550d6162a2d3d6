/** A printed result: its source, the inputs, all of its parts, and nothing else. */
import { formatDate } from '../../src/calendar/format-date.ts';
import {
  calculateButton,
  expect,
  open,
  resultRegion,
  resultValue,
  test,
  unfoldResult,
  type Page,
} from './support/site.ts';

const TODAY = '2026-11-22';

test.use({ reuse: 'with-clock' });

async function openOn(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${TODAY}T12:00:00-03:00`));
  await open(page, path);
}

test('paper shows site, day, address, inputs, result and steps, but neither form, article nor navigation', async ({
  page,
}) => {
  await openOn(page, '/calculadora/trabalhista/ferias');
  await page.locator('[name="salary"]').fill('3000');
  await calculateButton(page).click();
  await expect(resultValue(page, 'total')).toHaveText('R$ 4.000,00');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  const head = page.locator('.printed-head');
  await expect(head).toContainText(`Calculário · ${new URL(page.url()).host}`);
  await expect(head).toContainText(formatDate(TODAY));
  await expect(head).toContainText(/\/calculadora\/trabalhista\/ferias#salary=3/);
  await expect(head.locator('div', { hasText: 'Salário' }).last()).toContainText('3.000,00');
  await expect(resultValue(page, 'total')).toBeVisible();
  await expect(resultRegion(page).getByText('Como chegamos a este valor')).toBeVisible();
  const steps = resultRegion(page).locator('details', { hasText: 'Como chegamos a este valor' });
  await expect(steps.locator('ol > li').first()).toBeVisible();
  for (const absent of ['form', 'article', 'header', 'footer', 'h1']) {
    await expect(page.locator(absent).first(), absent).toBeHidden();
  }
  await expect(page.getByText('Perguntas frequentes').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  const card = page.locator('.card').filter({ has: head });
  await expect(card).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await page.emulateMedia({ media: 'screen' });
  await expect(head).toHaveCount(0);
});

/** Presses the button on paper; true if the sections of the result were laid out as soon as they appeared. */
function areLaidOutAtOnce(page: Page): Promise<unknown> {
  return page.locator('main form [type="submit"]').evaluate(
    (submit: HTMLElement) =>
      new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          const sections = document.querySelector('.result-section')?.parentElement;
          if (!sections) return;
          observer.disconnect();
          resolve(getComputedStyle(sections).contentVisibility === 'visible');
        }).observe(document.body, { subtree: true, childList: true });
        submit.click();
      }),
  );
}

test('sections collapsed on screen are printed open, and a table that is too long says where the rest is', async ({
  page,
}) => {
  await openOn(page, '/calculadora/financiamento/financiamento-imobiliario');
  await page.emulateMedia({ media: 'print' });
  expect(await areLaidOutAtOnce(page)).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  const figures = resultRegion(page).locator('figure details table');
  await expect(figures).toBeAttached();
  await expect(figures).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  // Keep the legend beside the chart.
  await expect(resultRegion(page).locator('figure > ul').first()).toHaveCSS('break-after', 'avoid');
  const folded = resultRegion(page)
    .locator('details:not([open])')
    .filter({ has: page.locator('table') })
    .last();
  const heights = await folded.evaluate((details) => [
    details.getBoundingClientRect().height,
    details.querySelector('table')?.getBoundingClientRect().height ?? 0,
  ]);
  expect(heights[1]).toBeGreaterThan(100);
  expect(heights[0]).toBeGreaterThan(heights[1] ?? Infinity);

  await page.emulateMedia({ media: 'screen' });
  await unfoldResult(page);
  await expect(resultValue(page, 'schedule.11.payment')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(resultValue(page, 'schedule.12.payment')).toHaveCount(0);
  await expect(page.getByText('Aqui estão 12 das 360 linhas.')).toBeVisible();
  await expect(page.getByText('financiamento-imobiliario.csv')).toBeVisible();
});

test('a chart in a collapsed section is printed, without the invitation to open it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Make the timeline the first picture, so that the chart is collapsed.
  const debts = [
    { nome: 'Cartão', saldo: '1000', taxa: '10', minimo: '50' },
    { nome: 'Loja', saldo: '500', taxa: '2', minimo: '100' },
  ];
  const link = new URLSearchParams({
    modo: 'varias',
    dividas: JSON.stringify(debts),
    pagamentoMensal: '600',
  });
  await openOn(page, `/calculadora/financeira/quitacao-divida#${link.toString()}`);
  const evolution = resultRegion(page).locator('details:not([open])', {
    hasText: 'O que falta pagar, mês a mês',
  });
  await expect(evolution.locator('.hint')).toBeVisible();
  await expect(evolution.locator('svg[role="img"]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(evolution.locator('svg[role="img"]')).toBeVisible();
  await expect(evolution.locator('.hint')).toBeHidden();
  await expect(page.getByText('Ver os números do gráfico').filter({ visible: true })).toHaveCount(0);
});

test('paper shows no box that is filled only on opening, and keeps the sources below their heading', async ({
  page,
}) => {
  await openOn(page, '/calculadora/financeira/emprestimo');
  await calculateButton(page).click();
  const other = page.locator('main details', { hasText: 'Viu outro valor em outro site?' });
  await expect(other).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(other).toBeHidden();
  const sources = page.locator('details', { hasText: 'Fontes e datas de conferência' });
  await expect(sources).toHaveCSS('break-inside', 'avoid');
  const sign = await sources.locator('summary').evaluate((line) => getComputedStyle(line, '::after').display);
  expect(sign).toBe('none');

  await page.emulateMedia({ media: 'screen' });
  await other.locator('summary').click();
  await expect(other).toContainText(/conta/i);
  await page.emulateMedia({ media: 'print' });
  await expect(other).toBeVisible();
});

test('all months of a calendar are printed; one that is too long says how many', async ({ page }) => {
  const days = resultRegion(page).getByRole('img', { name: /20\d\d/ });
  await openOn(page, '/calculadora/util/dias-entre-datas#dataInicial=27/11/2026&dataFinal=25/12/2027');
  await unfoldResult(page);
  await expect(days).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(days).toHaveCount(14);
  await page.emulateMedia({ media: 'screen' });
  await expect(days).toHaveCount(4);

  await page.locator('[name="dataFinal"]').fill('25/12/2030');
  await calculateButton(page).click();
  await expect(resultValue(page, 'diasCorridos').first()).toHaveText('1.489 dias');
  await page.emulateMedia({ media: 'print' });
  await expect(days).toHaveCount(24);
  await expect(page.getByText('Aqui estão 24 dos 50 meses.')).toBeVisible();
});

test('a table is printed completely', async ({ page }) => {
  await openOn(page, '/calculadora/financeira/financiamento');
  await calculateButton(page).click();
  await unfoldResult(page);
  await expect(resultValue(page, 'evolucao.11.pago')).toBeVisible();
  await expect(resultValue(page, 'evolucao.30.pago')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(resultValue(page, 'evolucao.30.pago')).toBeVisible();
  const rows = resultRegion(page).locator('tbody > tr').filter({ visible: true });
  await expect(rows.first()).toHaveCSS('break-before', 'avoid');
  await expect(rows.nth(1)).toHaveCSS('break-before', 'auto');
});

test('saved calculations are printed without their buttons', async ({ page }) => {
  const seed = await page.addInitScript(() => {
    const imc = { id: 'saude/imc', name: 'IMC', fragment: '#weight=70&height=175', date: '2026-11-22' };
    localStorage.setItem('meus-calculos', JSON.stringify({ calculations: [imc] }));
  });
  await openOn(page, '/meus-calculos');
  await seed.dispose();
  await expect(page.getByRole('button', { name: /^Remover IMC/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('link', { name: 'IMC' })).toBeVisible();
  await expect(page.getByRole('main').locator('button, input').filter({ visible: true })).toHaveCount(0);
});
