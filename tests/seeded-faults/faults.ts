/**
 * One-line faults that `npm test` must detect. Each one names the tests that should fail, so that a run takes minutes
 * instead of a complete `npm test` per fault.
 */

/** Tests to run, with their tool. */
export type Check =
  | { readonly tool: 'unit'; readonly files: readonly string[] }
  | { readonly tool: 'types' }
  | { readonly tool: 'lint'; readonly files: readonly string[] }
  /** Runs Vitest on the built site. */
  | { readonly tool: 'site'; readonly files: readonly string[] }
  /** Runs Playwright on the built site. */
  | { readonly tool: 'browser'; readonly files: readonly string[]; readonly title?: string };

/** Replacement in a file, where `find` occurs exactly once. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly check: Check;
}

const unit = (...files: string[]): Check => ({ tool: 'unit', files });
const site = (...files: string[]): Check => ({
  tool: 'site',
  files: files.map((name) => `tests/site/${name}`),
});
const browser = (file: string, title?: string): Check => ({
  tool: 'browser',
  files: [`tests/browser/${file}`],
  ...(title !== undefined && { title }),
});

const EXAMPLES = 'tests/catalogue/examples.test.ts';

/** Faults in law and mathematics. */
const law: readonly Fault[] = [
  {
    name: 'the INSS ceiling of 2026 is ten cents too high',
    file: 'calculators/tabelas/inss.ts',
    find: '4354.27, 8475.55',
    replace: '4354.27, 8475.65',
    check: unit(EXAMPLES),
  },
  {
    name: 'the minimum wage of 2026 is one real too high',
    file: 'calculators/tabelas/salario-minimo.ts',
    find: 'monthly: 1621,',
    replace: 'monthly: 1622,',
    check: unit('calculators/tabelas/figures.test.ts'),
  },
  {
    name: 'the ISS of a MEI is R$ 6',
    file: 'calculators/tabelas/mei.ts',
    find: 'legalFigure(money(5)',
    replace: 'legalFigure(money(6)',
    check: unit(EXAMPLES),
  },
  {
    name: 'the FGTS fine is 50%',
    file: 'calculators/tabelas/trabalho.ts',
    find: 'MULTA_RESCISORIA = legalFigure(percent(40)',
    replace: 'MULTA_RESCISORIA = legalFigure(percent(50)',
    check: unit(EXAMPLES),
  },
  {
    name: 'an agreement pays a third of the notice instead of half',
    file: 'calculators/lei/aviso-previo.ts',
    find: 'inteiro.over(2) : inteiro',
    replace: 'inteiro.over(3) : inteiro',
    check: unit('calculators/lei/aviso-previo.test.ts', EXAMPLES),
  },
  {
    name: 'vacation pays a fourth more instead of a third',
    file: 'calculators/lei/ferias.ts',
    find: 'return ferias.over(3)',
    replace: 'return ferias.over(4)',
    check: unit(EXAMPLES),
  },
  {
    name: 'a half cent is rounded down',
    file: 'src/decimal/rounding.ts',
    find: 'Math.round(shifted)',
    replace: 'Math.floor(shifted)',
    check: unit('src/decimal/rounding.test.ts'),
  },
  {
    name: '1.234 is read as a decimal number',
    file: 'src/decimal/parse-number.ts',
    find: String.raw`[1-9]\d{0,2}(\.\d{3})+$/`,
    replace: String.raw`[1-9]\d{0,2}(\.\d{3}){2,}$/`,
    check: unit('src/decimal/parse-number.test.ts'),
  },
  {
    name: 'November has 31 days',
    file: 'src/calendar/calendar.ts',
    find: ' || month === 9 || month === 11 ?',
    replace: ' || month === 9 ?',
    check: unit('src/calendar/calendar.test.ts'),
  },
  {
    name: 'centuries are leap years',
    file: 'src/calendar/calendar.ts',
    find: 'year % 4 === 0 && year % 100 !== 0',
    replace: 'year % 4 === 0',
    check: unit('src/calendar/calendar.test.ts'),
  },
];

