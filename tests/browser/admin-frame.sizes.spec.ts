/** The layout and navigation of the administrative area. */
import type { Page } from 'playwright/test';
import { expect, expectAccessible, openMenu } from './support/admin.ts';
import { test } from './support/stage.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects that the open menu can be used in the window of a zoom of 400%, and does not cover the page after it. */
async function expectMenuInLowWindow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  await openMenu(page);
  const last = page.getByRole('button', { name: 'Sair' }).filter({ visible: true });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible();
  if (size) await page.setViewportSize(size);
}

test('the menu leads from an unknown address to every page, and is collapsed on a phone', async ({ page }, {
  project,
}) => {
  const isWide = project.name === 'desktop';
  await page.goto('/admin/nada');
  await expect(heading(page)).toHaveText('Página não encontrada');
  // Check only the desktop: another test covers these screens on a phone.
  if (isWide) await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir para o Dashboard' }).click();
  await expect(heading(page)).toHaveText('Dashboard');
  await expect(page).toHaveTitle(/^Dashboard \| Administração \|/);

  const button = page.getByRole('button', { name: 'Abrir menu' });
  if (isWide) {
    await expectAccessible(page);
    await expect(button).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Administração' })).toBeVisible();
  } else {
    await expect(page.getByRole('link', { name: 'Configurações' })).toHaveCount(0);
    await button.click();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Configurações' })).toHaveCount(0);
    await expect(button).toBeFocused();
    await expectMenuInLowWindow(page);
  }

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
  // Forced colors hide the background of the current page's link.
  await page.emulateMedia({ forcedColors: 'active' });
  const border = (name: string) =>
    page
      .getByRole('link', { name, exact: true })
      .filter({ visible: true })
      .evaluate((link) => getComputedStyle(link).borderTopColor);
  expect(await border('Configurações')).not.toBe(await border('Conta'));
  await page.emulateMedia({ forcedColors: null });
  await page.getByRole('link', { name: 'Dashboard', exact: true }).filter({ visible: true }).click();
  await expect(heading(page)).toHaveText('Dashboard');
  await openMenu(page);
  await page.getByRole('link', { name: 'Ver site' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
