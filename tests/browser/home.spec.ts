/** The home page follows the visitor's day, and nothing on it moves. */
import { expectAccessible } from './support/accessible.ts';
import { expect, open, test, undrawnIcons } from './support/site.ts';

/** Not yet among TypeScript's own. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

for (const [day, title, id] of [
  ['2027-01-10', 'Tempo de IPVA e IPTU', 'impostos/ipva'],
  ['2027-04-20', 'Tempo de imposto de renda', 'impostos/irpf'],
  ['2027-11-22', 'É tempo de 13º', 'trabalhista/decimo-terceiro'],
] as const) {
  test(`on ${day} it begins with “${title}”, without a shift`, async ({ page }) => {
    await page.clock.setFixedTime(`${day}T15:00:00Z`);
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const { value, startTime, sources } of list.getEntries() as LayoutShift[])
          shifts.push(`${value} at ${startTime}: ${sources.map(({ node }) => node?.textContent).join('; ')}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/');
    const season = page.getByRole('region', { name: 'Nesta época do ano' });
    await expect(season.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(season.getByRole('link')).toHaveCount(3);
    await expect(season.getByRole('link').first()).toHaveAttribute('href', `/calculadora/${id}`);
    await expect(season.locator('svg')).not.toHaveCount(0);
    await expect.poll(() => undrawnIcons(season)).toBe(0);
    await page.waitForTimeout(300);
    expect(await page.evaluate('shifts')).toEqual([]);
  });
}

test('the page is accessible, and empty places for advertisements take no room', async ({ page }) => {
  await open(page, '/');
  await expectAccessible(page);
  const place = page.locator('[data-ad]');
  await expect(place).toHaveCount(1);
  await expect(place).toBeHidden();
  await place.evaluate((slot) =>
    slot.append(Object.assign(document.createElement('p'), { textContent: 'Anúncio' })),
  );
  await expect(page.getByRole('complementary', { name: 'Publicidade em faixa' })).toBeVisible();
});