/** Faults in sentences and machine-readable data. */
const words: readonly Fault[] = [
  {
    name: 'a specified message loses a word',
    file: 'calculators/trabalhista/inss.ts',
    find: "'Salário acima do teto do INSS ({tetoINSS})'",
    replace: "'Salário acima do teto ({tetoINSS})'",
    check: unit('calculators/trabalhista/warnings.test.ts'),
  },
  {
    name: 'money is written with a dot before the cents',
    file: 'src/decimal/notation.ts',
    find: '`,${places.slice(0, end)}`',
    replace: '`.${places.slice(0, end)}`',
    check: unit('src/decimal/notation.test.ts'),
  },
  {
    name: 'the search no longer ignores accents',
    file: 'src/search/fold.ts',
    find: String.raw`/\p{Diacritic}/gu`,
    replace: '/a^/gu',
    check: unit('tests/catalogue/search-phrases.test.ts'),
  },
  {
    name: 'the command line ends with 1 for an unknown calculator',
    file: 'scripts/calc.ts',
    find: 'process.exitCode = 2;',
    replace: 'process.exitCode = 1;',
    check: unit('tests/catalogue/calc.test.ts'),
  },
  {
    name: 'a shared link leaves the first field out',
    file: 'src/pages/calculator/share-link.ts',
    find: 'of Object.entries(data)) {',
    replace: 'of Object.entries(data).slice(1)) {',
    check: unit('src/pages/calculator/share-link.test.ts'),
  },
  {
    name: 'the JSON API caches what was posted',
    file: 'server/api/calc-api.ts',
    find: "c.req.method !== 'POST' ? 'no-cache'",
    replace: "c.req.method !== 'PUT' ? 'no-cache'",
    check: unit('server/api/calc-api.test.ts'),
  },
  {
    name: 'the sitemap misses its last page',
    file: 'src/app/document/sitemap.ts',
    find: '...Array.from(pages, ([path',
    replace: '...Array.from([...pages].slice(0, -1), ([path',
    check: site('sets.test.ts'),
  },
  {
    name: 'a page has no language',
    file: 'index.html',
    find: '<html lang="pt-BR">',
    replace: '<html>',
    check: site('head.test.ts'),
  },
];

/** Faults in the policy, row-level security, and the handling of strangers' requests. */
const rights: readonly Fault[] = [
  {
    name: 'the policy allows inline style',
    file: 'server/site/security-headers.ts',
    find: `['style-src', "'self'"]`,
    replace: `['style-src', "'self' 'unsafe-inline'"]`,
    check: unit('server/site/security-headers.test.ts'),
  },
  {
    name: 'any site may show any page in a frame',
    file: 'server/site/security-headers.ts',
    find: 'frames = OWN_FRAMES,',
    replace: 'frames = ANY_FRAME,',
    check: unit('server/site/security-headers.test.ts', 'server/site/site-server.test.ts'),
  },
  {
    name: 'visitors read articles before their day',
    file: 'supabase/migrations/20261126100000_newsroom.sql',
    find: 'using (deleted_at is null and published_at <= now());',
    replace: 'using (deleted_at is null);',
    check: unit('tests/backend/rights-articles.test.ts'),
  },
  {
    name: 'any account writes articles',
    file: 'supabase/migrations/20261120100100_blog_posts.sql',
    find: 'for insert to authenticated\n  with check ((select private.is_admin()));',
    replace: 'for insert to authenticated\n  with check (true);',
    check: unit('tests/backend/rights-articles.test.ts'),
  },
  {
    name: 'any account uploads pictures',
    file: 'supabase/migrations/20261120100300_blog_images.sql',
    find: `for insert to authenticated
  with check (
    bucket_id = 'blog-images'
    and (storage.foldername(name))[1] = 'blog'
    and (select private.is_admin())`,
    replace: `for insert to authenticated
  with check (
    bucket_id = 'blog-images'
    and (storage.foldername(name))[1] = 'blog'`,
    check: unit('tests/backend/rights-pictures.test.ts'),
  },
  {
    name: 'accounts read all profiles',
    file: 'supabase/migrations/20261120100000_profiles.sql',
    find: 'using (id = (select auth.uid()));',
    replace: 'using (true);',
    check: unit('tests/backend/rights-roles.test.ts'),
  },
  {
    name: 'an article may carry a script address',
    file: 'src/blog/live/html-content.ts',
    find: "a: ['href'],",
    replace: "a: ['onclick'],",
    check: unit('src/blog/live/html-content.test.ts'),
  },
  {
    name: 'the worker answers for the administration',
    file: 'src/offline/requests.ts',
    find: '(?:admin|login|embed|',
    replace: '(?:login|embed|',
    check: unit('src/offline/requests.test.ts'),
  },
];

