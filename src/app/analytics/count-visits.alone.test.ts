import { afterEach, expect, it, vi } from 'vitest';
import { countVisits } from './count-visits.ts';

afterEach(() => void vi.unstubAllGlobals());

it('countVisits reports each page once, without query, fragment and search, and loads the script for the id', () => {
  const location = {
    origin: 'https://contas.example',
    pathname: '/busca',
    href: 'https://contas.example/busca?q=x',
  };
  const page = { location, dataLayer: undefined as unknown[] | undefined };
  const script = { async: false, src: '' };
  const appended: unknown[] = [];
  let look = () => {};
  vi.stubGlobal('window', page);
  const shown = {
    title: 'Busca por “salário de 5000” | Calculário',
    head: { append: (element: unknown) => appended.push(element) },
    createElement: () => script,
  };
  vi.stubGlobal('document', shown);
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(callback: () => void) {
        look = callback;
      }
      observe(): void {}
    },
  );

  countVisits('G-ABCDE12345');
  look();
  shown.title = 'INSS';
  Object.assign(location, { pathname: '/calculadora/trabalhista/inss', hash: '#salarioBruto=5000' });
  look();
  look();

  expect(appended).toEqual([script]);
  expect(script.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABCDE12345');
  const commands = page.dataLayer?.map((call) => [...(call as ArrayLike<unknown> & Iterable<unknown>)]);
  const views = commands?.filter(([name]) => name === 'event');
  expect(views?.map(([, , facts]) => facts)).toEqual([
    { page_location: 'https://contas.example/busca', page_title: 'Busca' },
    { page_location: 'https://contas.example/calculadora/trabalhista/inss', page_title: 'INSS' },
  ]);
  expect(JSON.stringify(commands)).not.toMatch(/[?#]|5000/);
});
