/** "Como se chega a este valor?": every calculated figure has an explanation, by mouse, by keyboard and on paper. */
import { calculateButton, expect, open, resultRegion, test } from './support/site.ts';

test('a calculated value shows its formula and its law, and hides them again', async ({ page }) => {
  await open(page, '/calculadora/trabalhista/ferias');
  await page.locator('[name="salary"]').fill('3000');
  await calculateButton(page).click();
  const region = resultRegion(page);
  const why = region.getByRole('button', { name: 'Como se chega a Férias', exact: true });
  const formula = region.locator('dd', { hasText: '÷ 30 × 30 dias' });
  await expect(why).toHaveAttribute('aria-expanded', 'false');
  await expect(formula).toHaveCount(0);

  await why.focus();
  await page.keyboard.press('Enter');
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await expect(formula).toContainText('CLT art. 142');
  await expect(why).toHaveAttribute('aria-controls', (await formula.getAttribute('id')) ?? '');
  await expect(why).toBeFocused();

  // An open explanation is printed; its button is not.
  await page.emulateMedia({ media: 'print' });
  await expect(formula).toBeVisible();
  await expect(why).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // Move the focus back first, because a hidden element loses it.
  await why.focus();
  await page.keyboard.press('Space');
  await expect(formula).toHaveCount(0);
});
