/** The frame of the administrative area. */
import type { Page } from 'playwright/test';
import { expect, expectAccessible, openMenu } from './support/admin.ts';
import { test } from './support/stage.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the frame', () => {
  test('links to every page, sets its title and moves focus to it', async ({ page }) => {
    await page.goto('/admin');
    await expect(page).toHaveTitle(/^Dashboard \| Administração \|/);
    await expectAccessible(page);
    await openMenu(page);
    await page.getByRole('link', { name: 'Configurações' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/admin\/configuracoes$/);
    await expect(page).toHaveTitle(/^Configurações \| Administração \|/);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Fechar menu' })).toHaveCount(0);
    await openMenu(page);
    await expect(page.getByRole('link', { name: 'Configurações' }).filter({ visible: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('link', { name: 'Dashboard', exact: true }).filter({ visible: true }).click();
    await expect(heading(page)).toHaveText('Dashboard');
    await openMenu(page);
    await page.getByRole('link', { name: 'Ver site' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('on a phone hides its menu behind a button, which Escape closes', async ({ page }, { project }) => {
    await page.goto('/admin');
    const button = page.getByRole('button', { name: 'Abrir menu' });
    if (project.name === 'desktop') {
      await expect(button).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Administração' })).toBeVisible();
      return;
    }
    await expect(page.getByRole('link', { name: 'Configurações' })).toHaveCount(0);
    await button.click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Configurações' })).toHaveCount(0);
    await expect(button).toBeVisible();
  });

  test('has a page for unknown addresses', async ({ page }) => {
    await page.goto('/admin/nada');
    await expect(heading(page)).toHaveText('Página não encontrada');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ir para o Dashboard' }).click();
    await expect(heading(page)).toHaveText('Dashboard');
  });
});
