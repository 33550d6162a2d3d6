import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adminCopies } from './scripts/vite/admin-copies.ts';
import { backendPlugin } from './scripts/vite/backend-plugin.ts';
import { blogPlugin } from './scripts/vite/blog-plugin.ts';
import { calculatorsPlugin } from './scripts/vite/calculators-plugin.ts';
import { iconsPlugin } from './scripts/vite/icons-plugin.ts';
import { ownBundles } from './scripts/vite/own-bundles.ts';
import { uncopied } from './scripts/vite/own-ids.ts';
import { checkRjsfAliases, RJSF_ALIASES } from './scripts/vite/rjsf-aliases.ts';
import { schemasPlugin } from './scripts/vite/schemas-plugin.ts';
import { siteConstants } from './scripts/vite/site-constants.ts';
import { textSectionsPlugin } from './scripts/vite/text-sections-plugin.ts';
import { workerAddress } from './scripts/vite/worker-address.ts';
import { todayInBrazil } from './src/engine/today.ts';

/** Elements of results that only some calculators have, and what they are drawn with. */
const RARER_ELEMENTS = /src\/result\/(charts|elements\/(?!(figures|headline|notice|steps)\/))/;

/** What fields that only some forms have need, of RJSF's and of ours. */
const RARER_FIELDS = /\/fields\/((Array|Boolean)Field\.js|drawing\/(use-row-focus|row-change)\.ts)(\?|$)/;

/** What shows a calculator within another site, and what hands out the HTML for that; all but the control that opens it. */
const FOR_OTHER_SITES = /src\/pages\/calculator\/embed\/(?!embed-control)/;

/** What answers a press, and nothing else: it is loaded with the first sign that somebody uses the form. */
const FOR_ANSWERS =
  /src\/(result\/|feedback\/feedback-line|ui\/(use-printing|use-painted|whole-widths)|engine\/(explain\.ts$|evaluate|judge-rules|read-result|problem|methods|quantities)|pages\/calculator\/(answering|calculation-changes|asks|refusal|result-body|rehearsal|result-actions|printed-head|answers|tools\/))/;

/** What is loaded when it is asked for: the panels of the tools below a result, in a folder each, and what writes files. */
const ON_DEMAND =
  /src\/(pages\/calculator\/tools\/[a-z-]+\/|result\/elements\/(table\/download-workbook|chart\/export))/;

/**
 * Chunks for what always comes together: fewer and larger files compress better. A group takes along what its
 * modules import, so whatever several pages share belongs to the base.
 */
const CHUNKS = [
  {
    // What every page has: the framework, the shell and the parts of pages (suggestions come on demand).
    name: 'base',
    test: (id: string) =>
      /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//.test(id) ||
      /src\/(site\/|app\/(?!entry|styles|analytics)|parts(?!\/(picture|suggestions|marked|site-search|page-links|content|article-table)))/.test(
        id,
      ) ||
      /src\/((pages|blog|admin)\/index|blog\/(article|own-contents))\.ts$/.test(id) ||
      /src\/ui\/(button|container|control-frame|icon|notice)\.tsx?/.test(id) ||
      /src\/(calendar\/format-date|decimal\/(notation|rounding)|engine\/(today|record|whole-amounts)|catalogue\/(categories|entry)|pages\/(calculator\/load-calculator|not-found))\.ts/.test(
        id,
      ),
    priority: 20,
  },
  {
    // What draws an article: those of the blog, and those under calculators.
    name: 'artigo',
    test: /src\/parts\/(content\/|article-table)/,
    priority: 15,
  },
  {
    // What asks a backend for articles.
    name: 'publicados',
    test: /src\/(backend\/(config|errors|request|read-table|published)|blog\/live\/(published-articles|post-article))\.ts$/,
    priority: 15,
  },
  {
    // What every calculator has: engine, form and exact arithmetic; rarer fields only where there are any.
    name: 'calculo',
    test: (id: string) =>
      // A copy stays with whose it is.
      uncopied(id) === id &&
      !FOR_ANSWERS.test(id) &&
      !RARER_FIELDS.test(id) &&
      !FOR_OTHER_SITES.test(id) &&
      !ON_DEMAND.test(id) &&
      !id.includes('src/quantity/progressive.ts') &&
      (/\/@rjsf\/|\/big\.js\/|src\/(decimal|quantity|engine|fields\/(drawing|number)|form|pages\/calculator)\//.test(
        id,
      ) ||
        /schemas\/fields\.ts$|src\/ui\/unbroken\.tsx$/.test(id)),
    priority: 10,
  },
  {
    // What answers for every calculator; what it shares with the form is there already.
    name: 'resultado',
    test: (id: string) =>
      uncopied(id) === id && FOR_ANSWERS.test(id) && !RARER_ELEMENTS.test(id) && !ON_DEMAND.test(id),
    priority: 5,
  },
];

export default defineConfig({
  plugins: [
    backendPlugin(),
    calculatorsPlugin(),
    ownBundles(),
    adminCopies(),
    blogPlugin(),
    iconsPlugin(),
    schemasPlugin(),
    checkRjsfAliases(),
    siteConstants(),
    textSectionsPlugin(),
    workerAddress(),
    react(),
    tailwindcss(),
  ],
  resolve: { alias: [...RJSF_ALIASES] },
  define: { BUILD_DAY: JSON.stringify(todayInBrazil(new Date())) },
  build: {
    target: 'baseline-widely-available',
    // light-dark() and nesting stay as written: the browsers of the target's last two years know them.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Preload tags made the first paint slower in every measurement.
    modulePreload: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
    },
    // An inlined asset would be a data: address, which the policy allows for images only.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    strictPort: false,
    // What the commands and the backend write. A system watches so many files and no more.
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
});
