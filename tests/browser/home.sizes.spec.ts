/** The home page follows the visitor's date and calculates a salary, and nothing on it moves. */
import { expectAccessible } from './support/accessible.ts';
import { STILL } from './support/measure.ts';
import {
  expect,
  open,
  openBeforeHydration,
  resultValue,
  test,
  undrawnIcons,
  type Page,
} from './support/site.ts';

/** Missing from TypeScript's types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * Records layout shifts in `shifts`, even those right after an input. Ignores small ones: a slow parser may show half of
 * a sentence before the other half wraps.
 */
function watchShifts(page: Page) {
  return page.addInitScript((ignored) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[])
        if (value >= ignored)
          shifts.push(`${value} at ${startTime}: ${sources.map(({ node }) => node?.textContent).join('; ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  }, STILL);
}

const calculatorToTry = (page: Page) => page.getByRole('region', { name: 'Quanto cai na conta?' });

for (const [day, title, id] of [
  ['2027-01-10', 'Tempo de IPVA e IPTU', 'impostos/ipva'],
  ['2027-11-22', 'É tempo de 13º', 'trabalhista/decimo-terceiro'],
] as const) {
  test(`on ${day} the home page begins with “${title}”, without a shift`, async ({ page }) => {
    await page.clock.setFixedTime(`${day}T15:00:00Z`);
    const script = await watchShifts(page);
    await open(page, '/');
    const season = page.getByRole('region', { name: 'Nesta época do ano' });
    await expect(season.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(season.getByRole('link')).toHaveCount(3);
    await expect(season.getByRole('link').first()).toHaveAttribute('href', `/calculadora/${id}`);
    await expect(season.locator('svg')).not.toHaveCount(0);
    await expect.poll(() => undrawnIcons(season)).toBe(0);
    await page.waitForTimeout(300);
    expect(await page.evaluate('shifts')).toEqual([]);
    await script.dispose();
  });
}

test('the page is accessible, and empty advertisement slots take no space', async ({ page, isMobile }) => {
  await open(page, '/');
  // `pages.sizes.spec.ts` checks the page on a phone.
  if (!isMobile) await expectAccessible(page);
  const place = page.locator('[data-ad]');
  await expect(place).toHaveCount(1);
  await expect(place).toBeHidden();
  await place.evaluate((slot) =>
    slot.append(Object.assign(document.createElement('p'), { textContent: 'Anúncio' })),
  );
  await expect(page.getByRole('complementary', { name: 'Publicidade em faixa' })).toBeVisible();
});

test('the home page calculates a salary during typing, and links to the complete calculation', async ({
  page,
  isMobile,
}) => {
  await page.clock.setFixedTime('2026-06-15T15:00:00Z');
  const script = await watchShifts(page);
  await open(page, '/');
  const card = calculatorToTry(page);
  const field = card.getByRole('textbox', { name: 'Salário bruto' });
  const answer = card.getByRole('status');
  // INSS 411,1122 + 645,73 × 14% = 501,5144, and no income tax.
  await expect(answer).toContainText('R$ 4.498,49');
  await field.fill('3 mil');
  // INSS 121,575 + 1.281,84 × 9% + 97,16 × 12% = 248,5998.
  await expect(answer).toContainText('R$ 2.751,40');

  await field.fill('10.000');
  // INSS 988,0914; (10.000 − 988,09) × 27,5% − 908,73 = 1.569,54525.
  await expect(answer).toContainText('R$ 7.442,36');
  await field.fill('');
  await field.press('Enter');
  await expect(answer).toHaveText('Informe o salário bruto');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  if (isMobile) await expectAccessible(page);
  expect(await page.evaluate('shifts')).toEqual([]);
  await script.dispose();

  await field.fill('3.000,00');
  await expect(answer).toContainText('R$ 2.751,40');
  await card.getByRole('link', { name: 'Ver a conta completa' }).click();
  await expect(resultValue(page, 'salarioLiquido').first()).toHaveText('R$ 2.751,40');
});

test('a salary typed before hydration is calculated', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/');
  const card = calculatorToTry(page);
  await card.getByRole('textbox', { name: 'Salário bruto' }).fill('1621');
  await hydrate();
  // 1.621 × 7,5% = 121,575
  await expect(card.getByRole('status')).toContainText('R$ 1.499,42');
});