/** Faults in types and layers. */
const sources: readonly Fault[] = [
  {
    name: 'a function returns another type than it says',
    file: 'src/decimal/rounding.ts',
    find: 'return left === right ? 0 : left - right;',
    replace: "return left === right ? '0' : left - right;",
    check: { tool: 'types' },
  },
  {
    name: 'the engine imports a page',
    file: 'src/calendar/today.ts',
    find: 'const inBrazil =',
    replace: "import '../pages/not-found.ts';\nconst inBrazil =",
    check: { tool: 'lint', files: ['src/calendar/today.ts'] },
  },
  {
    name: 'a calculator reads the clock',
    file: 'calculators/lei/aviso-previo.ts',
    find: 'return diasDeAviso(avisoPelosAnos(anosCompletos));',
    replace: 'return Date.now() > 0 ? diasDeAviso(avisoPelosAnos(anosCompletos)) : anosCompletos;',
    check: { tool: 'lint', files: ['calculators/lei/aviso-previo.ts'] },
  },
];

/** Faults that visitors notice. */
const visits: readonly Fault[] = [
  {
    name: 'a press before hydration is lost',
    file: 'src/site/early-presses.ts',
    find: 'for (const button of pressed) counterpart(button)?.click();',
    replace: 'for (const button of pressed) counterpart(button)?.blur();',
    check: browser('press-early.spec.ts'),
  },
  {
    name: 'what is typed before hydration is lost',
    file: 'src/pages/calculator/tool/early-input.ts',
    find: 'if (Object.keys(input).length > 0) receive(input);',
    replace: 'if (Object.keys(input).length > 99) receive(input);',
    check: browser('form-early.spec.ts'),
  },
  {
    name: 'the form takes back a character typed while it is drawn again',
    file: 'src/form/rjsf-form-workaround.ts',
    find: 'const isReply = !deepEquals(this.props.formData, prevProps.formData);',
    replace: 'const isReply = true;',
    check: unit('src/form/rjsf-form-workaround.test.ts'),
  },
  {
    name: 'a refusal does not take the focus',
    file: 'src/pages/calculator/answering/refusal-summary.tsx',
    find: 'useEffect(() => summary.current?.focus(), []);',
    replace: 'useEffect(() => summary.current?.blur(), []);',
    check: browser('form-refusals.spec.ts'),
  },
  {
    name: 'a field has no label',
    file: 'src/form/templates/field-template.tsx',
    find: '<label htmlFor={id} className="mb-1.5 block self-end font-medium">',
    replace: '<label htmlFor={`${id}x`} className="mb-1.5 block self-end font-medium">',
    check: browser('calculators.spec.ts', 'trabalhista/ferias'),
  },
  {
    name: 'muted text has too little contrast',
    file: 'src/app/styles/colours.css',
    find: '--color-muted: light-dark(#5b5546,',
    replace: '--color-muted: light-dark(#a0acbe,',
    check: browser('pages.sizes.spec.ts', '/termos is accessible'),
  },
  {
    name: 'an embedded calculator does not report its height',
    file: 'src/pages/calculator/embed/embed-page.tsx',
    find: "'calculario:altura', altura }",
    replace: "'calculario:altura', altura: 0 }",
    check: browser('embed.spec.ts'),
  },
  {
    name: 'a stored theme is not applied',
    file: 'src/app/boot/apply-theme.ts',
    find: "root.dataset['theme'] = stored;",
    replace: "root.dataset['theme'] = '';",
    check: browser('site.spec.ts'),
  },
  {
    name: 'an icon is missing from the sprite',
    file: 'build/plugins/icons.ts',
    find: 'const names = [...iconNames(root)].toSorted(',
    replace: 'const names = [...iconNames(root)].slice(1).toSorted(',
    check: site('links.test.ts'),
  },
  {
    name: 'a page read before is not shown without a connection',
    file: 'src/offline/requests.ts',
    find: "return pathname.includes('.') ? 'none' : 'page';",
    replace: "return 'none';",
    check: unit('src/offline/requests.test.ts'),
  },
  {
    name: 'a sentence that follows typing is not announced',
    file: 'src/pages/calculator/tool/calculator-tool.tsx',
    find: '<Notice tone={live.tone} role="status">',
    replace: '<Notice tone={live.tone}>',
    check: unit('src/pages/calculator/tool/calculator-tool.test.tsx'),
  },
];

export const FAULTS: readonly Fault[] = [...law, ...words, ...rights, ...sources, ...visits];
