/**
 * Charts: described in words and figures, legible without colour, usable by touch, pointer and keyboard, exportable.
 */
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { colourOf, expect, openCalculated, resultRegion, test } from './support/site.ts';

test('figures that no table shows are in a collapsed table below their chart', async ({ page }) => {
  await openCalculated(page, 'financiamento/financiamento-imobiliario', 'monthlyPayment');
  const chart = resultRegion(page).getByRole('figure', { name: 'Como a dívida cai em cada sistema' });
  await chart.getByText('Ver os números do gráfico').click();
  const table = chart.getByRole('table');
  await expect(table).toHaveAccessibleName('Os números: Como a dívida cai em cada sistema');
  await expect(table.getByRole('row')).toHaveCount(32);
  await expectAccessible(page);
});

test('lines have a contrast of 3:1, and different dashes and marks, in both modes', async ({ page }) => {
  await openCalculated(
    page,
    'financeira/poupanca#initialAmount=1000&monthlyContribution=300&years=5',
    'totalValue',
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const lines = await resultRegion(page)
      .getByRole('figure', { name: 'Evolução ano a ano' })
      .evaluate((figure) => {
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        if (!canvas) throw new Error('no canvas');
        /** Relative luminance (WCAG 2) of a colour in any notation. */
        const luminance = (colour: string) => {
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
            const part = byte / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const card = figure.closest('.card');
        const ground = luminance(card ? getComputedStyle(card).backgroundColor : '');
        return [...figure.querySelectorAll('[role=img] path[fill=none]')].map((line) => {
          const own = luminance(getComputedStyle(line).stroke);
          return {
            contrast: (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05),
            dash: line.getAttribute('stroke-dasharray'),
            mark: line.nextElementSibling
              ?.getAttribute('d')
              ?.replace(/^M\S+ [\d.]+/, '')
              .split('M')[0],
          };
        });
      });
    expect(lines).toHaveLength(3);
    for (const { contrast } of lines) expect(contrast, colorScheme).toBeGreaterThanOrEqual(3);
    expect(new Set(lines.map(({ dash }) => dash)).size).toBe(3);
    expect(new Set(lines.map(({ mark }) => mark)).size).toBe(3);
  }
});

test('a normal weight has the colour and the icon of a good result', async ({ page }) => {
  await openCalculated(page, 'saude/imc#weight=70&height=175', 'imc');
  const headline = resultRegion(page).locator('div:has(> p > [data-result="imc"])');
  const soft = await colourOf(page, 'success-soft');
  await expect(headline).toHaveCSS('background-color', soft);
  await expect(headline).toContainText('Bom resultado: ');
  await expect(headline).toContainText('Peso normal');
  await expect(resultRegion(page).locator('[aria-current="true"]')).toHaveCSS('background-color', soft);
  await expectAccessible(page);
});

test('a chart is described in words and figures, and shows its values by pointer, finger and keyboard', async ({
  page,
}) => {
  await openCalculated(page, 'financeira/juros-compostos#principal=1000&rate=10&time=10', 'totalValue');
  const chart = resultRegion(page).getByRole('figure', { name: 'Evolução do investimento' });
  const picture = chart.getByRole('img');
  await expect(picture).toHaveAccessibleName(
    /\(Ano, de 0 a 10\)\. Investido: de R\$ 1\.000,00 a R\$ 1\.000,00\. Juros: de R\$ 0,00 a/,
  );
  await expect(picture.getByText('Valores (R$)')).toBeVisible();
  await expect(picture.getByText('Ano', { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Ano a ano' })).toBeVisible();
  const slider = chart.getByRole('slider', { name: 'Ponto do gráfico: Evolução do investimento' });
  // 10% a year, a twelfth each month: the interest after n years is 1,000 × (1 + 0.1/12)^(12n) − 1,000.
  await expect(slider).toHaveAttribute('aria-valuetext', /^Ano: 10\. .*R\$ 1\.707,04/);
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Ano: 0\. .*R\$ 0,00/);
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Ano: 1\. .*R\$ 104,71/);
  const box = await picture.boundingBox();
  if (!box) throw new Error('the chart is not drawn');
  /** Position of a year between the axis and the right edge, which are years 0 and 10. */
  const placeOf = (year: number) => ({ x: 58 + ((box.width - 58 - 14) * year) / 10, y: 100 });
  await picture.tap({ position: placeOf(7) });
  await expect(chart.getByText('Ano: 7', { exact: true })).toBeVisible();
  await expect(chart.getByText('R$ 1.007,92', { exact: true })).toBeVisible();
  await picture.hover({ position: placeOf(3) });
  await expect(chart.getByText('Ano: 3', { exact: true })).toBeVisible();
  await expect(chart.getByText('R$ 348,18', { exact: true })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});

test('a chart is exported with its title, legend and source, independent of the page', async ({ page }) => {
  await openCalculated(page, 'financeira/juros-compostos#principal=1000&rate=10&time=10', 'totalValue');
  const chart = resultRegion(page).getByRole('figure', { name: 'Evolução do investimento' });
  const saved = async (format: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chart.getByRole('button', { name: `Salvar o gráfico em ${format}` }).click(),
    ]);
    return { name: download.suggestedFilename(), contents: await readFile(await download.path()) };
  };
  const svg = await saved('SVG');
  expect(svg.name).toBe('evolucao-do-investimento.svg');
  const text = svg.contents.toString();
  expect(text).toContain('>Evolução do investimento</text>');
  expect(text).toContain('>Juros</text>');
  expect(text).toMatch(
    />127\.0\.0\.1:\d+\/calculadora\/financeira\/juros-compostos · \d\d\/\d\d\/\d{4}<\/text>/,
  );
  // All styles are inlined: no class and no variable of the page is left.
  expect(text).not.toMatch(/ class=|var\(/);
  const png = await saved('PNG');
  expect(png.name).toBe('evolucao-do-investimento.png');
  expect(png.contents.subarray(1, 4).toString()).toBe('PNG');
});
