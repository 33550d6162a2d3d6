import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { environments } from './build/environments.ts';
import { backend } from './build/plugins/backend.ts';
import { calculators } from './build/plugins/calculators.ts';
import { icons } from './build/plugins/icons.ts';
import { markdown } from './build/plugins/markdown.ts';
import { rjsfAliases } from './build/plugins/rjsf-aliases.ts';
import { todayInBrazil } from './src/calendar/today.ts';
import { SITE_VARIABLES } from './server/settings/environment.ts';

/**
 * Chunks for modules that are loaded together: fewer and larger files compress better and need fewer requests. A
 * module's deepest folder decides; modules elsewhere go with those that import them.
 */
const GROUPS = {
  // The shell of every page.
  base: [
    'node_modules/react/',
    'node_modules/react-dom/',
    'node_modules/react-router/',
    'node_modules/scheduler/',
    'src/app/shell/',
    'src/calendar/',
    'src/catalogue/',
    'src/decimal/',
    'src/parts/',
    'src/site/',
    'src/ui/',
  ],
  // Reads published articles from the backend.
  leitura: ['src/backend/config.ts', 'src/backend/errors.ts', 'src/backend/read-table.ts'],
  // The form and the engine of every calculator.
  calculo: ['src/engine/', 'src/fields/', 'src/form/', 'src/pages/calculator/tool/', 'src/quantity/'],
  // Parts that only some calculators need at once.
  linhas: ['src/fields/rows/'],
  caixas: ['src/fields/checkboxes/'],
  // Writes formulas: lessons need it at once, other calculators with the first result.
  passos: ['src/engine/explain/'],
  // The home page has a receipt at once, other pages with a result.
  recibo: ['src/ui/receipt.tsx'],
  // Code that answers after the first use.
  resultado: ['src/engine/evaluate/', 'src/pages/calculator/answering/', 'src/result/'],
};

const OTHERS = ['VITE_LEGAL_NAME', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'VITE_OFFLINE'];

/**
 * Constants for Vite's `define`: the settings of the site and its backend. Missing settings are empty, so that the
 * build drops the code for them.
 *
 * @param mode Vite's mode, which selects the files with settings.
 */
function siteConstants(mode: string): Record<string, string> {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  return Object.fromEntries(
    [...SITE_VARIABLES, ...OTHERS].map((name) => [
      `import.meta.env.${name}`,
      JSON.stringify(env[name]?.trim() ?? ''),
    ]),
  );
}

export default defineConfig(({ mode }) => ({
  plugins: [backend(), calculators(), markdown(), icons(), rjsfAliases(), react(), tailwindcss()],
  define: { BUILD_DAY: JSON.stringify(todayInBrazil(new Date())), ...siteConstants(mode) },
  build: {
    target: 'baseline-widely-available',
    // Keeps light-dark() and nesting as written, because the target's browsers support them.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Preload tags made the first paint slower in every measurement.
    modulePreload: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
    // The administration's visual editor; size-limit watches what visitors load.
    chunkSizeWarningLimit: 700,
    // An inlined asset would be a data: address, which the policy allows for images only.
    assetsInlineLimit: 0,
  },
  environments: environments(GROUPS),
  builder: {},
  server: {
    host: '127.0.0.1',
    strictPort: false,
    // Excludes the output of commands and the backend, because a system limits the number of watched files.
    watch: {
      ignored: [
        '**/.cache/**',
        '**/.calculario/**',
        '**/dist-server/**',
        '**/test-results/**',
        '**/bench/**',
      ],
    },
  },
}));
