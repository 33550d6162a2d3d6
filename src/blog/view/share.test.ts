import { describe, expect, it, vi } from 'vitest';
import { share } from './share.ts';

const page = { title: 'Férias', text: 'Como calcular', url: 'https://example.org/blog/ferias' };
const COPIED = 'Link copiado.';
const NOT_COPIED = 'Não foi possível copiar. O link está na barra de endereço.';

function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}

function clipboard() {
  return { writeText: vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined) };
}

describe('with the native share dialog', () => {
  it('shares the page without a message', async () => {
    const menu = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
    const copy = clipboard();
    expect(await share(page, { share: menu, clipboard: copy })).toBe('');
    expect(menu).toHaveBeenCalledWith(page);
    expect(copy.writeText).not.toHaveBeenCalled();
  });

  it('does nothing else if the visitor cancels', async () => {
    const copy = clipboard();
    const menu = () => Promise.reject(named('AbortError'));
    expect(await share(page, { share: menu, clipboard: copy })).toBe('');
    expect(copy.writeText).not.toHaveBeenCalled();
  });

  it('copies the link if the dialog fails', async () => {
    const copy = clipboard();
    const menu = () => Promise.reject(named('NotAllowedError'));
    expect(await share(page, { share: menu, clipboard: copy })).toBe(COPIED);
    expect(copy.writeText).toHaveBeenCalledWith(page.url);
  });

  it('calls `share` as a method of navigator, as browsers require', async () => {
    const device = {
      calledOn: null as unknown,
      share() {
        this.calledOn = this;
        return Promise.resolve();
      },
    };
    await share(page, device);
    expect(device.calledOn).toBe(device);
  });
});

describe('without a share dialog', () => {
  it('copies the link and confirms it', async () => {
    const copy = clipboard();
    expect(await share(page, { clipboard: copy })).toBe(COPIED);
    expect(copy.writeText).toHaveBeenCalledWith(page.url);
  });

  it('points to the address bar if it cannot copy', async () => {
    expect(await share(page, {})).toBe(NOT_COPIED);
    expect(
      await share(page, { clipboard: { writeText: () => Promise.reject(named('NotAllowedError')) } }),
    ).toBe(NOT_COPIED);
  });
});
