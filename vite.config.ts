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
 * Chunks of modules that are loaded together, because fewer and larger files compress better and need fewer requests. A
 * module's deepest folder decides; modules outside these folders join those that import them.
 */
const GROUPS = {
  // Shell of every page.
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
    'src/text/',
    'src/ui/',
  ],
  // Client for published articles.
  leitura: ['src/backend/config.ts', 'src/backend/errors.ts', 'src/backend/read-table.ts'],
  // Form and engine of every calculator.
  calculo: [
    'src/engine/',
    'src/fields/',
    'src/form/',
    'src/pages/calculator/lazy-panel.tsx',
    'src/pages/calculator/tool/',
    'src/quantity/',
    'src/ui/problem-text.tsx',
    'src/ui/select.tsx',
  ],
  // Parts that only some calculators need immediately.
  linhas: ['src/fields/rows/'],
  caixas: ['src/fields/checkboxes/'],
  // Formatter of formulas, which lessons need immediately and other calculators with the first result.
  passos: ['src/engine/explain/'],
  // Offline use, which starts when the page is done.
  offline: ['src/app/shell/kept-help.tsx', 'src/offline/page/'],
  // Receipt, which the home page needs immediately and other pages with the first result.
  recibo: ['src/ui/receipt.tsx'],
  // Code that is needed after the first interaction.
  resultado: ['src/engine/evaluate/', 'src/pages/calculator/answering/', 'src/result/'],
};

const OTHERS = ['VITE_LEGAL_NAME', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'VITE_OFFLINE'];

/**
 * Creates the constants for Vite's `define` from the settings of the site and its backend. Missing settings are empty,
 * so that the build drops the code for them.
 *
 * @param mode Vite's mode, which selects the files with settings
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
    // Omit preload tags, which delayed the first paint in every measurement.
    modulePreload: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
    // Allow the large chunk of the administration's editor; size-limit checks the code for visitors.
    chunkSizeWarningLimit: 700,
    // Inline no assets, because the policy allows data: URLs only for images.
    assetsInlineLimit: 0,
  },
  environments: environments(GROUPS),
  builder: {},
  server: {
    host: '127.0.0.1',
    strictPort: false,
    // Ignore generated files, because systems limit the number of watched files.
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
