/** Tables at both widths: nothing wraps badly or overflows. */
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { LARGE, setFontSize } from './support/room.ts';
import { expect, openCalculated, resultRegion, resultValue, test } from './support/site.ts';

test('no line of a table breaks inside an amount', async ({ page }) => {
  await openCalculated(page, 'trabalhista/inss#salarioBruto=8000', 'parcelasCalculo.0.contribuicao');
  const broken = await resultRegion(page)
    .locator('table data')
    .evaluateAll((cells) =>
      cells
        .flatMap((cell) => [
          ...cell.querySelectorAll('span'),
          ...(cell.childElementCount === 0 ? [cell] : []),
        ])
        .filter((amount) => amount.textContent.includes('R$') && amount.getClientRects().length > 1)
        .map(({ textContent }) => textContent),
    );
  expect(broken).toEqual([]);
  await expectToFit(page);
});

test('the first column of a wide table is sticky, and a shadow at the edge shows that there is more', async ({
  page,
  isMobile,
}) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
  await openCalculated(page, 'financeira/juros-compostos#principal=1000&rate=10&time=10', 'evolucao.0.ano');
  const scroller = resultRegion(page).getByRole('group', { name: 'Ano a ano' });
  const first = scroller.getByRole('rowheader').first();
  const last = resultValue(page, 'evolucao.0.total');
  const overflow = await scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  if (isMobile) expect(overflow).toBeGreaterThan(0);
  const before = await first.boundingBox();
  await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  expect((await first.boundingBox())?.x).toBe(before?.x);
  const [cell, frame] = [await last.boundingBox(), await scroller.boundingBox()];
  expect((cell?.x ?? Infinity) + (cell?.width ?? 0)).toBeLessThanOrEqual(
    (frame?.x ?? 0) + (frame?.width ?? 0),
  );
  // Shadows are fixed at the edges; the covers scroll with the content.
  await expect(scroller).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
});

test('a table with few rows and many columns becomes cards on a phone', async ({ page, isMobile }) => {
  await openCalculated(page, 'trabalhista/inss#salarioBruto=8000', 'parcelasCalculo.0.contribuicao');
  const table = page.getByRole('table', { name: 'Cálculo por faixa' });
  await expect(table.getByRole('row').nth(1)).toHaveCSS('display', isMobile ? 'block' : 'table-row');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const amount = await table.getByRole('row').last().getByRole('cell').last().boundingBox();
  expect((amount?.x ?? Infinity) + (amount?.width ?? 0)).toBeLessThan(page.viewportSize()?.width ?? 0);
  await expectAccessible(page);
  // No card is out of sight in a box that scrolls, even if large text makes the cards taller than such a box.
  await setFontSize(page, LARGE);
  const box = page.getByRole('group', { name: 'Cálculo por faixa' });
  await expect.poll(() => box.evaluate((scroller) => scroller.scrollHeight - scroller.clientHeight)).toBe(0);
});
