/**
 * Allowed imports of a layer. A layer is a folder or a file, where `*` matches any one name; the longest match of a
 * file counts. Each layer may import from itself, unless it is `isolated`. Files outside all layers (commands, tests,
 * configuration) may import anything, but no layer may import them.
 */
export interface Layer {
  from: string[];
  /**
   * Packages that the layer may import, where `*` matches any package of a scope; by default all except
   * `GUARDED_PACKAGES`.
   */
  packages?: string[];
  /** True if its files must not import each other. */
  isolated?: true;
}

const VALUES = ['src/decimal', 'src/calendar', 'src/quantity', 'src/text'];
const CORE = ['schemas', 'src/vocabulary', 'src/engine', 'src/fields', ...VALUES];
/** React components of the kinds of fields. */
const DRAWING = ['src/fields/drawing', 'src/fields/*/widget.tsx', 'src/fields/widgets.ts'];
const SCREENS = [
  ...CORE,
  'src/catalogue',
  'src/catalogue/categories.ts',
  'src/parts',
  'src/search',
  'src/site',
  'src/site/stored-picture.ts',
  'src/ui',
];

export const LAYERS: Record<string, Layer> = {
  // The server runs without the packages of the build.
  server: { from: ['src/backend', 'src/engine'] },
  schemas: { from: [], packages: [] },
  'src/decimal': { from: [], packages: [] },
  'src/calendar': { from: [], packages: [] },
  'src/text': { from: [], packages: [] },
  'src/quantity': { from: ['src/decimal'], packages: [] },
  'src/inverse': { from: [], packages: [] },
  'src/vocabulary': { from: ['src/quantity'], packages: [] },
  'src/fields': { from: [...VALUES, 'src/vocabulary'], packages: [] },
  'src/fields/drawing': { from: [...VALUES, 'src/fields', 'src/ui'] },
  'src/fields/*/widget.tsx': {
    from: [...VALUES, 'src/vocabulary', 'src/fields', 'src/fields/drawing', 'src/ui'],
  },
  'src/fields/widgets.ts': {
    from: ['src/fields', 'src/vocabulary', 'src/fields/drawing', 'src/fields/*/widget.tsx'],
  },
  'src/engine': { from: ['schemas', 'src/fields', 'src/vocabulary', ...VALUES], packages: [] },
  'calculators/tabelas': { from: ['src/engine', ...VALUES], packages: [] },
  'calculators/formulas': { from: ['calculators/tabelas', ...VALUES], packages: [] },
  'calculators/series': { from: [...VALUES], packages: [] },
  'calculators/lei': {
    from: ['calculators/tabelas', 'calculators/formulas', 'calculators/series', ...VALUES],
    packages: [],
  },
  'calculators/layouts': { from: ['src/engine', ...VALUES, 'calculators/formulas'], packages: [] },
  'calculators/regras': {
    from: [...CORE, 'calculators/tabelas', 'calculators/formulas', 'calculators/series', 'calculators/lei'],
    packages: [],
  },
  'src/catalogue/categories.ts': { from: CORE, packages: [] },
  calculators: {
    from: [
      ...CORE,
      'calculators/formulas',
      'calculators/lei',
      'calculators/series',
      'calculators/tabelas',
      'calculators/layouts',
      'calculators/regras',
      'src/catalogue/categories.ts',
    ],
    packages: [],
    isolated: true,
  },
  'src/catalogue': { from: [...CORE, 'src/catalogue/categories.ts'], packages: [] },
  // Only authors need the compiler, so that no page or server may import it.
  compiler: {
    from: [
      ...CORE,
      'src/fields/widgets.ts',
      'src/blog',
      'src/blog/live',
      'src/form',
      'src/result',
      'src/catalogue',
      'src/catalogue/categories.ts',
      'src/search',
      'scripts/lock.mjs',
      'calculators/tabelas',
      'scripts/lint',
    ],
  },
  // The compiler applies these rules to definitions.
  'scripts/lint': { from: [] },
  'scripts/lock.mjs': { from: [] },
  'scripts/setup': { from: ['scripts/lock.mjs'] },
  'src/ui': { from: [] },
  // Writes files, and is loaded on demand.
  'src/downloads': { from: [...VALUES, 'src/picture', 'src/ui'] },
  'src/search': {
    from: [...CORE, 'src/catalogue', 'src/catalogue/categories.ts', 'src/parts', 'src/site', 'src/ui'],
  },
  // Pages and storage share the names of pictures.
  'src/site/stored-picture.ts': { from: [], packages: [] },
  'src/site': { from: [...CORE, 'src/site/stored-picture.ts'] },
  'src/parts': {
    from: [
      ...CORE,
      'src/catalogue',
      'src/site',
      'src/site/stored-picture.ts',
      'src/ui',
      'src/catalogue/categories.ts',
    ],
  },
  'src/form': { from: [...CORE, ...DRAWING, 'src/ui'] },
  // Entry point of the forms outside calculators.
  'src/admin/form/field.ts': { from: [] },
  'src/admin/form/schema-form.tsx': { from: ['src/form', 'src/admin/form/field.ts', ...DRAWING, ...SCREENS] },
  // Draws pictures as SVG.
  'src/picture': { from: ['src/site', 'src/ui'] },
  'src/result': { from: [...CORE, 'src/downloads', 'src/ui'] },
  'src/package': { from: CORE, packages: [] },
  'src/backend': { from: [...CORE, 'src/site/stored-picture.ts'] },
  'src/feedback': { from: [...SCREENS, 'src/backend'] },
  'src/pages': {
    from: [
      ...SCREENS,
      ...DRAWING,
      'src/feedback',
      'src/form',
      'src/inverse',
      'src/offline',
      'src/picture',
      'src/result',
    ],
  },
  'src/blog': { from: [...SCREENS, 'src/blog/live'] },
  'src/blog/live': { from: [...SCREENS, 'src/blog', 'src/backend'] },
  // Editor of articles, loaded with the content tab.
  'src/editor': { from: ['src/blog/live', 'src/catalogue', 'src/site/stored-picture.ts', 'src/ui'] },
  'src/admin': {
    from: [
      ...SCREENS,
      'src/backend',
      'src/editor',
      'src/admin/form/field.ts',
      'src/admin/form/schema-form.tsx',
    ],
  },
  // Service worker and its page code, loaded when pages are idle.
  'src/offline': { from: [...SCREENS, 'src/notices'] },
  // Notices over the page, loaded on demand.
  'src/notices': { from: ['src/ui'] },
  // Renders documents in the build and on the server.
  'src/app/document': { from: [...SCREENS, 'src/app', 'src/blog', 'src/blog/live', 'src/backend', 'server'] },
  'src/app': {
    from: [
      ...SCREENS,
      'src/notices',
      'src/offline',
      'src/pages',
      'src/blog',
      'src/blog/live',
      'src/admin',
      'src/backend',
    ],
  },
};

/** Modules that the layers in `USES_PUBLIC_MODULES` may import from each other. */
export const PUBLIC_MODULES = new Set([
  'src/pages/index.ts',
  'src/blog/choose-articles.ts',
  'src/blog/index.ts',
  'src/blog/read-also.tsx',
  'src/blog/live/archive.ts',
  'src/blog/live/editing.ts',
  'src/blog/live/writing.ts',
  'src/admin/index.ts',
]);
export const USES_PUBLIC_MODULES = new Set(['src/pages', 'src/blog', 'src/admin']);

/** Packages that only the given layers may import. */
export const GUARDED_PACKAGES: Record<string, string[]> = {
  '@rjsf/*': ['src/form', 'src/admin/form/schema-form.tsx', ...DRAWING, 'compiler'],
  '@supabase/*': ['src/backend', 'server'],
  '@tiptap/*': ['src/editor'],
};

/** Layers of the domain, which must not use the clock, randomness or browser APIs. */
export const PURE_LAYERS = new Set([
  'schemas',
  ...VALUES,
  'src/vocabulary',
  'src/fields',
  'src/engine',
  'src/catalogue',
]);
